import { randomUUID } from 'node:crypto'
import type { StoredFile } from '#app/kit/uploads/upload-queue.ts'
import type { Draft } from '#app/features/content/drafts/drafts.server.ts'
import type { Conversation } from '../tickets.ts'

/** The name under which the reply somebody is writing to a ticket is kept. */
export function replyDraft(ticketId: number): string {
  return `reply-${ticketId}`
}

/** The name under which the note somebody is writing on a ticket is kept. */
export function noteDraft(ticketId: number): string {
  return `note-${ticketId}`
}

/** The name under which the decision somebody is writing on a ticket is kept. */
export function decisionDraft(ticketId: number): string {
  return `decision-${ticketId}`
}

/**
 * A message's form as its page begins it: with what was typed before and not sent, else blank.
 * @param adding what forms of the page hold, by their number
 */
export function beginMessage(
  draft: Draft | undefined,
  { messages }: Conversation,
  adding: ReadonlyMap<string, StoredFile[]> = new Map(),
) {
  // A draft that was saved after its message was sent does not count.
  if (!draft || messages.some(({ submission }) => submission === draft.submission))
    return { submission: randomUUID(), text: '', files: [], savedAt: undefined }
  const [, text = ''] = draft.fields.find(([name]) => name === 'message' || name === 'note') ?? []
  const files = adding.get(draft.submission) ?? []
  return { submission: draft.submission, text, files, savedAt: draft.savedAt }
}

/** The decision's form as its page begins it: with what was chosen and typed before and not sent. */
export function beginDecision(draft: Draft | undefined) {
  const { warranty_accepted, reason, return: returned, ...more } = Object.fromEntries(draft?.fields ?? [])
  const { resolution, complete, message } = more
  // One for each line that its workshop asks for.
  const labour = draft?.fields.flatMap(([name, value]) => (name === 'labour' ? [value] : []))
  const initial = { warranty_accepted, reason, return: returned, resolution, complete, labour, message }
  return { submission: draft?.submission ?? randomUUID(), initial }
}
