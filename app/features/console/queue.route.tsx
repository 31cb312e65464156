import { Search } from 'lucide-react'
import { href } from 'react-router'
import { staffIn } from '#app/features/account/account.server.ts'
import { listTickets } from '#app/features/tickets/tickets.server.ts'
import { stages, type TicketRow } from '#app/features/tickets/tickets.ts'
import { subjectOf, ticketWords } from '#app/features/tickets/tickets.words.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Field, Input, NativeSelect } from '#app/kit/ui/field.tsx'
import { Filters } from '#app/kit/ui/filters.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { Pager } from '#app/kit/ui/pager.tsx'
import { NoResultPicture } from '#app/kit/ui/pictures.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { type Tab, Tabs } from '#app/kit/ui/tabs.tsx'
import { dayOf } from '#app/kit/words/formats.ts'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { consoleWords } from './console.words.ts'
import { neighbours, type QueueRow, queueSearch, type QueueView, readQueue } from './queue.ts'
import { QueueTable } from './queue-table.tsx'
import type { Route } from './+types/queue.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = staffIn(context)
  const portal = context.get(portalContext)
  const today = dayOf(portal.clock.now())
  const { filter, view, tooShort } = readQueue(url.searchParams, today)
  const { rows, hasMore, count } = await listTickets(portal, viewer, filter)
  const locale = localeOf(url.pathname)
  return { rows: rows.map((row) => queueRow(locale, row)), hasMore, count, view, tooShort, today }
}

function queueRow(locale: Locale, row: TicketRow): QueueRow {
  const { id, companyName, stage, awaiting, promisedAt, lastActivityAt } = row
  return { id, companyName, stage, awaiting, promisedAt, lastActivityAt, subject: subjectOf(locale, row) }
}

export default function Queue({ loaderData: { rows, hasMore, count, view, tooShort, today } }: Route.ComponentProps) {
  const say = useWords(consoleWords)
  const path = href('/:locale?/console/tickets', localePrefix(useLocale()))
  const { previous, next } = neighbours(view, rows, hasMore)
  const counted = count > 1000 ? say('queue.many', { count: 1000 }) : say('queue.count', { count })
  return (
    <div className="stack-small">
      <PageTitle title={say('queue.title')} />
      <PageHeader eyebrow={say('console')} title={say('queue.title')} />
      <Tabs label={say('queue.views')} tabs={useTabs(path, view)} />
      <QueueFilters path={path} view={view} tooShort={tooShort} />
      {rows.length > 0 ? (
        <QueueTable caption={say('queue.title')} rows={rows} today={today} />
      ) : (
        <NoTickets path={path} view={view} />
      )}
      {rows.length > 0 || view.after ? (
        <Pager
          count={counted}
          previousTo={previous && path + queueSearch(previous)}
          nextTo={next && path + queueSearch(next)}
        />
      ) : null}
    </div>
  )
}

/** The views an agent changes between all day; what is searched for stays. */
function useTabs(path: string, { q, stage, awaiting, overdue }: QueueView): Tab[] {
  const say = useWords(consoleWords)
  const tickets = useWords(ticketWords)
  const tab = (label: string, view: Pick<QueueView, 'awaiting' | 'overdue'>): Tab => ({
    label,
    to: path + queueSearch({ q, stage, ...view }),
    current: view.awaiting === awaiting && view.overdue === overdue,
  })
  const turn = (one: 'maker' | 'dealer' | 'courier') => tab(tickets(`turn.${one}`), { awaiting: one, overdue: false })
  return [
    tab(say('queue.all'), { overdue: false }),
    turn('maker'),
    tab(say('queue.overdue'), { overdue: true }),
    turn('dealer'),
    turn('courier'),
  ]
}

function QueueFilters({ path, view, tooShort }: { path: string; view: QueueView; tooShort: boolean }) {
  const say = useWords(consoleWords)
  const tickets = useWords(ticketWords)
  const { q, stage, awaiting, overdue } = view
  const resetTo = q || stage ? path + queueSearch({ awaiting, overdue }) : undefined
  return (
    <Filters action={path} resetTo={resetTo}>
      <Field id="q" label={say('queue.search')} hint={tooShort ? <strong>{say('queue.short')}</strong> : undefined}>
        {(control) => (
          <Input
            {...control}
            icon={<Search size={16} aria-hidden />}
            type="search"
            name="q"
            defaultValue={q}
            placeholder={say('queue.search.hint')}
          />
        )}
      </Field>
      <Field id="stage" label={say('stage')}>
        {(control) => (
          <NativeSelect {...control} name="stage" defaultValue={stage ?? ''}>
            <option value="">{say('queue.all-stages')}</option>
            {stages.map((one) => (
              <option key={one} value={one}>
                {tickets(`stage.${one}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {awaiting ? <input type="hidden" name="awaiting" value={awaiting} /> : null}
      {overdue ? <input type="hidden" name="overdue" value="yes" /> : null}
    </Filters>
  )
}

function NoTickets({ path, view: { q, stage, awaiting, overdue, after } }: { path: string; view: QueueView }) {
  const say = useWords(consoleWords)
  const isFiltered = Boolean(q || stage || after)
  const all = <LinkButton to={path}>{say('queue.show-all')}</LinkButton>
  if (isFiltered)
    return (
      <EmptyState picture={<NoResultPicture />} title={say('queue.no-result')} action={all}>
        {say('queue.no-result.words')}
      </EmptyState>
    )
  if (awaiting || overdue)
    return (
      <EmptyState title={say('queue.clear')} action={all}>
        {say(overdue ? 'queue.clear.overdue' : 'queue.clear.words')}
      </EmptyState>
    )
  return <EmptyState title={say('queue.empty')}>{say('queue.empty.words')}</EmptyState>
}
