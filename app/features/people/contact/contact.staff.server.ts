import type { Contact } from '#app/adapters/crm/crm.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import type { CompanyRole, Viewer } from '#app/features/people/account/account.ts'
import { contactFormWords } from './contact.forms.words.ts'
import { insertCompany } from './contact.company.server.ts'
import { accessMail } from './contact.outbox.ts'
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

type Asked = { accountId: number; requestId: number }

/**
 * Lets somebody in. Their open pages become the portal by themselves.
 * @returns what to correct: a company that is gone
 * @throws Problem not-found, conflict
 */
export async function approve(
  portal: Portal,
  viewer: Viewer,
  asked: Asked,
  approval: Approval,
): Promise<Mistake | undefined> {
  const admin = requireAdmin(viewer)
  const now = portal.clock.now()
  const mistake = await portal.db.transaction().execute(async (tx): Promise<Mistake | undefined> => {
    // The company first, as everybody does who locks both.
    if (approval.as === 'member' && !(await store.lockDealer(tx, approval.companyId)))
      return { path: 'company', message: 'company-gone' }
    const person = await store.lockRequest(tx, asked.accountId, asked.requestId)
    if (!person) throw await answeredFor(tx, asked)
    await store.letIn(tx, asked.accountId, await placeFor(tx, person, approval, now), now)
    await answer(tx, asked, { by: admin.accountId, approved: true, reason: null }, now)
    return undefined
  })
  if (!mistake)
    portal.log.info({ event: 'access approved', actor: admin.accountId, account: asked.accountId }, 'access approved')
  return mistake
}

/**
 * Refuses somebody; they read the reason, and may correct what they said and ask again.
 * @throws Problem not-found, conflict
 */
export async function refuse(portal: Portal, viewer: Viewer, asked: Asked, reason: string): Promise<void> {
  const admin = requireAdmin(viewer)
  const now = portal.clock.now()
  await portal.db.transaction().execute(async (tx) => {
    if (!(await store.lockRequest(tx, asked.accountId, asked.requestId))) throw await answeredFor(tx, asked)
    await answer(tx, asked, { by: admin.accountId, approved: false, reason }, now)
  })
  portal.log.info({ event: 'access refused', actor: admin.accountId, account: asked.accountId }, 'access refused')
}

/** Somebody else has answered, or asks for something else by now. Who never asked has no page, and so no form. */
async function answeredFor(tx: Db, { accountId }: Asked): Promise<Problem> {
  const hasAsked = (await store.listRequests(tx, accountId)).length > 0
  return hasAsked ? conflictIn(contactFormWords)('request-answered') : new Problem('not-found')
}

type Person = { name: string; email: string; country: string; locale: Locale }

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
      const { locale } = person
      const companyId = await insertCompany(tx, { kind: 'dealer', name, country, vatNumber, locale }, now)
      return { companyId, role: 'owner' }
    }
    case 'customer': {
      const { email, ...known } = person
      // Staff may have created the rider's company before, with quotes and orders.
      const begun = await store.findEmptyRider(tx, email)
      // It is a company of one: an address that was corrected since may have been somebody else's.
      if (begun) await store.withdrawInvites(tx, begun.id, now)
      const companyId = begun?.id ?? (await insertCompany(tx, { kind: 'customer', ...known, vatNumber: '' }, now))
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
  await outbox.put(tx, accessMail.of(`account ${accountId}`, { requestId }), now)
}

async function contactOf(portal: Portal, id: string | null): Promise<Contact | 'away' | undefined> {
  if (id === null) return undefined
  try {
    return await portal.crm.getContact(id)
  } catch (error) {
    portal.log.warn({ err: error }, 'the CRM did not answer')
    return 'away'
  }
}
