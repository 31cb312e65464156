import { put } from '#app/kit/outbox/outbox.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { seal } from '#app/kit/secret.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import * as requests from './data/erasure.requests.store.server.ts'
import * as store from './data/erasure.store.server.ts'
import { type ErasureObstacle, type ErasureReport, erasureReport, type Subject } from './data/erasure.ts'
import { erasedMail, personForgotten } from './profile.outbox.ts'
import { pseudonymOf } from './profile.ts'

const listedAtMost = 100

/** Requests for erasure, those that wait first. @throws Problem not-found */
export async function listErasures({ db }: Portal, viewer: Viewer) {
  requireAdmin(viewer)
  const rows = await requests.listRequests(db, listedAtMost)
  return rows.map(({ report: _report, ...row }) => row)
}

/** How many wait, as a part of one query with others. @throws Problem not-found */
export function erasureCount({ db }: Portal, viewer: Viewer) {
  requireAdmin(viewer)
  return requests.waitingCount(db)
}

/** A request with what would go and what has to stay; carried out, with what did. @throws Problem not-found */
export async function readErasure(portal: Portal, viewer: Viewer, id: number) {
  const admin = requireAdmin(viewer)
  const request = await requests.findRequest(portal.db, id)
  const person = request && (await store.findSubject(portal.db, request.accountId))
  if (!person) throw new Problem('not-found')
  const { report, ...rest } = request
  const facts = { ...rest, pseudonym: pseudonymOf(person.id), isOwn: person.id === admin.accountId }
  if (request.carriedOutAt) return { ...facts, report: erasureReport.parse(report) }
  return { ...facts, report: await store.countAll(portal.db, person, keepsMails(portal)) }
}

/**
 * Erases a person, all at once, and has the CRM and the identity service do the same. Carried out already, it is left
 * as it is. @returns why not @throws Problem not-found
 */
export async function carryOutErasure(
  portal: Portal,
  viewer: Viewer,
  id: number,
): Promise<ErasureObstacle | undefined> {
  const admin = requireAdmin(viewer)
  const outcome = await portal.db.transaction().execute(async (tx) => {
    const request = await requests.lockRequest(tx, id)
    const known = request && (await store.findSubject(tx, request.accountId))
    if (!known) throw new Problem('not-found')
    if (request.carriedOutAt) return []
    await store.lockGroup(tx, known)
    const person = await store.lockSubject(tx, known.id)
    if (person.id === admin.accountId) return 'own'
    if (await store.isLastInCharge(tx, person)) return person.role === 'admin' ? 'last-admin' : 'last-owner'
    return erase(portal, tx, { id, by: admin.accountId, person })
  })
  if (typeof outcome === 'string') return outcome
  portal.log.info({ event: 'erasure carried out', actor: admin.accountId, request: id }, 'erasure carried out')
  for (const key of outcome) await portal.files.remove(key)
  return undefined
}

async function erase(
  portal: Portal,
  tx: Db,
  { id, by, person }: { id: number; by: number; person: Subject },
): Promise<string[]> {
  const now = portal.clock.now()
  const report: ErasureReport = await store.countAll(tx, person, keepsMails(portal))
  const keys = await store.eraseAll(tx, person, pseudonymOf(person.id), now)
  await requests.finishRequest(tx, id, { by, report, now })
  // Who it was only these two rows still know, sealed, until their work is done.
  const { email, locale, subject, contactId } = person
  if (email !== null) {
    const letter = { requestId: id, sealed: sealed(portal, { email, locale }) }
    await put(tx, erasedMail.of(`erasure ${id} mail`, letter), now)
  }
  const outside = { sealed: sealed(portal, { email, subject, contactId }) }
  await put(tx, personForgotten.of(`erasure ${id}`, outside), now)
  return keys
}

function sealed({ secret }: Portal, value: Record<string, unknown>): string {
  return seal(secret, 'erasure', Buffer.from(JSON.stringify(value))).toString('base64url')
}

/** Mails that are not sent stay in the mailbox. */
function keepsMails({ settings }: Portal): boolean {
  return settings.sender === undefined
}
