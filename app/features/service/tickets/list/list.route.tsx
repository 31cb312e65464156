import { CirclePlus } from 'lucide-react'
import { href, redirect } from 'react-router'
import { answerForm } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { ListPage } from '#app/kit/lists/list-page.tsx'
import { listData, readOrLog } from '#app/kit/lists/pages.server.ts'
import { SelectField } from '#app/kit/lists/select-field.tsx'
import { columnSort } from '#app/kit/lists/sorted.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { newTicketPath } from '#app/features/content/drafts/drafts.claims.ts'
import { ClaimDrafts } from '#app/features/content/drafts/drafts.claims.tsx'
import { TicketFilters } from './list-filters.tsx'
import { listOrders, readTicketList, ticketList, type TicketListView } from './list-params.ts'
import { SavedViews } from '../views/saved-views.tsx'
import { viewForms, viewNotices } from '../views/views.actions.server.ts'
import { ViewsNews } from '../views/views-news.tsx'
import { TicketTable } from './list-table.tsx'
import { listWords } from './list.words.ts'
import { shownHead, shownRows } from './shown.server.ts'
import { awaitings, turnKey } from '../tickets.ts'
import { ticketWords } from '../tickets.words.ts'
import type { Route } from './+types/list.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const locale = localeOf(url.pathname)
  if (viewer.side === 'maker') throw redirect(href('/:locale?/console/tickets', localePrefix(locale)) + url.search)
  const asked = readTicketList(url.searchParams, viewer, portal.clock.now())
  const [found, head] = await Promise.all([
    readOrLog(portal.log, 'the list of tickets', () => shownRows.read(portal, viewer, asked, locale)),
    shownHead.read(portal, viewer),
  ])
  const notice = noticeIn(url.searchParams, viewNotices)
  return listData({ view: asked.view, ...head, notice, hasColleagues: viewer.role !== 'customer' }, found)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  if (viewer.side === 'maker') throw new Problem('not-found')
  const { view } = readTicketList(url.searchParams, viewer, portal.clock.now())
  const search = ticketList.search({ ...view, after: undefined })
  const work = { portal, viewer, locale: localeOf(url.pathname), search, fields: await readFields(request) }
  return answerForm(work, viewForms(addressOf), { page: addressOf(work) })
}

function addressOf({ locale }: { locale: Locale }): string {
  return href('/:locale?/tickets', localePrefix(locale))
}

export default function TicketList({ loaderData, actionData }: Route.ComponentProps) {
  const { view, drafts, views, notice, hasColleagues, found } = loaderData
  const say = useWords(listWords)
  const locale = useLocale()
  const prefix = localePrefix(locale)
  const path = href('/:locale?/tickets', prefix)
  const toView = (one: Partial<TicketListView>) => path + ticketList.search(one)
  const sortBy = columnSort(listOrders, view, toView)
  const resetTo = ticketList.isFiltered(view) ? path : undefined
  return (
    <ListPage
      path={path}
      title={say('list')}
      eyebrow={say('warranty')}
      actions={
        <>
          <SavedViews
            path={path}
            search={ticketList.search({ ...view, after: undefined })}
            views={views}
            refusal={actionData}
          />
          <LinkButton to={newTicketPath(locale, drafts)} variant="primary" icon={<CirclePlus size={16} aria-hidden />}>
            {say('new')}
          </LinkButton>
        </>
      }
      view={view}
      page={found?.page}
      say={say}
      toView={toView}
      filters={
        <TicketFilters
          path={path}
          view={view}
          toView={toView}
          orders={listOrders}
          more={view.awaiting}
          ofColleagues={hasColleagues}
          resetTo={resetTo}
        >
          <AwaitingField chosen={view.awaiting} />
        </TicketFilters>
      }
      renderRows={(rows) => <TicketTable rows={rows} caption={say('list')} sortBy={sortBy} />}
      isFiltered={ticketList.isFiltered(view)}
      none={{
        words: say('empty.words'),
        action: <LinkButton to={href('/:locale?/new-ticket', prefix)}>{say('new')}</LinkButton>,
      }}
    >
      <ViewsNews notice={notice} refusal={actionData} />
      <ClaimDrafts drafts={drafts} back="tickets" />
    </ListPage>
  )
}

function AwaitingField({ chosen }: { chosen: TicketListView['awaiting'] }) {
  const say = useWords(listWords)
  const tickets = useWords(ticketWords)
  return (
    <SelectField
      name="awaiting"
      label={say('turn')}
      all={say('turn.all')}
      chosen={chosen}
      options={awaitings}
      nameOf={(awaiting) => tickets(turnKey(awaiting, false))}
    />
  )
}
