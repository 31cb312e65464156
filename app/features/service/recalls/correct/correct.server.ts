import type { Refusal } from '#app/adapters/identity/identity.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { reauthenticate } from '#app/features/people/account/account.reauthenticate.server.ts'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { type CorrectionInput, fieldOf, textFields, textsIn } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { missingIn } from '../missing.ts'
import type { Recall, RecallWords } from '../recalls.ts'
import * as store from '../store.server.ts'

/** A recall whose words can be corrected, or could be until now. @throws Problem not-found */
export async function findPublished({ db }: Portal, viewer: Viewer, id: number): Promise<Recall> {
  requireAdmin(viewer)
  const recall = await store.findRecall(db, id)
  if (!recall || recall.state === 'draft') throw new Problem('not-found')
  return recall
}

/**
 * Other words for what is published: which bicycles it is about, its kind and its remedies stay, and nobody is written to.
 * What the words were is kept with what happened to it. Where nothing is other, nothing happens.
 * @returns what is to be corrected, or a refusal of the password. @throws Problem not-found, conflict
 */
export async function correct(
  portal: Portal,
  viewer: Viewer,
  id: number,
  { current, version, ...input }: CorrectionInput,
): Promise<Mistake | Refusal | undefined> {
  const { accountId } = requireAdmin(viewer)
  await findPublished(portal, viewer, id)
  const person = await reauthenticate(portal, viewer, current)
  if ('refused' in person) return person
  const now = portal.clock.now()
  const words = { texts: textsIn(input), phone: input.phone ?? '', email: input.email ?? '' }
  return portal.db.transaction().execute(async (tx) => {
    const recall = await store.lockRecall(tx, id)
    if (!recall) throw new Problem('not-found')
    if (recall.state !== 'published') throw conflictIn(formWords)('closed-already')
    if (recall.version !== Number(version)) throw conflictIn(formWords)('changed')
    const blank = missingIn({ ...recall, ...words }, recall.serialCount, []).find((gap) => typeof gap !== 'string')
    if (blank) return { path: fieldOf(blank.slot, blank.locale), message: 'text-missing' }
    const detail = replacedIn(recall, words)
    if (Object.keys(detail).length === 0) return undefined
    await store.correctRecall(tx, recall, words, now)
    await store.insertEvent(tx, { recallId: id, kind: 'corrected', actor: accountId, detail }, now)
    portal.log.info({ event: 'recall corrected', actor: accountId, recall: id }, 'recall corrected')
    return undefined
  })
}

/** What the fields that are other said before, by their names. */
function replacedIn(before: RecallWords, after: RecallWords): Record<string, string> {
  const now = new Map<string, string>(saidIn(after))
  return Object.fromEntries(saidIn(before).filter(([name, said]) => now.get(name) !== said))
}

function saidIn({ texts, phone, email }: RecallWords) {
  return [
    ...textFields.map(({ slot, locale, name }) => [name, texts[slot][locale]] as const),
    ['phone', phone] as const,
    ['email', email] as const,
  ]
}
