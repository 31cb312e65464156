import { countFiles } from '#app/features/content/attachments/attachments.server.ts'
import { holdsFiles } from '#app/features/content/attachments/attachments.unsent.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import type { Ticket } from '../tickets.ts'
import { findLocaleOf } from './locale.server.ts'
import { messageOf } from './questions.store.server.ts'
import { sayFiles } from './questions.words.ts'

/** As its form holds it: a photo is an answer too. */
export type TypedReply = { submission: string; message?: string | undefined }

export const nothingSaid: Mistake = { path: 'message', message: 'message-or-photo' }

/**
 * What a reply says, for whatever shows texts alone: without words, that there are photos or files. Staff say it in the
 * language of whom they answer.
 * @returns undefined where nothing is said or sent along
 */
export async function wordsOf(
  tx: Db,
  viewer: Viewer,
  ticket: Ticket,
  { submission, message }: TypedReply,
): Promise<string | undefined> {
  if (message) return message
  if (await holdsFiles(tx, viewer, submission)) {
    const { photos } = await countFiles(tx, viewer, submission)
    const reader = viewer.side === 'maker' ? ticket.authorId : viewer.accountId
    return sayFiles(await findLocaleOf(tx, reader), photos)
  }
  // Posted once more: its files have gone with it.
  const sent = await messageOf(tx, viewer.accountId, submission)
  return sent?.ticketId === ticket.id && !sent.internal ? sent.body : undefined
}
