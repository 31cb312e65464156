import { href } from 'react-router'
import { offered, textIn } from '#app/catalogue/catalogue.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import { ListCustomers } from '#app/features/people/company/company.customer.tsx'
import { answerForm } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { newUuid } from '#app/kit/http/ids.ts'
import { ListParts } from '#app/kit/lists/list-page.tsx'
import { listData, readOrLog } from '#app/kit/lists/pages.server.ts'
import { columnSort } from '#app/kit/lists/sorted.ts'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { settled } from '../desk/ticket.ts'
import { queueOrders, readTicketList, ticketList, type TicketListView } from '../list/list-params.ts'
import { listWords } from '../list/list.words.ts'
import { BulkForm } from './bulk-form.tsx'
import { bulkIntents, readFates } from './bulk.ts'
import { NoTickets } from './no-tickets.tsx'
import { queueForms, queueNotices } from './queue.actions.server.ts'
import { QueueFilters } from './queue-filters.tsx'
import { QueueHead } from './queue-head.tsx'
import { QueueNews } from './queue-news.tsx'
import { QueueTable } from './queue-table.tsx'
import { shownQueue } from './shown.server.ts'
import type { Route } from './+types/queue.route'
import './queue.css'
import './queue-tools.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = staffIn(context)
  const portal = context.get(portalContext)
  const locale = localeOf(url.pathname)
  const asked = readTicketList(url.searchParams, viewer, portal.clock.now())
  const found = await readOrLog(portal.log, 'the queue', () => shownQueue.read(portal, viewer, asked, locale))
  const shown = {
    view: asked.view,
    self: viewer.accountId,
    isAdmin: viewer.role === 'admin',
    answers: answersIn(portal, locale),
    submission: newUuid(),
    fates: readFates(url.searchParams.get('notice')),
    notice: noticeIn(url.searchParams, [...queueNotices, ...settled]),
  }
  return listData(shown, found)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = staffIn(context)
  const portal = context.get(portalContext)
  const locale = localeOf(url.pathname)
  const { view } = readTicketList(url.searchParams, viewer, portal.clock.now())
  const search = ticketList.search(view)
  const work = { portal, viewer, locale, search, fields: await readFields(request) }
  return answerForm(work, queueForms, { page: href('/:locale?/console/tickets', localePrefix(locale)) })
}

export default function Queue({ loaderData, actionData }: Route.ComponentProps) {
  const { view, found } = loaderData
  const list = useWords(listWords)
  const path = href('/:locale?/console/tickets', localePrefix(useLocale()))
  const toView: ToView = (one) => path + ticketList.search(one)
  const sortBy = columnSort(queueOrders, view, toView)
  const bulk = bulkIntents.some((one) => one === actionData?.intent) ? actionData : undefined
  return (
    <div className="queue">
      <QueueNews {...loaderData} refusal={actionData} />
      <QueueHead {...loaderData} path={path} refusal={actionData} />
      <ListParts
        view={view}
        page={found?.page}
        say={list}
        toView={toView}
        filters={<QueueFilters path={path} view={view} toView={toView} agents={found?.head.agents ?? []} />}
        customers={<ListCustomers view={view} found={found} toView={toView} />}
        renderRows={(rows) => (
          <BulkForm {...loaderData} action={toView(view)} submitted={bulk?.submitted}>
            <QueueTable
              caption={list('list')}
              rows={rows}
              sortBy={sortBy}
              columns={found?.head.columns ?? []}
              chosen={[bulk?.submitted['ticket'] ?? []].flat()}
            />
          </BulkForm>
        )}
        isFiltered={ticketList.isFiltered(view)}
        none={{ instead: <NoTickets path={path} view={view} /> }}
      />
    </div>
  )
}

type ToView = (view: Partial<TicketListView>) => string

/** The standard answers, as their reader's language calls them. */
function answersIn({ catalogues }: Portal, locale: Locale) {
  const answers = offered(catalogues.current().answers).filter(({ kind }) => kind === 'answer')
  return answers.map(({ code, title }) => ({ value: code, label: textIn(locale, title) || code }))
}
