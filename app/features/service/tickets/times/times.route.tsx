import { href } from 'react-router'
import { capitalised, kindIn, labelsIn } from '#app/catalogue/catalogue.labels.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { ExportLinks } from '#app/kit/lists/export-links.tsx'
import { countText } from '#app/kit/lists/lists.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Field, NativeSelect } from '#app/kit/ui/field.tsx'
import { Filters } from '#app/kit/ui/filters.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { tags, widened } from '#app/kit/words/formats.ts'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { readTimes } from './times.server.ts'
import { casesLeast, type Period, periodIn, periods, type Step, timesSearch, type TimesRow } from './times.ts'
import { timesWords } from './times.words.ts'
import type { Route } from './+types/times.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = staffIn(context)
  const period = periodIn(url.searchParams)
  const labels = labelsIn(localeOf(url.pathname), portal.catalogues.current())
  const { rows, resting } = await readTimes(portal, viewer, period)
  return {
    period,
    resting,
    rows: rows.map((row) => (row.group === 'kind' ? { ...row, of: capitalised(kindIn(labels, row.of ?? '')) } : row)),
  }
}

export default function Times({ loaderData: { period, rows, resting } }: Route.ComponentProps) {
  const say = useWords(timesWords)
  const locale = useLocale()
  const path = href('/:locale?/console/times', localePrefix(locale))
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <PageHeader
        title={say('title')}
        actions={<ExportLinks path={path} search={timesSearch(period)} of={say('title')} />}
      >
        {say('intro')}
      </PageHeader>
      <PeriodFilter path={path} period={period} />
      {rows.length === 0 ? (
        <Card>
          <EmptyState title={say('empty')}>{say('empty.words')}</EmptyState>
        </Card>
      ) : (
        (['all', 'kind', 'agent'] as const).map((group) => (
          <Group key={group} group={group} period={period} rows={rows.filter((row) => row.group === group)} />
        ))
      )}
      <Resting resting={resting} />
      <div className="stack-small muted">
        <p>
          {say('hours.note')} {say('few', { count: casesLeast })}
        </p>
        <p>
          {say('not.counted')} {say('seen.admin')}
        </p>
      </div>
    </div>
  )
}

function PeriodFilter({ path, period }: { path: string; period: Period }) {
  const say = useWords(timesWords)
  return (
    <Filters action={path} resetTo={period === 90 ? undefined : path}>
      <Field id="days" label={say('period')}>
        {(control) => (
          <NativeSelect {...control} name="days" defaultValue={period === 90 ? '' : String(period)}>
            {periods.map((days) => (
              <option key={days} value={days === 90 ? '' : String(days)}>
                {say('period.days', { count: days })}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </Filters>
  )
}

type GroupProps = { group: TimesRow['group']; period: Period; rows: TimesRow[] }

function Group({ group, period, rows }: GroupProps) {
  const say = useWords(timesWords)
  const locale = useLocale()
  if (rows.length === 0) return null
  return (
    <Card title={say(`group.${group}`)} flush>
      <Table
        caption={say(`group.${group}`)}
        columns={columnsFor(locale, group, period)}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </Card>
  )
}

function columnsFor(locale: Locale, group: TimesRow['group'], period: Period): Column<TimesRow>[] {
  const say = sayIn(timesWords, locale)
  const columns = (name: 'answer' | 'decision'): Column<TimesRow>[] => [
    {
      label: say(`${name}.count`),
      look: 'number',
      labelled: true,
      extra: true,
      render: (row) => numberIn(locale, row[name].count),
    },
    { label: say(`${name}.hours`), look: 'number', labelled: true, render: (row) => hoursOf(locale, row[name]) },
    { label: say(`${name}.kept`), look: 'number', labelled: true, render: (row) => shareOf(locale, row[name]) },
  ]
  return [
    group === 'all'
      ? { label: say('period'), look: 'name', render: () => say('period.days', { count: period }) }
      : { label: say(`group.${group}`), look: 'name', render: ({ of }) => of },
    ...columns('answer'),
    ...columns('decision'),
  ]
}

function hoursOf(locale: Locale, { hours }: Step): string {
  return hours === null ? '–' : sayIn(timesWords, locale)('hours', { hours: numberIn(locale, hours, 1) })
}

function shareOf(locale: Locale, { kept }: Step): string {
  if (kept === null) return '–'
  return widened(new Intl.NumberFormat(tags[locale], { style: 'percent' }).format(kept))
}

function numberIn(locale: Locale, value: number, digits = 0): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: 'always' } as const
  return widened(new Intl.NumberFormat(tags[locale], options).format(value))
}

function Resting({ resting }: { resting: Route.ComponentProps['loaderData']['resting'] }) {
  const say = useWords(timesWords)
  const locale = useLocale()
  const queue = href('/:locale?/console/tickets', localePrefix(locale))
  return (
    <Card title={say('resting')}>
      <ul className="stack-small plain-list">
        {(['dealer', 'courier', 'nobody'] as const).map((awaiting) => (
          <li key={awaiting}>
            <Link to={`${queue}?awaiting=${awaiting}`}>{say(`resting.${awaiting}`)}</Link>{' '}
            <span className="numbers muted">{countText(locale, resting[awaiting])}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
