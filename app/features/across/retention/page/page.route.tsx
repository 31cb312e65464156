import { href, useLocation } from 'react-router'
import * as z from 'zod/mini'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { SelectField } from '#app/kit/forms/form-fields.tsx'
import { Form, revalidatesAfterLostRace, SubmitButton, WithSaved } from '#app/kit/forms/form.tsx'
import { noticeIn } from '#app/kit/forms/notices.ts'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { changePeriods, foreseeRun, readRetention } from '../retention.server.ts'
import {
  type PeriodKind,
  periodKinds,
  type Periods,
  type RemovedKind,
  removedKinds,
  type PeriodChange,
  type RetentionRun,
  sweptKinds,
  yearsOf,
} from '../retention.ts'
import { retentionWords } from './page.words.ts'
import type { Route } from './+types/page.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const retention = await readRetention(context.get(portalContext), viewerIn(context))
  return { ...retention, notice: noticeIn(url.searchParams, ['save'])?.done }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const page = href('/:locale?/console/retention', localePrefix(locale))
  return answerForm({ portal, viewer, locale, fields: await readFields(request) }, forms, { page })
}

const years = (kind: PeriodKind) => z.enum(yearsOf(kind).map(String))
const periodsForm = z.object({
  version: z.optional(z.string().check(z.maxLength(64))),
  orders: years('orders'),
  tickets: years('tickets'),
  aesthetic: years('aesthetic'),
  people: years('people'),
})

type Foreseen = { chosen: Periods; version: string | undefined; counts: Record<RemovedKind, number> }

const forms: Forms<'foresee' | 'save', Sent & { portal: Portal; viewer: Viewer }, Foreseen> = {
  foresee: form(periodsForm, async ({ portal, viewer }, value) => {
    const chosen = periodsOf(value)
    return { shown: { chosen, version: value.version, counts: await foreseeRun(portal, viewer, chosen) } }
  }),
  save: form(periodsForm, ({ portal, viewer }, value) =>
    changePeriods(portal, viewer, periodsOf(value), value.version),
  ),
}

function periodsOf({ orders, tickets, aesthetic, people }: z.output<typeof periodsForm>): Periods {
  return { orders: Number(orders), tickets: Number(tickets), aesthetic: Number(aesthetic), people: Number(people) }
}

export const shouldRevalidate = revalidatesAfterLostRace

/** How long things are kept, what would go if it were otherwise, and what has gone. */
export default function Retention({
  loaderData: { periods, version, runs, changes, hasCosmetic, notice },
  actionData,
}: Route.ComponentProps) {
  const say = useWords(retentionWords)
  const locale = useLocale()
  const foreseen = actionData && 'counts' in actionData ? actionData : undefined
  const refusal = actionData && 'problems' in actionData ? actionData : undefined
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <DoneToast title={notice && !actionData ? say(`notice.${notice}`) : undefined} />
      <PageHeader eyebrow={say('console')} title={say('title')}>
        {say('intro')}
      </PageHeader>
      {foreseen ? <ForeseenRun {...foreseen} /> : null}
      <Card title={say('periods')}>
        <WithSaved refusal={refusal} to={href('/:locale?/console/retention', localePrefix(locale))}>
          {/* What is foreseen was chosen by who had seen the periods of then. */}
          <PeriodsForm
            key={JSON.stringify(periods)}
            periods={foreseen?.chosen ?? periods}
            version={foreseen ? foreseen.version : version}
            hasCosmetic={hasCosmetic}
            refusal={refusal}
          />
        </WithSaved>
      </Card>
      <Card title={say('changes')} flush={changes.length > 0}>
        {changes.length > 0 ? (
          <Table caption={say('changes')} columns={changeColumns(locale)} rows={changes} rowKey={({ id }) => id} />
        ) : (
          <p className="muted">{say('changes.none')}</p>
        )}
      </Card>
      <Card title={say('runs')} flush={runs.length > 0}>
        {runs.length > 0 ? (
          <Table caption={say('runs')} columns={columnsFor(locale)} rows={runs} rowKey={({ day }) => day} />
        ) : (
          <p className="muted">{say('runs.none')}</p>
        )}
      </Card>
    </div>
  )
}

