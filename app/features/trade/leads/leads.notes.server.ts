import { conflictIn, Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { formWords } from './forms.words.ts'
import { canEdit } from './leads.ts'
import { work } from './leads.work.server.ts'
import { addNoteOnce, findNote, replaceNote } from './notes.store.server.ts'
import { changeLead, insertEvent } from './store.server.ts'

const conflict = conflictIn(formWords)

/** A repeated post of the same words adds one note. @throws Problem not-found, lead-gone, module-missing, conflict; not-yours for staff */
export function addNote(
  portal: Portal,
  viewer: Viewer,
  id: number,
  { submission, note }: { submission: string; note: string },
): Promise<void> {
  return work(portal, viewer, id, async ({ tx, lead, actor, now }) => {
    if (!canEdit(viewer, lead)) throw conflict('moved')
    const added = await addNoteOnce(tx, { leadId: id, authorId: actor.accountId, submission, body: note }, now)
    if (added === undefined) return
    // The first step that was waited for.
    await changeLead(tx, id, { due_at: null })
    await insertEvent(tx, { leadId: id, actorId: actor.accountId, kind: 'note' }, now)
  })
}

/**
 * Edits a note; what it said before stays in its history.
 * @param edit.version what the form's reader saw: a conflict when somebody has saved another since
 * @throws Problem not-found, lead-gone, module-missing, conflict; not-yours for staff
 */
export function editNote(
  portal: Portal,
  viewer: Viewer,
  id: number,
  { noteId, version, note }: { noteId: number; version: number; note: string },
): Promise<void> {
  return work(portal, viewer, id, async ({ tx, lead, actor, now }) => {
    if (!canEdit(viewer, lead)) throw conflict('moved')
    const found = await findNote(tx, lead, noteId)
    if (!found) throw new Problem('not-found')
    // Also the repetition of what was saved a moment ago.
    if (found.body === note) return
    if (found.version !== version) throw conflict('note-conflict')
    await replaceNote(tx, noteId, { body: note, editorId: actor.accountId }, now)
    await insertEvent(tx, { leadId: id, actorId: actor.accountId, kind: 'note_edited' }, now)
  })
}
