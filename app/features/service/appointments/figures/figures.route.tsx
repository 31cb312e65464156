import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { ExportLinks } from '#app/kit/lists/export-links.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { formatNumber, tags } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { appointmentWords } from '../appointments.words.ts'
import { type FirstFree, type MonthOfAppointments, type Network, shareOf } from './figures.ts'
import { readFigures } from './figures.server.ts'
import { figuresWords } from './figures.words.ts'
import type { Route } from './+types/figures.route'

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = viewerIn(context)
  return { ...(await readFigures(context.get(portalContext), viewer)), isStaff: viewer.side === 'maker' }
}

/** What came of appointments: a dealer's own, or for staff every dealer's. */
export default function Figures({ loaderData: { rows, network, free, isStaff } }: Route.ComponentProps) {
  const say = useWords(figuresWords)
  const all = useWords(appointmentWords)
  const locale = useLocale()
  const prefix = localePrefix(locale)
  const path = href('/:locale?/appointments/figures', prefix)
  const back = { to: href('/:locale?/appointments/list', prefix), label: all('list.all') }
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <PageHeader
        back={back}
        title={say('title')}
        actions={rows.length > 0 ? <ExportLinks path={path} search="" of={say('months')} /> : undefined}
      />
      {free.length > 0 && <FreeCard free={free} isStaff={isStaff} />}
      {rows.length === 0 ? (
        <EmptyState title={say('none')} />
      ) : (
        <>
          <Card title={say('months')} flush>
            <Table
              caption={say('months')}
              columns={columnsFor(locale, isStaff)}
              rows={rows}
              rowKey={({ month, companyId }) => `${month} ${companyId}`}
            />
          </Card>
          <p className="muted">{say('months.words')}</p>
        </>
      )}
      {network && !isStaff && <NetworkLine network={network} />}
    </div>
  )
}

function FreeCard({ free, isStaff }: { free: FirstFree[]; isStaff: boolean }) {
  const say = useWords(figuresWords)
  const daysOf = (days: number | null) => {
    if (days === null) return say('free.none')
    return days === 0 ? say('free.today') : say('free.days', { count: days })
  }
  return (
    <Card title={say('free')}>
      <div className="stack-small">
        <DescriptionList
          items={free.map(({ shopName, companyName, days }) => ({
            term: isStaff ? `${companyName}, ${shopName}` : shopName,
            detail: daysOf(days),
          }))}
        />
        <p className="muted">{say('free.words')}</p>
      </div>
    </Card>
  )
}

function NetworkLine({ network: { byRiders, noShows, wait, kept } }: { network: Network }) {
  const say = useWords(figuresWords)
  const locale = useLocale()
  const slots = { riders: percent(locale, byRiders), missed: percent(locale, noShows) }
  const middle = say('network', { ...slots, wait: formatNumber(locale, Math.round(wait)) })
  const promises = kept === null ? '' : say('network.kept', { kept: percent(locale, kept) })
  return <p className="muted">{[middle, promises].filter(Boolean).join(' ')}</p>
}

function columnsFor(locale: Locale, isStaff: boolean): Column<MonthOfAppointments>[] {
  const say = sayIn(figuresWords, locale)
  const number = (value: number) => formatNumber(locale, value)
  const withShare = (part: number, booked: number) => `${number(part)} · ${percent(locale, shareOf(part, booked))}`
  return [
    { label: say('month'), look: 'main', render: ({ month }) => monthName(locale, month) },
    ...(isStaff
      ? [{ label: say('dealer'), render: ({ companyName }: MonthOfAppointments) => companyName, labelled: true }]
      : []),
    { label: say('booked'), look: 'number', labelled: true, render: ({ booked }) => number(booked) },
    {
      label: say('by-riders'),
      look: 'number',
      labelled: true,
      render: ({ byRiders, booked }) => withShare(byRiders, booked),
    },
    {
      label: say('no-shows'),
      look: 'number',
      labelled: true,
      render: ({ noShows, booked }) => withShare(noShows, booked),
    },
    { label: say('cancelled'), look: 'number', labelled: true, render: ({ cancelled }) => number(cancelled) },
    {
      label: say('kept'),
      look: 'number',
      labelled: true,
      render: ({ kept, promised }) => (promised === 0 ? '–' : withShare(kept, promised)),
    },
    { label: say('wait'), look: 'number', labelled: true, render: ({ wait }) => number(Math.round(wait)) },
  ]
}

function percent(locale: Locale, share: number): string {
  return new Intl.NumberFormat(tags[locale], { style: 'percent' }).format(share)
}

function monthName(locale: Locale, month: string): string {
  return new Intl.DateTimeFormat(tags[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
}
