import { requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { feedOf, type FeedQuery } from '#app/kit/lists/feed.ts'
import type { Portal } from '#app/portal.server.ts'
import type { LeadStage } from './leads.ts'
import { asShownTo } from './leads.server.ts'
import { absenceOf } from './leads.work.server.ts'
import { findLead, leadRowsVisibleTo, scopeOf } from './store.server.ts'

export type LeadFeedQuery = FeedQuery & { stage?: LeadStage | undefined }

/**
 * Leads as programs read them, without the ways to reach somebody the reader has nothing more to do with.
 * @param query.since of the moment of routing
 * @throws Problem not-found for a rider, module-missing
 */
export async function feedOfLeads({ db }: Portal, viewer: Viewer, query: LeadFeedQuery) {
  requireModule(viewer, 'leads')
  const { after = 0, limit, since, stage } = query
  const found = await leadRowsVisibleTo(db, scopeOf(viewer))
    .select(['lead.company_id as companyId', 'lead.first_name as firstName', 'lead.last_name as lastName'])
    .select(['lead.email', 'lead.mobile_phone as mobilePhone', 'lead.phone', 'lead.message'])
    .select(['lead.decline_reason as declineReason', 'lead.lost_reason as lostReason'])
    .select(['lead.reason_note as reasonNote', 'lead.created_at as createdAt'])
    .where((row) =>
      row.and([
        row('lead.id', '>', after),
        ...(since === undefined ? [] : [row('lead.routed_at', '>=', since)]),
        ...(stage === undefined ? [] : [row('lead.place', '=', stage)]),
      ]),
    )
    .orderBy('lead.id')
    .limit(limit + 1)
    .execute()
  return feedOf(
    found.map((lead) => asShownTo(viewer, lead)),
    limit,
  )
}

/** One alone. @throws Problem not-found, lead-gone, module-missing */
export async function leadInFeed({ db }: Portal, viewer: Viewer, id: number) {
  requireModule(viewer, 'leads')
  const lead = await findLead(db, viewer, id)
  if (!lead) throw await absenceOf(db, viewer, id)
  return asShownTo(viewer, lead)
}
