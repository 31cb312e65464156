import { href } from 'react-router'
import { useLabels } from '#app/catalogue/catalogue.labels.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Field, NativeSelect } from '#app/kit/ui/field.tsx'
import { Filters } from '#app/kit/ui/filters.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { dayOf, formatDate, formatDay } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { GroupCards, Spread } from './groups.tsx'
import { type OpenCall, type Period, periodIn, periods } from './results.ts'
import { readResults } from './results.server.ts'
import { resultsWords } from './results.words.ts'
import { satisfactionWords } from './satisfaction.words.ts'
import type { Route } from './+types/results.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const months = periodIn(url.searchParams)
  const results = await readResults(portal, staffIn(context), months)
  return { months, today: dayOf(portal.clock.now()), ...results }
}

export default function Results({ loaderData }: Route.ComponentProps) {
  const { months, today, calls, all, groups, comments } = loaderData
  const say = useWords(resultsWords)
  const locale = useLocale()
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <PageHeader eyebrow={say('console')} title={say('title')}>
        {say('intro')}
      </PageHeader>
      <Card title={say('calls')} flush={calls.length > 0}>
        {calls.length > 0 ? (
          <Table
            caption={say('calls')}
            columns={callColumns(locale, today)}
            rows={calls}
            rowKey={({ ticketId }) => ticketId}
          />
        ) : (
          <p className="muted">{say('calls.none')}</p>
        )}
      </Card>
      <PeriodFilter months={months} />
      {all ? <Spread all={all} /> : <p className="muted">{say('few')}</p>}
      <GroupCards groups={groups} labels={useLabels()} />
      <Comments comments={comments} />
    </div>
  )
}

function PeriodFilter({ months }: { months: Period }) {
  const say = useWords(resultsWords)
  const path = href('/:locale?/console/satisfaction', localePrefix(useLocale()))
  return (
    <Filters action={path} resetTo={months === 12 ? undefined : path}>
      <Field id="months" label={say('period')}>
        {(control) => (
          <NativeSelect {...control} name="months" defaultValue={valueOf(months)}>
            {periods.map((period) => (
              <option key={period} value={valueOf(period)}>
                {period === 0 ? say('period.all') : say('period.months', { count: String(period) })}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </Filters>
  )
}

/** Twelve months are what an address without a period stands for. */
function valueOf(period: Period): string {
  return period === 12 ? '' : String(period)
}

function ticketAt(locale: Locale, id: number): string {
  return href('/:locale?/console/tickets/:id', { ...localePrefix(locale), id: String(id) })
}

function callColumns(locale: Locale, today: string): Column<OpenCall>[] {
  const say = sayIn(resultsWords, locale)
  const words = sayIn(satisfactionWords, locale)
  return [
    {
      label: say('ticket'),
      look: 'name',
      render: ({ ticketId }) => <RowLink to={ticketAt(locale, ticketId)}>{String(ticketId)}</RowLink>,
    },
    { label: say('customer'), look: 'main', render: ({ companyName }) => companyName },
    { label: say('score'), render: ({ score }) => `${score} · ${words(`score.${score}`)}` },
    { label: say('calls.caller'), labelled: true, render: ({ callerName }) => callerName ?? say('calls.nobody') },
    {
      label: say('calls.due'),
      look: 'date',
      render: ({ dueOn }) => {
        const day = formatDay(locale, dueOn)
        return dueOn < today ? say('late', { day }) : day
      },
    },
  ]
}

function Comments({ comments }: Pick<Route.ComponentProps['loaderData'], 'comments'>) {
  const say = useWords(resultsWords)
  const words = useWords(satisfactionWords)
  const locale = useLocale()
  return (
    <Card title={say('comments')}>
      {comments.length === 0 ? <p className="muted">{say('comments.none')}</p> : null}
      <ul className="stack-small">
        {comments.map(({ ticketId, companyName, score, comment, at }) => (
          <li key={ticketId}>
            <p className="rating-said">
              <strong>{words('score.of', { score: String(score) })}</strong>
              <Link to={ticketAt(locale, ticketId)}>{`${ticketId} · ${companyName}`}</Link>
              <span className="muted">{formatDate(locale, at)}</span>
            </p>
            <p className="ticket-text">{comment}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
