import { href } from 'react-router'
import { offered, textIn } from '#app/catalogue/catalogue.ts'
import { type Labels, labelsIn } from '#app/catalogue/catalogue.labels.ts'
import { daysBetween } from '#app/features/bicycles/coverage/coverage.days.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { customersFor } from '#app/features/people/company/company.customer.server.ts'
import { ListCustomers } from '#app/features/people/company/company.customer.tsx'
import { answerForm } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { newUuid } from '#app/kit/http/ids.ts'
import { ListParts } from '#app/kit/lists/list-page.tsx'
import { listData, readOrLog } from '#app/kit/lists/pages.server.ts'
import { columnSort } from '#app/kit/lists/sorted.ts'
import { useRememberedList } from '#app/kit/lists/way-back.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { queueName, settled } from '../desk/ticket.ts'
import { TicketFilters } from '../list/list-filters.tsx'
import {
  isFiltered,
  isNarrowed,
  queueOrders,
  readQueue,
  type TicketListView,
  ticketListSearch,
} from '../list/list-params.ts'
import { listWords } from '../list/list.words.ts'
import { listQueue } from '../tickets.server.ts'
import { nextStepOf } from '../tickets.step.ts'
import { awaitings } from '../tickets.ts'
import { subjectOf, ticketWords } from '../tickets.words.ts'
import { SelectField } from '#app/kit/lists/select-field.tsx'
import { BulkForm } from './bulk-form.tsx'
import { readFates } from './bulk.ts'
import { readHead } from './head.server.ts'
import { NoTickets } from './no-tickets.tsx'
import { queueForms, queueNotices } from './queue.actions.server.ts'
import { QueueHead } from './queue-head.tsx'
import { QueueNews } from './queue-news.tsx'
import { QueueTable } from './queue-table.tsx'
import type { QueueRow } from './rows.ts'
import type { Route } from './+types/queue.route'
import './queue.css'
import './queue-tools.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = staffIn(context)
  const portal = context.get(portalContext)
  const now = portal.clock.now()
  const { filter, view } = readQueue(url.searchParams, now, viewer.accountId)
  const locale = localeOf(url.pathname)
  const found = await readOrLog(portal.log, 'the queue', async () => {
    const [head, { customer, named, page }] = await Promise.all([
      readHead(portal, viewer, now),
      readRows(portal, viewer, filter),
    ])
    const labels = labelsIn(locale, portal.catalogues.current())
    const rows = page.rows.map((row) => rowOf(locale, labels, row, now))
    return { customer, named, page: { ...page, rows }, head }
  })
  const shown = {
    view,
    self: viewer.accountId,
    isAdmin: viewer.role === 'admin',
    answers: answersIn(portal, locale),
    submission: newUuid(),
    fates: readFates(url.searchParams.get('notice')),
    notice: noticeIn(url.searchParams, [...queueNotices, ...settled]),
  }
  return listData(shown, found)
}

async function readRows(portal: Portal, viewer: StaffViewer, filter: ReturnType<typeof readQueue>['filter']) {
  const { customer, named } = await customersFor(portal, viewer, filter)
  return { customer, named, page: await listQueue(portal, viewer, { ...filter, company: customer?.id }) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = staffIn(context)
  const portal = context.get(portalContext)
  const locale = localeOf(url.pathname)
  const { view } = readQueue(url.searchParams, portal.clock.now(), viewer.accountId)
  const search = ticketListSearch(view)
  const work = { portal, viewer, locale, search, fields: await readFields(request) }
  return answerForm(work, queueForms, { page: href('/:locale?/console/tickets', localePrefix(locale)) })
}

export default function Queue({ loaderData, actionData }: Route.ComponentProps) {
  const { view, found } = loaderData
  const list = useWords(listWords)
  const tickets = useWords(ticketWords)
  const path = href('/:locale?/console/tickets', localePrefix(useLocale()))
  const { awaiting, overdue, assignee, unread, appeals, company, order } = view
  const toView = (one: Partial<TicketListView>) => path + ticketListSearch(one)
  const sortBy = columnSort(queueOrders, view, toView)
  useRememberedList(queueName, ticketListSearch(view))
  return (
    <div className="queue">
      <QueueNews {...loaderData} refusal={actionData} />
      <QueueHead {...loaderData} path={path} />
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
            isDense
            // What stands above the list is no filter of its own.
            more={awaiting === 'maker' ? undefined : awaiting}
            resetTo={
              isNarrowed(view) ? toView({ awaiting, overdue, assignee, unread, appeals, company, order }) : undefined
            }
          >
            <SelectField
              name="awaiting"
              label={list('turn')}
              all={list('turn.all')}
              chosen={awaiting}
              options={awaitings}
              nameOf={(one) => tickets(`turn.${one}`)}
            />
            {overdue ? <input type="hidden" name="overdue" value="yes" /> : null}
            {appeals ? <input type="hidden" name="appeals" value="yes" /> : null}
            {unread ? <input type="hidden" name="unread" value="yes" /> : null}
            {assignee ? <input type="hidden" name="assignee" value={assignee} /> : null}
            {company ? <input type="hidden" name="company" value={company} /> : null}
          </TicketFilters>
        }
        customers={<ListCustomers view={view} found={found} toView={toView} />}
        renderRows={(rows) => (
          <BulkForm {...loaderData} action={toView(view)}>
            <QueueTable caption={list('list')} rows={rows} sortBy={sortBy} columns={found?.head.columns ?? []} />
          </BulkForm>
        )}
        isFiltered={isFiltered(view)}
        none={{ instead: <NoTickets path={path} view={view} /> }}
      />
    </div>
  )
}

function rowOf(locale: Locale, labels: Labels, row: QueueRow, now: Date) {
  const { id, serialNumber, companyName, frameModel, stage, promisedAt, dueAt, lastActivityAt } = row
  const { country, locale: language, assigneeName, waitingSince, photo, isUnread } = row
  return {
    id,
    serialNumber,
    companyName,
    frameModel,
    stage,
    promisedAt,
    dueAt,
    lastActivityAt,
    country,
    language,
    assigneeName,
    photo,
    isUnread,
    waiting: daysBetween(dayOf(waitingSince), dayOf(now)),
    subject: subjectOf(locale, labels, row, true),
    next: nextStepOf('maker', row, now),
  }
}

/** The standard answers, as their reader's language calls them. */
function answersIn({ catalogues }: Portal, locale: Locale) {
  const answers = offered(catalogues.current().answers).filter(({ kind }) => kind === 'answer')
  return answers.map(({ code, title }) => ({ value: code, label: textIn(locale, title) || code }))
}
