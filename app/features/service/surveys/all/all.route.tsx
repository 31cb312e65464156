import { CirclePlus } from 'lucide-react'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDay, formatNumber } from '#app/kit/words/formats.ts'
import { localeOf, type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import { listSurveys } from '../drafts.server.ts'
import { StateDot } from '../state-dot.tsx'
import type { ListedSurvey } from '../store.server.ts'
import { textOf } from '../surveys.ts'
import { surveyWords } from '../surveys.words.ts'
import { allWords } from './all.words.ts'
import type { Route } from './+types/all.route'

type Row = Pick<
  ListedSurvey,
  'id' | 'trigger' | 'state' | 'anonymous' | 'startsOn' | 'endsOn' | 'invited' | 'answered'
> & { title: { text: string; locale: Locale } }

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = staffIn(context)
  const locale = localeOf(url.pathname)
  const found = await listSurveys(context.get(portalContext), viewer)
  const rows = found.map(({ title, ...row }): Row => ({ ...row, title: textOf(title, locale) }))
  return { rows, mayWrite: viewer.role === 'admin' }
}

/** All surveys, the latest first. */
export default function Surveys({ loaderData: { rows, mayWrite } }: Route.ComponentProps) {
  const say = useWords(allWords)
  const locale = useLocale()
  const prefix = localePrefix(locale)
  const actions = (
    <>
      <LinkButton to={href('/:locale?/console/surveys/tasks', prefix)}>{say('tasks')}</LinkButton>
      {mayWrite ? (
        <LinkButton
          to={href('/:locale?/console/surveys/new', prefix)}
          variant="primary"
          icon={<CirclePlus size={16} aria-hidden />}
        >
          {say('new')}
        </LinkButton>
      ) : null}
    </>
  )
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <PageHeader eyebrow={say('console')} title={say('title')} actions={actions}>
        {say('intro')}
      </PageHeader>
      {rows.length > 0 ? (
        <Card flush>
          <Table caption={say('title')} columns={columnsFor(locale)} rows={rows} rowKey={({ id }) => id} />
        </Card>
      ) : (
        <Card title={say('none')}>
          <p>{say('none.words')}</p>
        </Card>
      )}
    </div>
  )
}

function columnsFor(locale: Locale): Column<Row>[] {
  const say = sayIn(allWords, locale)
  const words = sayIn(surveyWords, locale)
  return [
    {
      label: say('survey'),
      look: 'main',
      render: ({ id, title }) => (
        <RowLink to={href('/:locale?/console/surveys/:id', { ...localePrefix(locale), id: String(id) })}>
          <span lang={title.locale}>{title.text}</span>
        </RowLink>
      ),
    },
    { label: words('trigger'), labelled: true, render: ({ trigger }) => words(`trigger.${trigger}`) },
    { label: words('state'), render: ({ state }) => <StateDot state={state} /> },
    {
      label: say('answers'),
      look: 'number',
      labelled: true,
      render: ({ state, anonymous, answered, invited }) => {
        if (state === 'draft') return '–'
        // How many have answered at this moment would tell who did.
        if (anonymous) return say('answers.own')
        return say('answers.of', { answered: formatNumber(locale, answered), invited: formatNumber(locale, invited) })
      },
    },
    { label: say('days'), extra: true, labelled: true, render: (row) => daysText(locale, row) },
  ]
}

function daysText(locale: Locale, { startsOn, endsOn }: Pick<Row, 'startsOn' | 'endsOn'>): string {
  if (startsOn === null && endsOn === null) return '–'
  return [startsOn, endsOn].map((day) => (day === null ? '' : formatDay(locale, day))).join(' – ')
}
