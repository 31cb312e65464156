import type { Db } from '#app/kit/db/db.server.ts'
import { findFollower } from './followers/store.server.ts'

export type { Addressee } from './tickets.reply-tokens.server.ts'

/** Who follows a ticket under this number, for a mail that came from them; undefined once they do not any more. */
export async function findFollowing(db: Db, id: number, options?: { hold: boolean }) {
  const found = await findFollower(db, id, options)
  return (
    found && {
      email: found.email,
      name: found.name,
      locale: found.locale,
      ticketId: found.ticketId,
      authorId: found.authorId,
    }
  )
}
