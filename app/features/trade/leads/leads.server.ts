import { eachRow } from '#app/kit/lists/export.server.ts'
import type { Cursor, Page } from '#app/kit/lists/lists.ts'
import { Problem } from '#app/kit/problem.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Money } from '#app/kit/words/money.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { narrowedTo } from '#app/features/people/licence/licence.ts'
import { searchesOf } from '#app/features/people/licence/licence.turns.server.ts'
import { readEvents } from './events.store.server.ts'
import { canReach, canWork, type DealAmount, type Lead, type LeadRow } from './leads.ts'
import { absenceOf } from './leads.work.server.ts'
import * as lists from './lists.server.ts'
import { readNotes } from './notes.store.server.ts'
import { findLead, findLeadWithVisit, scopeOf, wasErased } from './store.server.ts'
import { dealSums, sumMonths } from './sums.server.ts'

/** `company`: whose alone, for staff to ask. */
type Asked<Filter> = Omit<Filter, 'overdueAt'> & { overdue?: boolean; company?: number | undefined }

/** @throws Problem not-found for a workshop's people, module-missing */
export async function listLeads(
  portal: Portal,
  viewer: Viewer,
  { overdue, company, after, ...filter }: Asked<lists.Conditions> & { after?: Cursor | undefined },
): Promise<Page<LeadRow>> {
  requireModule(viewer, 'leads')
  const overdueAt = overdue ? portal.clock.now() : undefined
  const list = () =>
    lists.listLeads(portal.reads.db, narrowedTo(company, scopeOf(viewer)), { ...filter, overdueAt }, after)
  return searchesOf(portal, viewer, filter.q)(list)
}

/** @throws Problem not-found, module-missing */
export async function readBoard(portal: Portal, viewer: Viewer): Promise<lists.Column[]> {
  requireModule(viewer, 'leads')
  return lists.readBoard(portal.reads.db, scopeOf(viewer))
}

/** What an export holds: the filtered leads, read as they are written. @throws Problem not-found, module-missing */
export function exportLeads(
  portal: Portal,
  viewer: Viewer,
  { overdue, company, ...conditions }: Asked<lists.Conditions>,
): AsyncIterable<lists.LeadInFull> {
  requireModule(viewer, 'leads')
  const asked = { ...conditions, overdueAt: overdue ? portal.clock.now() : undefined }
  const inTurn = searchesOf(portal, viewer, conditions.q)
  return eachRow<lists.LeadInFull>(async (last, limit) => {
    const read = () => lists.listAfter(portal.reads.db, narrowedTo(company, scopeOf(viewer)), asked, last, limit)
    const rows = await inTurn(read)
    return rows.map((row) => asShownTo(viewer, row))
  })
}

/**
 * A lead with its notes, its history, and when its customer comes next.
 * @throws Problem not-found, lead-gone, module-missing
 */
export async function readLead(portal: Portal, viewer: Viewer, id: number) {
  requireModule(viewer, 'leads')
  const { db, clock } = portal
  const lead = await findLeadWithVisit(db, viewer, id, clock.now())
  if (!lead) throw await absenceOf(db, viewer, id)
  const [notes, history] = await Promise.all([
    readNotes(db, id, viewer.side === 'company' ? lead.routedAt : undefined),
    readEvents(db, viewer, id),
  ])
  return { lead: asShownTo(viewer, lead), notes, ...history }
}

/** Without the ways to reach somebody the viewer has nothing more to do with, nor what they wrote. */
export function asShownTo<Shown extends Pick<Lead, 'stage' | 'email' | 'mobilePhone' | 'phone' | 'message'>>(
  viewer: Viewer,
  lead: Shown,
): Shown {
  return canReach(viewer, lead) ? lead : { ...lead, email: '', mobilePhone: '', phone: '', message: '' }
}

/**
 * Checked before a form is read. Staff pass, since only the form says what they want; so does an erased lead, since the
 * form that erased it may come twice.
 * @throws Problem not-found, lead-gone, module-missing
 */
export async function requireLead({ db }: Portal, viewer: Viewer, id: number): Promise<void> {
  requireModule(viewer, 'leads')
  if (!canWork(viewer) || (await findLead(db, viewer, id)) || (await wasErased(db, viewer, id))) return
  throw await absenceOf(db, viewer, id)
}

/** For what staff do not do. @throws Problem not-found, lead-gone, module-missing; not-yours for staff */
export async function requireOwnLead({ db }: Portal, viewer: Viewer, id: number): Promise<void> {
  requireModule(viewer, 'leads')
  if (!canWork(viewer)) throw new Problem('not-yours')
  if (!(await findLead(db, viewer, id))) throw await absenceOf(db, viewer, id)
}

/**
 * What the accepted leads are worth that are still open, and those won: a sum for each currency.
 * @throws Problem not-found, module-missing
 */
export async function totalDealAmount(portal: Portal, viewer: Viewer): Promise<DealAmount> {
  requireModule(viewer, 'leads')
  const sums = await dealSums(portal.db, scopeOf(viewer)).execute()
  const of = (state: 'open' | 'won') => sums.flatMap((sum) => moneyOf(sum[state], sum.currency))
  return { open: of('open'), won: of('won') }
}

function moneyOf(minor: number | null, currency: string): Money[] {
  return minor ? [{ minor, currency }] : []
}

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
): Promise<Pick<LeadRow, 'id' | 'name' | 'stage' | 'companyName'>[]> {
  requireModule(viewer, 'leads')
  const find = () => lists.searchLatest(portal.reads.db, scopeOf(viewer), q, limit)
  const rows = await searchesOf(portal, viewer, q)(find)
  return rows.map(({ id, name, stage, companyName }) => ({ id, name, stage, companyName }))
}

/** What was won in a month: YYYY-MM, how many leads, and their worth for each currency. */
export type MonthOfDeals = { month: string; won: number; amounts: Money[] }

/** The latest months, this one included, the oldest first; also those without a sale. @throws Problem not-found, module-missing */
export async function dealsByMonth(portal: Portal, viewer: Viewer, months: number): Promise<MonthOfDeals[]> {
  requireModule(viewer, 'leads')
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
