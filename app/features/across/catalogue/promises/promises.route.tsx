import { Form as PlainForm, href, useLocation } from 'react-router'
import { labelsIn, nameOf } from '#app/catalogue/catalogue.labels.ts'
import type { PromisedDays } from '#app/catalogue/catalogue.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { promisedDayOf } from '#app/features/service/tickets/tickets.promised.ts'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { useAdded } from '#app/kit/forms/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { formatDay } from '#app/kit/words/formats.ts'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { SectionPage } from '../editing/section-page.tsx'
import { answerSection, beginSection } from '../editing/section.server.ts'
import { forms, notices } from './actions.server.ts'
import { AppealsForm, PromiseForm, RemindersForm, WorkingForm } from './promise-form.tsx'
import { SatisfactionForm } from './satisfaction-form.tsx'
import { promisesWords } from './promises.words.ts'
import type { Route } from './+types/promises.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const { catalogue, asked: _asked, ...page } = await beginSection({ url, context }, notices)
  const { working } = catalogue
  const now = portal.clock.now()
  const dayFor = (row: PromisedDays) => promisedDayOf({ promises: [row], working }, claimOf(row), now)
  return {
    ...page,
    promises: catalogue.promises.map((row) => ({ ...row, ifNow: dayFor(row) })),
    working,
    appealDays: catalogue.appealDays,
    satisfaction: catalogue.satisfaction,
    reminders: catalogue.reminders,
    kinds: labelsIn(localeOf(url.pathname), catalogue).kinds,
  }
}

function claimOf({ kind, country }: PromisedDays) {
  return { kind: kind ?? '', country: country ?? '' }
}

export async function action(args: Route.ActionArgs) {
  const page = href('/:locale?/console/catalogue/promises', localePrefix(localeOf(args.url.pathname)))
  return answerSection(args, page, forms, notices)
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function Promises({ loaderData, actionData }: Route.ComponentProps) {
  const { draft, promises, working, appealDays, reminders, satisfaction, kinds, notice } = loaderData
  const say = useWords(promisesWords)
  const columns = columnsFor(useLocale(), kinds, draft.revision)
  const of = (intent: string) => (actionData?.intent === intent ? actionData : undefined)
  const added = useAdded(promises.length)
  return (
    <SectionPage
      title={say('section.promises')}
      intro={say('intro')}
      draft={draft}
      done={notice && say(`notice.${notice}`)}
      refusal={actionData}
    >
      <Card flush={promises.length > 0}>
        {promises.length > 0 ? (
          <Table
            caption={say('section.promises')}
            columns={columns}
            rows={promises}
            rowKey={({ kind, country }) => `${kind} ${country}`}
          />
        ) : (
          <p className="muted">{say('promises.none')}</p>
        )}
      </Card>
      <PromiseForm key={added} kinds={kinds} revision={draft.revision} refusal={of('promise')} />
      <AppealsForm appealDays={appealDays} revision={draft.revision} refusal={of('appeals')} />
      <SatisfactionForm satisfaction={satisfaction} revision={draft.revision} refusal={of('satisfaction')} />
      <RemindersForm reminders={reminders} revision={draft.revision} refusal={of('reminders')} />
      <WorkingForm working={working} revision={draft.revision} refusal={of('working')} />
    </SectionPage>
  )
}

type Kinds = Route.ComponentProps['loaderData']['kinds']
type Row = Route.ComponentProps['loaderData']['promises'][number]

function columnsFor(locale: Locale, kinds: Kinds, revision: number): Column<Row>[] {
  const say = sayIn(promisesWords, locale)
  const kindOf = ({ kind }: Row) => (kind === null ? say('kind.any') : nameOf(kinds, kind))
  const countryOf = ({ country }: Row) => (country === null ? say('country.any') : countryName(locale, country))
  return [
    { label: say('kind'), look: 'name', render: kindOf },
    { label: say('country'), render: countryOf },
    { label: say('days'), render: ({ days }) => say('days.count', { count: days }) },
    { label: say('if.now'), look: 'date', render: ({ ifNow }) => (ifNow === null ? '–' : formatDay(locale, ifNow)) },
    {
      label: say('remove'),
      hideLabel: true,
      look: 'actions',
      render: (row) => <Remove row={row} name={`${kindOf(row)}, ${countryOf(row)}`} revision={revision} />,
    },
  ]
}

function Remove({ row: { kind, country }, name, revision }: { row: Row; name: string; revision: number }) {
  const say = useWords(promisesWords)
  const { pathname } = useLocation()
  return (
    <PlainForm method="post" action={pathname}>
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="kind" value={kind ?? ''} />
      <input type="hidden" name="country" value={country ?? ''} />
      <Button
        type="submit"
        size="small"
        variant="danger"
        name="intent"
        value="remove"
        aria-label={say('remove.of', { name })}
      >
        {say('remove')}
      </Button>
    </PlainForm>
  )
}
