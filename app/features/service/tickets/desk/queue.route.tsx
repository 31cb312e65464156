import { href } from 'react-router'
import { staffIn } from '#app/features/people/account/account.server.ts'
import { customersFor } from '#app/features/people/company/company.customer.server.ts'
import { ListCustomers } from '#app/features/people/company/company.customer.tsx'
import { TicketFilters } from '../list/list-filters.tsx'
import { isFiltered, queueOrders, readQueue, type TicketListView, ticketListSearch } from '../list/list-params.ts'
import { listWords } from '../list/list.words.ts'
import { type Labels, labelsIn } from '#app/catalogue/catalogue.labels.ts'
import { listTickets } from '../tickets.server.ts'
import { nextStepOf } from '../tickets.step.ts'
import type { TicketRow } from '../tickets.ts'
import { subjectOf, ticketWords } from '../tickets.words.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { ExportLinks } from '#app/kit/lists/export-links.tsx'
import { ListParts } from '#app/kit/lists/list-page.tsx'
import { listsWords } from '#app/kit/lists/lists.words.ts'
import { listData, readOrLog } from '#app/kit/lists/pages.server.ts'
import { columnSort } from '#app/kit/lists/sorted.ts'
import { useRememberedList } from '#app/kit/lists/way-back.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { NoResultPicture } from '#app/kit/ui/pictures.tsx'
import { type Tab, Tabs } from '#app/kit/ui/tabs.tsx'
import { dayOf } from '#app/kit/words/formats.ts'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { deskWords } from './desk.words.ts'
import { QueueTable } from './queue-table.tsx'
import { queueName, settled, ticketOf } from './ticket.ts'
import type { Route } from './+types/queue.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = staffIn(context)
  const portal = context.get(portalContext)
  const today = dayOf(portal.clock.now())
  const { filter, view } = readQueue(url.searchParams, today)
  const locale = localeOf(url.pathname)
  const found = await readOrLog(portal.log, 'the queue', async () => {
    const { customer, named } = await customersFor(portal, viewer, filter)
    const labels = labelsIn(locale, portal.catalogues.current())
    const page = await listTickets(portal, viewer, { ...filter, company: customer?.id })
    return { customer, named, page: { ...page, rows: page.rows.map((row) => rowOf(locale, labels, row, today)) } }
  })
  return listData({ view, notice: noticeIn(url.searchParams, settled) }, found)
}

export default function Queue({ loaderData: { view, notice, found } }: Route.ComponentProps) {
  const say = useWords(deskWords)
  const list = useWords(listWords)
  const path = href('/:locale?/console/tickets', localePrefix(useLocale()))
  const { q, stage, awaiting, overdue, company, from, to, order } = view
  const toView = (one: Partial<TicketListView>) => path + ticketListSearch(one)
  const sortBy = columnSort(queueOrders, view, toView)
  useRememberedList(queueName, ticketListSearch(view))
  return (
    <div className="queue">
      <PageTitle title={list('list')} />
      <DoneToast title={notice && say(`done.${notice.done}`, { number: ticketOf(notice) })} />
      <div className="queue-head">
        <PageHeader title={list('list')} />
        <Tabs label={say('queue.views')} tabs={useTabs(path, view)} />
        {found && found.page.rows.length > 0 ? (
          <div className="cluster queue-export">
            <ExportLinks small path={path} search={ticketListSearch({ ...view, after: undefined })} />
          </div>
        ) : null}
      </div>
      <ListParts
        view={view}
        page={found?.page}
        say={list}
        toView={toView}
        filters={
          <TicketFilters
            path={path}
            view={view}
            toView={toView}
            orders={queueOrders}
            more={undefined}
            resetTo={q || stage || from || to ? toView({ awaiting, overdue, company, order }) : undefined}
          >
            {awaiting ? <input type="hidden" name="awaiting" value={awaiting} /> : null}
            {overdue ? <input type="hidden" name="overdue" value="yes" /> : null}
            {company ? <input type="hidden" name="company" value={company} /> : null}
          </TicketFilters>
        }
        customers={<ListCustomers view={view} found={found} toView={toView} />}
        renderRows={(rows) => <QueueTable caption={list('list')} rows={rows} sortBy={sortBy} />}
        isFiltered={isFiltered(view)}
        none={{ instead: <NoTickets path={path} view={view} /> }}
      />
    </div>
  )
}

function rowOf(locale: Locale, labels: Labels, row: TicketRow, today: string) {
  const { id, serialNumber, companyName, stage, promisedAt, lastActivityAt } = row
  const next = nextStepOf('maker', row, today)
  return {
    id,
    subject: subjectOf(locale, labels, row),
    serialNumber,
    companyName,
    stage,
    next,
    promisedAt,
    lastActivityAt,
  }
}

/** The views an agent changes between all day; what is searched for stays, and in which order. */
function useTabs(path: string, { awaiting, overdue, after: _after, ...kept }: TicketListView): Tab[] {
  const say = useWords(deskWords)
  const tickets = useWords(ticketWords)
  const tab = (
    label: string,
    view: Pick<TicketListView, 'overdue'> & Partial<Pick<TicketListView, 'awaiting'>>,
  ): Tab => ({
    label,
    to: path + ticketListSearch({ ...kept, ...view }),
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

function NoTickets({
  path,
  view: { q, stage, awaiting, overdue, company, from, to, after },
}: {
  path: string
  view: TicketListView
}) {
  const say = useWords(deskWords)
  const list = useWords(listWords)
  const lists = useWords(listsWords)
  const all = <LinkButton to={path}>{list('show-all')}</LinkButton>
  if (q || stage || from || to || after || (company && !awaiting && !overdue))
    return (
      <EmptyState picture={<NoResultPicture />} title={list('no-result')} action={all}>
        {lists('no-result.words', { fields: list('search.fields') })}
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
