import type { Db } from '#app/kit/db/db.server.ts'
import { findFollower } from './followers/store.server.ts'
import { findSponsor } from './mail/readers.server.ts'

export type { Addressee } from './tickets.reply-tokens.server.ts'

/** Who follows a ticket under this number, for a mail that came from them; undefined once they do not any more. */
export async function findFollowing(db: Db, id: number, options?: { hold: boolean }) {
  const found = await findFollower(db, id, options)
  if (!found) return undefined
  const { email, name, locale, ticketId, authorId } = found
  const sponsor = await findSponsor(db, ticketId)
  return { email, name, locale, ticketId, authorId: sponsor?.id ?? authorId }
}
