import type { Db } from '#app/kit/db/db.server.ts'
import { addOnce } from '#app/kit/http/submissions.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { holdsFiles } from '#app/features/content/attachments/attachments.unsent.server.ts'
import { insertMessage, type NewMessage } from './conversation.server.ts'
import { messageOf } from './questions.store.server.ts'

/**
 * What a form says, once however often it is posted. Two windows that go on with one draft post under one number: where the
 * second says something else, or brings another file, that is a message as well.
 * @returns the message's id, or undefined where this very one is there already
 */
export function insertOnce(tx: Db, viewer: Viewer, message: NewMessage, now: Date): Promise<number | undefined> {
  const { authorId, ticketId, internal, body, submission } = message
  return addOnce(submission, [ticketId, internal, body], {
    add: (number) => insertMessage(tx, { ...message, submission: number }, now),
    isSame: async (number) => {
      const sent = await messageOf(tx, authorId, number)
      const isSame = sent?.ticketId === ticketId && sent.internal === internal && sent.body === body
      return isSame && !(await holdsFiles(tx, viewer, submission))
    },
  })
}
