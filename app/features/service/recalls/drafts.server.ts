import { unlessRefused } from '#app/kit/db/savepoint.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { contentOf, type Made, madeBefore } from '#app/kit/http/submissions.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin, requireStaff } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { factsIn, type RecallInput } from './forms.ts'
import { formWords } from './forms.words.ts'
import { readSerials } from '#app/features/bicycles/models/models.ranges.ts'
import * as store from './store.server.ts'

const numberTaken: Mistake = { path: 'number', message: 'number-taken' }

/**
 * Writes a draft; sent once more, the form writes no second.
 * @returns its number, which one the form has saved otherwise, or what is to be corrected
 */
export async function writeDraft(
  { db, clock, log }: Portal,
  viewer: Viewer,
  input: RecallInput,
): Promise<Made | Mistake> {
  const { accountId } = requireStaff(viewer)
  const facts = { ...factsIn(input), serials: serialsIn(input) }
  const formContent = contentOf(input)
  const by = { submission: input.submission, formContent, accountId }
  const now = clock.now()
  const id = await db.transaction().execute(async (tx) => {
    const added = await store.insertRecall(tx, facts, by, now)
    if (added !== undefined) await store.insertEvent(tx, { recallId: added, kind: 'written', actor: accountId }, now)
    return added
  })
  if (id !== undefined) {
    log.info({ event: 'recall written', actor: accountId, recall: id }, 'recall written')
    return { id }
  }
  const before = await store.findBySubmission(db, input.submission)
  return before ? madeBefore(before, formContent) : numberTaken
}

/** Changes a draft that nobody has changed since it was read. @throws Problem not-found, conflict */
export async function changeDraft(
  { db, clock }: Portal,
  viewer: Viewer,
  id: number,
  input: RecallInput,
): Promise<Mistake | undefined> {
  const { accountId } = requireStaff(viewer)
  const facts = { ...factsIn(input), serials: serialsIn(input) }
  return db.transaction().execute(async (tx) => {
    const recall = await store.lockRecall(tx, id)
    if (!recall) throw new Problem('not-found')
    if (recall.state !== 'draft') throw conflictIn(formWords)('not-draft')
    if (recall.version !== Number(input.version)) throw conflictIn(formWords)('changed')
    // Another one bears the number: of two that get it at one moment only the constraint knows.
    if (!(await unlessRefused(tx, '23505', () => store.updateRecall(tx, id, facts)))) return numberTaken
    await store.insertEvent(tx, { recallId: id, kind: 'written', actor: accountId }, clock.now())
    return undefined
  })
}

/** Nothing of a draft stays. @throws Problem not-found, conflict */
export async function discardDraft({ db, log }: Portal, viewer: Viewer, id: number): Promise<void> {
  const { accountId } = requireAdmin(viewer)
  if (!(await store.findRecall(db, id))) throw new Problem('not-found')
  if (!(await store.deleteDraft(db, id))) throw conflictIn(formWords)('published-already')
  log.info({ event: 'recall discarded', actor: accountId, recall: id }, 'recall discarded')
}

/** The form's schema has read them before. */
function serialsIn({ serials = '' }: RecallInput) {
  const read = readSerials(serials)
  return 'ranges' in read ? read.ranges : []
}
