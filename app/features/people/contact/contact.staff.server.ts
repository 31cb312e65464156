import type { Contact } from '#app/adapters/crm/crm.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin } from '../account/account.server.ts'
import type { CompanyRole, Viewer } from '../account/account.ts'
import { companyDomain } from './free-mail.ts'
import * as store from './store.staff.server.ts'

export type { AnsweredRow, WaitingRow } from './store.staff.server.ts'

const atOnce = 25

/** Those who wait for an answer. @param after the last request of the page before @throws Problem not-found */
export async function listWaiting(portal: Portal, viewer: Viewer, after: number) {
  requireAdmin(viewer)
  const [rows, { count }] = await Promise.all([
    store.listWaiting(portal.db, after, atOnce + 1),
    store.waitingCount(portal.db).executeTakeFirstOrThrow(),
  ])
  return { rows: rows.slice(0, atOnce), hasMore: rows.length > atOnce, count }
}

const answeredAtOnce = 10

/** Whom staff answered last. @throws Problem not-found */
export function listAnswered({ db }: Portal, viewer: Viewer) {
  requireAdmin(viewer)
  return store.listAnswered(db, answeredAtOnce)
}

/** How many wait, as a part of one query with others. @throws Problem not-found unless the viewer is an administrator */
export function applicantCount({ db }: Portal, viewer: Viewer) {
  requireAdmin(viewer)
  return store.waitingCount(db)
}

/**
 * Somebody who asked for access, with what is known of them. The CRM's part may be away.
 * @throws Problem not-found
 */
export async function readApplicant(portal: Portal, viewer: Viewer, accountId: number) {
  requireAdmin(viewer)
  const applicant = await store.findApplicant(portal.db, accountId)
  if (!applicant) throw new Problem('not-found')
  const [requests, contact] = await Promise.all([
    store.listRequests(portal.db, accountId),
    contactOf(portal, applicant.contactId),
  ])
  const [latest, ...earlier] = requests
  if (!latest) throw new Problem('not-found')
  const known = contact === 'away' ? undefined : contact
  const similar = await store.findSimilar(portal.db, {
    vatNumber: known?.vatNumber ?? '',
    domain: companyDomain(applicant.email) ?? '',
    name: known?.companyName ?? '',
  })
  const company = applicant.companyId === null ? undefined : await store.findDealer(portal.db, applicant.companyId)
  const isWaiting = latest.answeredAt === null && applicant.approvedAt === null
  return { applicant, latest, earlier, isWaiting, contact: known, crmAway: contact === 'away', similar, company }
}

/** Dealers to choose from. @throws Problem not-found */
export async function searchDealers(portal: Portal, viewer: Viewer, query: string): Promise<store.CompanyRow[]> {
  requireAdmin(viewer)
  return store.searchDealers(portal.db, query)
}

/** As what somebody is let in. */
export type Approval =
  | { as: 'member'; companyId: number; role: Exclude<CompanyRole, 'customer'> }
  | { as: 'new-dealer'; name: string; country: string; vatNumber: string }
  | { as: 'customer' }

/** `answered`: somebody else has, or what was asked is no longer what the form was written for. */
export type Outcome = 'done' | 'answered' | 'company-gone'

type Asked = { accountId: number; requestId: number }

/** Lets somebody in. Their open pages become the portal by themselves. @throws Problem not-found */
export async function approve(portal: Portal, viewer: Viewer, asked: Asked, approval: Approval): Promise<Outcome> {
  const admin = requireAdmin(viewer)
  const now = portal.clock.now()
  const outcome = await portal.db.transaction().execute(async (tx): Promise<Outcome> => {
    // The company first, as everybody does who locks both.
    if (approval.as === 'member' && !(await store.lockDealer(tx, approval.companyId))) return 'company-gone'
    const person = await store.lockRequest(tx, asked.accountId, asked.requestId)
    if (!person) return answeredFor(tx, asked)
    await store.letIn(tx, asked.accountId, await placeFor(tx, person, approval, now), now)
    await answer(tx, asked, { by: admin.accountId, approved: true, reason: null }, now)
    return 'done'
  })
  if (outcome === 'done')
    portal.log.info({ event: 'access approved', actor: admin.accountId, account: asked.accountId }, 'access approved')
  return outcome
}

/** Refuses somebody; they read the reason, and may correct what they said and ask again. @throws Problem not-found */
export async function refuse(
  portal: Portal,
  viewer: Viewer,
  asked: Asked,
  reason: string,
): Promise<Exclude<Outcome, 'company-gone'>> {
  const admin = requireAdmin(viewer)
  const now = portal.clock.now()
  const outcome = await portal.db.transaction().execute(async (tx) => {
    if (!(await store.lockRequest(tx, asked.accountId, asked.requestId))) return answeredFor(tx, asked)
    await answer(tx, asked, { by: admin.accountId, approved: false, reason }, now)
    return 'done' as const
  })
  if (outcome === 'done')
    portal.log.info({ event: 'access refused', actor: admin.accountId, account: asked.accountId }, 'access refused')
  return outcome
}

/** Whoever never asked has no page, and so no form. @throws Problem not-found */
async function answeredFor(tx: Db, { accountId }: Asked): Promise<'answered'> {
  if ((await store.listRequests(tx, accountId)).length === 0) throw new Problem('not-found')
  return 'answered'
}

type Person = { name: string; country: string }

async function placeFor(
  tx: Db,
  person: Person,
  approval: Approval,
  now: Date,
): Promise<{ companyId: number; role: CompanyRole }> {
  switch (approval.as) {
    case 'member':
      return approval
    case 'new-dealer': {
      const { name, country, vatNumber } = approval
      const companyId = await store.insertCompany(tx, { kind: 'dealer', name, country, vatNumber }, now)
      return { companyId, role: 'owner' }
    }
    case 'customer': {
      const companyId = await store.insertCompany(tx, { kind: 'customer', ...person, vatNumber: '' }, now)
      return { companyId, role: 'customer' }
    }
  }
}

async function answer(
  tx: Db,
  { accountId, requestId }: Asked,
  given: { by: number; approved: boolean; reason: string | null },
  now: Date,
): Promise<void> {
  await store.answerRequest(tx, requestId, given, now)
  await outbox.put(tx, { kind: 'mail.access', subject: `account ${accountId}`, payload: { requestId } }, now)
}

async function contactOf(portal: Portal, id: number | null): Promise<Contact | 'away' | undefined> {
  if (id === null) return undefined
  try {
    return await portal.crm.getContact(id)
  } catch (error) {
    portal.log.warn({ err: error }, 'the CRM did not answer')
    return 'away'
  }
}
