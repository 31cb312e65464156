import type { Db } from '#app/kit/db/db.server.ts'
import { unlessRefused } from '#app/kit/db/savepoint.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { contentOf, type Made, madeBefore } from '#app/kit/http/submissions.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { mistakeInTexts } from '#app/kit/markdown/texts.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { readSerials } from '#app/features/bicycles/models/models.ranges.ts'
import { requireAdmin, requireStaff } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { typedAudience } from '#app/features/people/audience/audience.forms.ts'
import {
  deleteAudience,
  insertAudience,
  reachesAnybody,
  resolveAudience,
  updateAudience,
} from '#app/features/people/audience/audience.server.ts'
import { bulletinPublished } from './bulletins.outbox.ts'
import { type Bulletin, mayChange } from './bulletins.ts'
import { type BulletinInput, factsIn } from './forms.ts'
import { formWords } from './forms.words.ts'
import { bulletinModule } from './readers.store.server.ts'
import * as store from './store.server.ts'

const numberTaken: Mistake = { path: 'number', message: 'number-taken' }

/**
 * Writes a draft; sent once more, the form writes no second.
 * @returns its id, which one the form has saved otherwise, or what is to be corrected
 */
export async function writeDraft(
  { db, clock, log }: Portal,
  viewer: Viewer,
  input: BulletinInput,
): Promise<Made | Mistake> {
  const { accountId } = requireStaff(viewer)
  const read = await readInput(db, input, undefined)
  if ('path' in read) return read
  const formContent = contentOf(input)
  const id = await db.transaction().execute(async (tx) => {
    const audienceId = await insertAudience(tx, read.audience)
    const by = { submission: input.submission, formContent, accountId, audienceId }
    const added = await store.insertBulletin(tx, read.facts, by, clock.now())
    if (added === undefined) await deleteAudience(tx, audienceId)
    return added
  })
  if (id !== undefined) {
    log.info({ event: 'bulletin written', actor: accountId, bulletin: id }, 'bulletin written')
    return { id }
  }
  const before = await store.findBySubmission(db, input.submission)
  return before ? madeBefore(before, formContent) : numberTaken
}

/**
 * Changes what nobody has changed since it was read. Of what is published that is a new version, at once; `again` asks those
 * who had confirmed once more, and writes to them. @throws Problem not-found, conflict
 */
export async function changeBulletin(
  { db, clock, log }: Portal,
  viewer: Viewer,
  id: number,
  input: BulletinInput,
): Promise<Mistake | undefined> {
  const staff = requireStaff(viewer)
  const read = await readInput(db, input, id)
  if ('path' in read) return read
  const now = clock.now()
  return db
    .transaction()
    .execute(async (tx): Promise<Mistake | undefined> => {
      const bulletin = await store.lockBulletin(tx, id)
      if (!bulletin) throw new Problem('not-found')
      if (!mayChange(staff, bulletin)) throw conflictIn(formWords)('not-draft')
      if (bulletin.revision !== Number(input.revision)) throw conflictIn(formWords)('changed')
      // Another one bears the number: of two that get it at one moment only the constraint knows.
      if (!(await unlessRefused(tx, '23505', () => store.updateBulletin(tx, id, read.facts)))) return numberTaken
      await updateAudience(tx, bulletin.audienceId, read.audience)
      if (bulletin.state === 'draft') return undefined
      if (!(await reachesAnybody(tx, bulletin.audienceId, bulletinModule))) throw new Nobody()
      const asks = read.facts.asks && (input.again || !bulletin.asks)
      const version = await store.publishVersion(tx, id, { by: staff.accountId, asks }, now)
      if (asks) await putPublication(tx, id, version, now)
      log.info({ event: 'bulletin changed', actor: staff.accountId, bulletin: id, version }, 'bulletin changed')
      return undefined
    })
    .catch(nobodyAsMistake)
}

/** Takes back what was done so far. */
class Nobody extends Error {}

function nobodyAsMistake(error: unknown): Mistake {
  if (error instanceof Nobody) return { path: 'audience_sides', message: 'audience-nobody' }
  throw error
}

