import type { Db } from '#app/kit/db/db.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { maybeId } from '#app/kit/http/ids.ts'
import { contentOf, type Made, madeBefore } from '#app/kit/http/submissions.server.ts'
import { mistakeInTexts } from '#app/kit/markdown/texts.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
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
import { findPublicPicture } from '#app/features/content/resources/resources.pictures.server.ts'
import { factsIn, type PackageInput } from './forms.ts'
import { formWords } from './forms.words.ts'
import { packageLineCount } from './lines.forms.ts'
import { type Kind, mayChange, type Package } from './packages.ts'
import * as store from './store.server.ts'
import { packageModule } from './visible.server.ts'

const conflict = conflictIn(formWords)

/**
 * Writes a draft; sent once more, the form writes no second.
 * @returns its id, which one the form has saved otherwise, or what is to be corrected
 */
export async function writeDraft(
  { db, clock, log }: Portal,
  viewer: Viewer,
  kind: Kind,
  input: PackageInput,
  locale: Locale,
): Promise<Made | Mistake> {
  const { accountId } = requireStaff(viewer)
  const read = await readInput({ db, clock }, kind, input, locale)
  if ('path' in read) return read
  const formContent = contentOf(input)
  const id = await db.transaction().execute(async (tx) => {
    const audienceId = await insertAudience(tx, read.audience)
    const by = { submission: input.submission, formContent, accountId, audienceId }
    const added = await store.insertPackage(tx, read.facts, by, clock.now())
    if (added === undefined) await deleteAudience(tx, audienceId)
    return added
  })
  if (id !== undefined) {
    log.info({ event: 'package written', actor: accountId, package: id }, 'package written')
    return { id }
  }
  const before = await store.findBySubmission(db, input.submission)
  if (!before) throw new Problem('not-found')
  return madeBefore(before, formContent)
}

/**
 * Changes what nobody has changed since it was read. Of what is published that holds at once, for what is asked for or booked
 * from now on. @throws Problem not-found, conflict
 */
export async function changePackage(
  { db, clock, log }: Portal,
  viewer: Viewer,
  id: number,
  input: PackageInput,
  locale: Locale,
): Promise<Mistake | undefined> {
  const staff = requireStaff(viewer)
  return db.transaction().execute(async (tx): Promise<Mistake | undefined> => {
    const before = await lockToWork(tx, id)
    if (!mayChange(staff, before)) throw conflict('not-draft')
    if (before.revision !== Number(input.revision)) throw conflict('changed')
    const read = await readInput({ db: tx, clock }, before.kind, input, locale)
    if ('path' in read) return read
    await store.updatePackage(tx, id, read.facts)
    await updateAudience(tx, before.audienceId, read.audience)
    log.info({ event: 'package changed', actor: staff.accountId, package: id }, 'package changed')
    return undefined
  })
}

/** Publishes what was read, once. @returns what keeps it @throws Problem not-found, conflict */
export async function publish(
  { db, clock, log }: Portal,
  viewer: Viewer,
  id: number,
  revision: number,
): Promise<Mistake | undefined> {
  const { accountId } = requireAdmin(viewer)
  return db.transaction().execute(async (tx): Promise<Mistake | undefined> => {
    const draft = await lockToWork(tx, id)
    if (draft.state !== 'draft') throw conflict('published-already')
    if (draft.revision !== revision) throw conflict('changed')
    if (!(await reachesAnybody(tx, draft.audienceId, packageModule))) return { path: '', message: 'audience-nobody' }
    await store.setPublished(tx, id, clock.now())
    log.info({ event: 'package published', actor: accountId, package: id }, 'package published')
    return undefined
  })
}

/** Ends what is published; who comes to it is shown what is in its place. @throws Problem not-found, conflict */
export async function end(
  { db, clock, log }: Portal,
  viewer: Viewer,
  id: number,
  successor: string | undefined,
): Promise<Mistake | undefined> {
  const { accountId } = requireAdmin(viewer)
  return db.transaction().execute(async (tx): Promise<Mistake | undefined> => {
    const ending = await lockToWork(tx, id)
    if (ending.state === 'draft') throw new Problem('not-found')
    if (ending.state === 'ended') return undefined
    const next = successor === undefined ? undefined : await store.findPackage(tx, maybeId(successor) ?? 0)
    if (successor !== undefined && (next?.state !== 'published' || next.kind !== ending.kind || next.id === id))
      return { path: 'successor', message: 'successor-gone' }
    await store.setEnded(tx, id, next?.id ?? null, clock.now())
    log.info({ event: 'package ended', actor: accountId, package: id }, 'package ended')
    return undefined
  })
}

/** Nothing of a draft stays. @throws Problem not-found, conflict */
export async function discardDraft({ db, log }: Portal, viewer: Viewer, id: number): Promise<void> {
  const { accountId } = requireAdmin(viewer)
  await db.transaction().execute(async (tx) => {
    const draft = await lockToWork(tx, id)
    if (draft.state !== 'draft') throw conflict('published-already')
    await store.deletePackage(tx, id)
    await deleteAudience(tx, draft.audienceId)
  })
  log.info({ event: 'package discarded', actor: accountId, package: id }, 'package discarded')
}

async function lockToWork(tx: Db, id: number): Promise<Package> {
  const found = await store.lockPackage(tx, id)
  if (!found) throw new Problem('not-found')
  return found
}

/** What the form says, with what it names looked for. */
async function readInput({ db, clock }: Pick<Portal, 'db' | 'clock'>, kind: Kind, input: PackageInput, locale: Locale) {
  const facts = factsIn(kind, input, locale, packageLineCount(input.lines))
  const fault = mistakeInTexts(facts.bodies)
  if (fault) return fault
  if (facts.pictureId !== null && !(await findPublicPicture(db, dayOf(clock.now()), facts.pictureId)))
    return { path: 'picture', message: 'picture-gone' }
  const found = await resolveAudience(db, typedAudience(input))
  return 'path' in found ? found : { facts, audience: found.audience }
}
