import type { Db } from '#app/kit/db/db.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { type Addressee, findFollowing } from '#app/features/service/tickets/tickets.following.server.ts'
import { staffRoles } from '#app/features/people/account/account.ts'
import { findAccount } from './store.server.ts'

/** Whom a mail's token names, as they are known by now. */
export type Writer = Addressee & {
  /** In small letters. */
  email: string
  /** How they are greeted. */
  name: string
  locale: Locale
  isStaff: boolean
  /**
   * The account in whose name it stands in the ticket: for a follower, the one that opened it, or an owner of its
   * company.
   */
  authorId: number
}

/** @returns undefined once they have left */
export async function findWriter(db: Db, named: Addressee): Promise<Writer | undefined> {
  if (named.who === 'follower') {
    const found = await findFollowing(db, named.id)
    return found?.ticketId === named.ticketId ? { ...named, ...found, id: named.id, isStaff: false } : undefined
  }
  const found = await findAccount(db, named.id)
  if (!found) return undefined
  const { email, role, name, firstName, locale } = found
  const isStaff = staffRoles.some((one) => one === role)
  const greeted = firstName || (name.split(/\s/, 1)[0] ?? name)
  return { ...named, email: email.toLowerCase(), name: greeted, locale, isStaff, authorId: named.id }
}
