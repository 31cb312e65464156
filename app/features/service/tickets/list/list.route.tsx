import { CirclePlus } from 'lucide-react'
import { data, href, redirect } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { ExportLinks } from '#app/kit/lists/export-links.tsx'
import { ListError } from '#app/kit/lists/list-states.tsx'
import { readOrLog } from '#app/kit/lists/pages.server.ts'
import { columnSort } from '#app/kit/lists/sorted.ts'
import { useRememberedList } from '#app/kit/lists/way-back.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Field, NativeSelect } from '#app/kit/ui/field.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { dayOf } from '#app/kit/words/formats.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { listClaimDrafts } from '#app/features/content/drafts/drafts.claims.server.ts'
import { newTicketPath } from '#app/features/content/drafts/drafts.claims.ts'
import { ClaimDrafts } from '#app/features/content/drafts/drafts.claims.tsx'
import { NothingFound } from './list-states.tsx'
import { TicketTable } from './list-table.tsx'
import { ListFilters } from './list-filters.tsx'
import { TicketPager } from './list-pager.tsx'
import {
  isFiltered,
  listName,
  listOrders,
  readTicketList,
  type TicketListView,
  ticketListSearch,
} from './list-params.ts'
import { listWords } from './list.words.ts'
import { listTickets } from '../tickets.server.ts'
import { nextStepOf } from '../tickets.step.ts'
import { awaitings } from '../tickets.ts'
import { subjectOf, ticketWords } from '../tickets.words.ts'
import type { Route } from './+types/list.route'
import './list.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const locale = localeOf(url.pathname)
  if (viewer.side === 'maker') throw redirect(href('/:locale?/console/tickets', localePrefix(locale)) + url.search)
  const today = dayOf(portal.clock.now())
  const { filter, view } = readTicketList(url.searchParams, today)
  const [page, drafts] = await Promise.all([
    readOrLog(portal.log, 'the list of tickets', () => listTickets(portal, viewer, filter)),
    listClaimDrafts(portal, viewer),
  ])
  if (!page) return data({ view, drafts, page }, 500)
  const rows = page.rows.map((row) => {
    const { id, serialNumber, stage, lastActivityAt } = row
    const next = nextStepOf('company', row, today)
    return { id, subject: subjectOf(locale, row, true), serialNumber, stage, next, lastActivityAt }
  })
  return { view, drafts, page: { ...page, rows } }
}

export default function TicketList({ loaderData: { view, drafts, page } }: Route.ComponentProps) {
  const say = useWords(listWords)
  const locale = useLocale()
  const path = href('/:locale?/tickets', localePrefix(locale))
  const toOrder = (order: string | undefined) => path + ticketListSearch({ ...view, order, after: undefined })
  useRememberedList(listName, ticketListSearch(view))
  return (
    <div className="ticket-list">
      <PageTitle title={say('list')} />
      <PageHeader
        eyebrow={say('warranty')}
        title={say('list')}
        actions={
          <>
            {page && page.rows.length > 0 && (
              <ExportLinks path={path} search={ticketListSearch({ ...view, after: undefined })} />
            )}
            <LinkButton
              to={newTicketPath(locale, drafts)}
              variant="primary"
              icon={<CirclePlus size={16} aria-hidden />}
            >
              {say('new')}
            </LinkButton>
          </>
        }
      />
      <ClaimDrafts drafts={drafts} back="tickets" />
      <ListFilters
        path={path}
        view={view}
        orders={listOrders}
        more={view.awaiting}
        resetTo={isFiltered(view) ? path : undefined}
      >
        <TurnFilter view={view} />
      </ListFilters>
      {!page && <ListError title={say('error')} retryTo={path + ticketListSearch(view)} />}
      {page && page.rows.length > 0 && (
        <TicketTable
          rows={page.rows}
          caption={say('list')}
          sortBy={(by) => columnSort(listOrders, view, by, toOrder)}
        />
      )}
      {page && page.rows.length > 0 && <TicketPager path={path} view={view} count={page.count} next={page.next} />}
      {page && page.rows.length === 0 && <NothingFound path={path} view={view} />}
    </div>
  )
}

function TurnFilter({ view }: { view: TicketListView }) {
  const say = useWords(listWords)
  const tickets = useWords(ticketWords)
  return (
    <Field id="awaiting" label={say('turn')}>
      {(control) => (
        <NativeSelect {...control} name="awaiting" defaultValue={view.awaiting ?? ''}>
          <option value="">{say('turn.all')}</option>
          {awaitings.map((awaiting) => (
            <option key={awaiting} value={awaiting}>
              {tickets(awaiting === 'dealer' ? 'turn.you' : `turn.${awaiting}`)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}