/**
 * Publishes, once, even where two do so at this moment; the mails are left to a job. @returns what keeps it
 * @throws Problem not-found, conflict
 */
export async function publish(
  { db, clock, log }: Portal,
  viewer: Viewer,
  id: number,
  revision: number,
): Promise<Mistake | undefined> {
  const { accountId } = requireAdmin(viewer)
  const now = clock.now()
  return db.transaction().execute(async (tx): Promise<Mistake | undefined> => {
    const bulletin = await store.lockBulletin(tx, id)
    if (!bulletin) throw new Problem('not-found')
    if (bulletin.state !== 'draft') throw conflictIn(formWords)('published-already')
    if (bulletin.revision !== revision) throw conflictIn(formWords)('changed')
    if (!(await reachesAnybody(tx, bulletin.audienceId, bulletinModule)))
      return { path: '', message: 'audience-nobody' }
    const replaced = bulletin.replaces && (await mistakeInReplaced(tx, bulletin.replaces.id, id))
    if (replaced) return { ...replaced, path: '' }
    const version = await store.publishVersion(tx, id, { by: accountId, asks: bulletin.asks }, now)
    await putPublication(tx, id, version, now)
    log.info({ event: 'bulletin published', actor: accountId, bulletin: id }, 'bulletin published')
    return undefined
  })
}

async function putPublication(tx: Db, id: number, version: number, now: Date): Promise<void> {
  await outbox.put(tx, bulletinPublished.of(`bulletin ${id}`, { id, version }), now)
}

/** Nothing of a draft stays. @throws Problem not-found, conflict */
export async function discardDraft({ db, log }: Portal, viewer: Viewer, id: number): Promise<void> {
  const { accountId } = requireAdmin(viewer)
  await db.transaction().execute(async (tx) => {
    const bulletin = await store.lockBulletin(tx, id)
    if (!bulletin) throw new Problem('not-found')
    if (!(await store.deleteDraft(tx, id))) throw conflictIn(formWords)('published-already')
    await deleteAudience(tx, bulletin.audienceId)
  })
  log.info({ event: 'bulletin discarded', actor: accountId, bulletin: id }, 'bulletin discarded')
}

/** What the form says, with what it names looked for. */
async function readInput(db: Db, input: BulletinInput, id: number | undefined) {
  const facts = factsIn(input)
  const fault = mistakeInTexts(facts.bodies)
  if (fault) return fault
  const found = await resolveAudience(db, typedAudience(input))
  if ('path' in found) return found
  const replaced = await readReplaced(db, input.replaces ?? '', id)
  if (replaced && 'path' in replaced) return replaced
  const read = readSerials(input.serials ?? '')
  const serials = 'ranges' in read ? read.ranges : []
  return { facts: { ...facts, replacesId: replaced?.id ?? null, serials }, audience: found.audience }
}

async function readReplaced(
  db: Db,
  number: string,
  id: number | undefined,
): Promise<Mistake | { id: number } | undefined> {
  if (!number) return undefined
  const path = 'replaces'
  const found = await store.findIdByNumber(db, number)
  if (found && found.id === id) return { path, message: 'replaces-itself' }
  if (!found || found.state === 'draft') return { path, message: 'replaces-unknown' }
  return (await mistakeInReplaced(db, found.id, id)) ?? { id: found.id }
}

/** When two bulletins would replace the same one, the first does. */
async function mistakeInReplaced(db: Db, replacedId: number, by: number | undefined): Promise<Mistake | undefined> {
  const other = (await store.findBulletin(db, replacedId))?.replacedBy
  if (!other || other.id === by) return undefined
  return { path: 'replaces', message: 'replaces-replaced', slots: { number: other.number } }
}

/** Nobody else changes what goes with it meanwhile. @throws Problem not-found, not-yours */
export async function lockToChange(tx: Db, viewer: Viewer, id: number): Promise<Bulletin> {
  const staff = requireStaff(viewer)
  const bulletin = await store.lockBulletin(tx, id)
  if (!bulletin) throw new Problem('not-found')
  if (!mayChange(staff, bulletin)) throw new Problem('not-yours')
  return bulletin
}