type PeriodsProps = {
  periods: Periods
  version: string | undefined
  hasCosmetic: boolean
  refusal: FormFailure | undefined
}

function PeriodsForm({ periods, version, hasCosmetic, refusal }: PeriodsProps) {
  const say = useWords(retentionWords)
  const { pathname } = useLocation()
  const label = (kind: PeriodKind) => say(`period.${kind}`)
  const shown = periodKinds.filter((kind) => hasCosmetic || kind !== 'aesthetic')
  const state = useForm(periodsForm, {
    id: 'periods',
    words: retentionWords,
    labels: {
      version: '',
      orders: label('orders'),
      tickets: hasCosmetic ? say('period.others') : label('tickets'),
      aesthetic: label('aesthetic'),
      people: label('people'),
    },
    initial: periods,
    failure: refusal,
    revision: version,
  })
  return (
    <Form form={state} action={pathname}>
      <input type="hidden" name="intent" value="foresee" />
      <input type="hidden" name="version" value={state.revision} />
      {hasCosmetic ? null : <input type="hidden" name="aesthetic" value={periods.aesthetic} />}
      {shown.map((kind) => (
        <SelectField
          key={kind}
          field={state.fields[kind]}
          hint={say(`why.${kind}`)}
          options={yearsOf(kind).map((count) => ({ value: String(count), label: say('years', { count }) }))}
        />
      ))}
      <p className="muted">{say('fixed')}</p>
      <div>
        <SubmitButton variant="secondary">{say('foresee')}</SubmitButton>
      </div>
    </Form>
  )
}

/** What the next night would take, and only then the button that makes it so. */
function ForeseenRun({ chosen, version, counts }: Foreseen) {
  const say = useWords(retentionWords)
  const locale = useLocale()
  const { pathname } = useLocation()
  const state = useForm(periodsForm, {
    id: 'save-periods',
    words: retentionWords,
    labels: { version: '', orders: '', tickets: '', aesthetic: '', people: '' },
  })
  return (
    <Alert tone="warning" title={say('foreseen')}>
      <Removed locale={locale} removed={counts} />
      <Form form={state} action={pathname} className="stack-small">
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="version" value={version} />
        {Object.entries(chosen).map(([kind, count]) => (
          <input key={kind} type="hidden" name={kind} value={count} />
        ))}
        <div>
          <SubmitButton>{say('save.periods')}</SubmitButton>
        </div>
      </Form>
    </Alert>
  )
}

function Removed({ locale, removed }: { locale: Locale; removed: RetentionRun['removed'] }) {
  const say = sayIn(retentionWords, locale)
  const lines = [...removedKinds, ...sweptKinds].flatMap((kind) => {
    const count = removed[kind] ?? 0
    return count > 0 ? [say(`removed.${kind}`, { count })] : []
  })
  if (lines.length === 0) return <p>{say('nothing')}</p>
  return (
    <ul>
      {lines.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

function changeColumns(locale: Locale): Column<PeriodChange>[] {
  const say = sayIn(retentionWords, locale)
  const spell = (count: number) => say('years', { count })
  return [
    { label: say('change.at'), look: 'date', render: ({ at }) => formatDate(locale, at, 'moment') },
    { label: say('change.kind'), look: 'main', render: ({ kind }) => say(`period.${kind}`) },
    {
      label: say('change.what'),
      render: ({ before, after }) => say('change.from-to', { before: spell(before), after: spell(after) }),
    },
    { label: say('change.by'), render: ({ byName }) => byName },
  ]
}

function columnsFor(locale: Locale): Column<RetentionRun>[] {
  const say = sayIn(retentionWords, locale)
  return [
    { label: say('run.started'), look: 'date', render: ({ startedAt }) => formatDate(locale, startedAt, 'moment') },
    {
      label: say('run.ended'),
      look: 'date',
      render: ({ endedAt }) => (endedAt ? formatDate(locale, endedAt, 'moment') : say('run.open')),
    },
    { label: say('run.removed'), look: 'main', render: ({ removed }) => <Removed locale={locale} removed={removed} /> },
  ]
}
