import type { Mistake } from '#app/kit/forms/problems.ts'
import { eachRow } from '#app/kit/lists/export.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import { filesOfBulletin } from '#app/features/content/attachments/attachments.bulletins.server.ts'
import { requireStaff } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { Audience } from '#app/features/people/audience/audience.ts'
import { findAudience, readReach } from '#app/features/people/audience/audience.server.ts'
import { type Bulletin, reminderDays } from './bulletins.ts'
import type { PeopleFilter } from './readers/people-params.ts'
import { peopleAfter, peoplePage } from './readers/people.lists.server.ts'
import { type AskedPerson, bulletinModule, countMails, putMails, readConfirmations } from './readers.store.server.ts'
import * as store from './store.server.ts'

/** One, for staff. @throws Problem not-found */
export async function findBulletin({ db }: Portal, viewer: Viewer, id: number): Promise<Bulletin> {
  requireStaff(viewer)
  const bulletin = await store.findBulletin(db, id)
  if (!bulletin) throw new Problem('not-found')
  return bulletin
}

/** Companies shown one by one on its page; all of them are in the list of people. */
const companiesShown = 50

/** What its page at the desk shows. @param query of the address: which of those it reaches, and which version */
export async function readDesk(portal: Portal, viewer: Viewer, bulletin: Bulletin, query: URLSearchParams) {
  const { db } = portal
  const { id, audienceId, asks, state } = bulletin
  const asked = Number(query.get('version') ?? bulletin.version)
  const [audience, reach, files, versions, confirmations, mails, old] = await Promise.all([
    audienceOf(portal, viewer, bulletin),
    readReach(portal, viewer, audienceId, { query, module: bulletinModule }),
    filesOfBulletin(portal, viewer, id),
    store.listVersions(db, id),
    asks && state === 'published' ? readConfirmations(db, id, companiesShown) : undefined,
    state === 'draft' ? countMails(db, audienceId) : 0,
    asked !== bulletin.version && Number.isSafeInteger(asked) && asked > 0 && asked < bulletin.version
      ? store.findVersion(db, id, asked)
      : undefined,
  ])
  return { audience, reach, files, versions, confirmations, mails, old: old && { ...old, number: asked } }
}

/** Whom it is for, for staff. @throws Problem not-found */
export async function audienceOf({ db }: Portal, viewer: Viewer, { audienceId }: Bulletin): Promise<Audience> {
  requireStaff(viewer)
  const audience = await findAudience(db, audienceId)
  if (!audience) throw new Problem('not-found')
  return audience
}

/** What a new one may be called. @throws Problem not-found */
export function proposeNumber({ db, clock }: Portal, viewer: Viewer): Promise<string> {
  requireStaff(viewer)
  return store.proposeNumber(db, dayOf(clock.now()).slice(0, 4))
}

const dayMs = 24 * 60 * 60_000

/** Writes to all who have not confirmed, once in some days. @returns what keeps it. @throws Problem not-found */
export async function remind({ db, clock, log }: Portal, viewer: Viewer, id: number): Promise<Mistake | undefined> {
  const { accountId } = requireStaff(viewer)
  const now = clock.now()
  return db.transaction().execute(async (tx): Promise<Mistake | undefined> => {
    const bulletin = await store.lockBulletin(tx, id)
    if (!bulletin || bulletin.state === 'draft' || !bulletin.asks) throw new Problem('not-found')
    const before = new Date(now.getTime() - reminderDays * dayMs)
    if (!(await store.setReminded(tx, id, before, now)))
      return { path: '', message: 'reminded-already', slots: { days: reminderDays }, status: 429 }
    const mails = await putMails(tx, { id, version: bulletin.version, what: 'reminded' }, now)
    log.info({ event: 'bulletin reminded', actor: accountId, bulletin: id, mails }, 'bulletin reminded')
    return undefined
  })
}

/** One page of those whose word it asks for, for staff. @throws Problem not-found */
export async function listPeople(portal: Portal, viewer: Viewer, id: number, filter: PeopleFilter) {
  requireStaff(viewer)
  return peoplePage(portal.db, 'all', { ...filter, id }, filter.after)
}

/** All of them, whatever page, for staff. @throws Problem not-found */
export async function exportPeople(portal: Portal, viewer: Viewer, id: number, filter: Omit<PeopleFilter, 'after'>) {
  await findBulletin(portal, viewer, id)
  return eachRow<AskedPerson>((last, limit) => peopleAfter(portal.db, 'all', { ...filter, id }, last, limit))
}
