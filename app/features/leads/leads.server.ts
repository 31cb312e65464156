import { eachRow } from '#app/kit/lists/csv.server.ts'
import type { Page } from '#app/kit/lists/lists.ts'
import { Problem } from '#app/kit/problem.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Money } from '#app/kit/words/money.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireTrade } from '../account/account.server.ts'
import type { Viewer } from '../account/account.ts'
import { canWork, type DealAmount, type LeadRow } from './leads.ts'
import * as lists from './lists.server.ts'
import { readNotes } from './notes.store.server.ts'
import { findLead, leadsVisibleTo, readEvents, scopeOf } from './store.server.ts'
import { dealSums, sumMonths } from './sums.server.ts'

/** @throws Problem not-found for a workshop's people, module-missing */
export async function listLeads(
  portal: Portal,
  viewer: Viewer,
  { overdue, ...filter }: Omit<lists.ListFilter, 'overdueAt'> & { overdue?: boolean },
): Promise<Page<LeadRow>> {
  requireTrade(viewer, 'leads')
  const overdueAt = overdue ? portal.clock.now() : undefined
  const list = () => lists.listLeads(portal.db, scopeOf(viewer), { ...filter, overdueAt })
  return viewer.side === 'maker' && filter.q !== undefined ? portal.searches(list) : list()
}

/** @throws Problem not-found, module-missing */
export async function readBoard(portal: Portal, viewer: Viewer): Promise<lists.Column[]> {
  requireTrade(viewer, 'leads')
  return lists.readBoard(portal.db, scopeOf(viewer))
}

/** What an export holds: the filtered leads, read as they are written. @throws Problem not-found, module-missing */
export function exportLeads(
  portal: Portal,
  viewer: Viewer,
  { overdue, ...conditions }: Omit<lists.Conditions, 'overdueAt'> & { overdue?: boolean },
): AsyncIterable<lists.LeadWithReach> {
  requireTrade(viewer, 'leads')
  const asked = { ...conditions, overdueAt: overdue ? portal.clock.now() : undefined }
  const isSearch = viewer.side === 'maker' && conditions.q !== undefined
  return eachRow<lists.LeadWithReach>((last, limit) => {
    const read = () => lists.listOn(portal.db, scopeOf(viewer), asked, last, limit)
    return isSearch ? portal.searches(read) : read()
  })
}

/** A lead with its notes and its history. @throws Problem not-found, module-missing */
export async function readLead(portal: Portal, viewer: Viewer, id: number) {
  requireTrade(viewer, 'leads')
  const lead = await findLead(portal.db, viewer, id)
  if (!lead) throw new Problem('not-found')
  const [notes, events] = await Promise.all([readNotes(portal.db, id), readEvents(portal.db, viewer, id)])
  return { lead, notes, events }
}

/** Asked before a form is read; of staff only the form itself says what they want. @throws Problem not-found, module-missing */
export async function requireLead({ db }: Portal, viewer: Viewer, id: number): Promise<void> {
  requireTrade(viewer, 'leads')
  if (canWork(viewer) && !(await findLead(db, viewer, id))) throw new Problem('not-found')
}

/** As `requireLead`, for what staff do not do. @throws Problem not-found, module-missing; not-yours for staff */
export async function requireOwnLead(portal: Portal, viewer: Viewer, id: number): Promise<void> {
  await requireLead(portal, viewer, id)
  if (!canWork(viewer)) throw new Problem('not-yours')
}

/**
 * What the accepted leads are worth that are still open, and those won: a sum for each currency.
 * @throws Problem not-found, module-missing
 */
export async function totalDealAmount(portal: Portal, viewer: Viewer): Promise<DealAmount> {
  requireTrade(viewer, 'leads')
  const sums = await dealSums(portal.db, scopeOf(viewer)).execute()
  const of = (state: 'open' | 'won') => sums.flatMap((sum) => moneyOf(sum[state], sum.currency))
  return { open: of('open'), won: of('won') }
}

function moneyOf(minor: number | null, currency: string): Money[] {
  return minor ? [{ minor, currency }] : []
}

/**
 * Leads that wait for longer than they should, the longest first, and how many there are (to 1,001).
 * @throws Problem not-found, module-missing
 */
export async function overdueLeads(
  portal: Portal,
  viewer: Viewer,
): Promise<{ leads: { id: number; name: string; companyName: string; since: Date }[]; count: number }> {
  requireTrade(viewer, 'leads')
  const scope = scopeOf(viewer)
  const overdueAt = portal.clock.now()
  const rows = await leadsVisibleTo(portal.db, scope)
    .innerJoin('company', 'company.id', 'lead.company_id')
    .select(['lead.id', 'lead.name', 'company.name as companyName', 'lead.due_at as since'])
    .where('lead.due_at', '<', overdueAt)
    .orderBy('lead.due_at')
    .orderBy('lead.id')
    .limit(overdueShown + 1)
    .execute()
  const leads = rows.flatMap(({ since, ...lead }) => (since ? [{ ...lead, since }] : []))
  const count = rows.length > overdueShown ? await lists.countLeads(portal.db, scope, { overdueAt }) : rows.length
  return { leads: leads.slice(0, overdueShown), count }
}

const overdueShown = 5

/**
 * The newest leads these words are found in.
 * @param q as `readList` hands it on
 * @throws Problem not-found, module-missing
 */
export async function searchLeads(
  portal: Portal,
  viewer: Viewer,
  q: string,
  limit: number,
): Promise<Pick<LeadRow, 'id' | 'name' | 'place' | 'companyName'>[]> {
  requireTrade(viewer, 'leads')
  const find = () => lists.findLatest(portal.db, scopeOf(viewer), q, limit)
  const rows = await (viewer.side === 'maker' ? portal.searches(find) : find())
  return rows.map(({ id, name, place, companyName }) => ({ id, name, place, companyName }))
}

/** What was won in a month: YYYY-MM, how many leads, and their worth for each currency. */
export type MonthOfDeals = { month: string; won: number; amounts: Money[] }

/** The latest months, this one included, the oldest first; also those without a sale. @throws Problem not-found, module-missing */
export async function dealsByMonth(portal: Portal, viewer: Viewer, months: number): Promise<MonthOfDeals[]> {
  requireTrade(viewer, 'leads')
  const names = latestMonths(dayOf(portal.clock.now()), months)
  // A day earlier than the month in the maker's zone begins; what belongs to the month before finds no place below.
  const from = new Date(new Date(`${names[0]}-01T00:00:00Z`).getTime() - 24 * 60 * 60_000)
  const sums = await sumMonths(portal.db, scopeOf(viewer), from)
  return names.map((month) => {
    const own = sums.filter((sum) => sum.month === month)
    const amounts = own.flatMap(({ amount, currency }) => moneyOf(amount, currency))
    return { month, won: own.reduce((count, { won }) => count + won, 0), amounts }
  })
}

function latestMonths(today: string, count: number): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  )
}
