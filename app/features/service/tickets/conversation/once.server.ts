import type { Db } from '#app/kit/db/db.server.ts'
import { numberAfter } from '#app/kit/http/submissions.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { holdsFiles } from '#app/features/content/attachments/attachments.unsent.server.ts'
import { insertMessage, type NewMessage } from './conversation.server.ts'
import { messageOf } from './questions.store.server.ts'

/**
 * What a form says, once however often it is posted. Two windows that go on with one draft post under one number: where the
 * second says something else, or brings another file, that is a message as well.
 * @param number the one that it bears
 * @returns the message's id, or undefined where this very one is there already
 */
export async function insertOnce(
  tx: Db,
  viewer: Viewer,
  message: NewMessage,
  now: Date,
  number = message.submission,
): Promise<number | undefined> {
  const added = await insertMessage(tx, { ...message, submission: number }, now)
  if (added !== undefined) return added
  const { authorId, ticketId, internal, body } = message
  const sent = await messageOf(tx, authorId, number)
  const isSame = sent?.ticketId === ticketId && sent.internal === internal && sent.body === body
  if (isSame && !(await holdsFiles(tx, viewer, message.submission))) return undefined
  return insertOnce(tx, viewer, message, now, numberAfter(number, ticketId, internal, body))
}
