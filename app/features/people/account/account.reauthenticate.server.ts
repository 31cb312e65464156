import type { Refusal } from '#app/adapters/identity/identity.ts'
import { refundLimit, consumeLimit } from '#app/kit/throttle.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { isAway } from '#app/features/people/auth-errors/auth-errors.server.ts'
import type { Person } from './account.ts'
import { findCredential } from './store.server.ts'

/**
 * Anyone who changes what guards an account, or has it erased, says its password again. Ten wrong ones in a quarter of
 * an hour, wherever they are asked for, and the account waits.
 * @returns the person as the identity service knows them, or why not
 */
export async function reauthenticate(
  portal: Portal,
  { accountId }: Person,
  password: string,
): Promise<{ subject: string; email: string } | Refusal> {
  const limit = { key: `password again ${accountId}`, tries: 10, minutes: 15 }
  if (!(await consumeLimit(portal.db, portal.clock.now(), limit))) {
    portal.log.warn({ event: 'password throttled', actor: accountId }, 'password throttled')
    return { refused: 'too-many-requests' }
  }
  const person = await findCredential(portal.db, accountId)
  if (!person) return { refused: 'user-not-found' }
  const identified = await portal.identity.signIn({ email: person.email, password })
  if ('refused' in identified) {
    // Not a wrong password: the service did not answer, or failed.
    if (isAway(identified)) await refundLimit(portal.db, limit.key)
    return refuse(portal, accountId, identified)
  }
  // An address may be claimed by others, with passwords of their own: it must be this very person.
  if (identified.subject !== person.subject) return refuse(portal, accountId, { refused: 'invalid-credential' })
  await refundLimit(portal.db, limit.key)
  return person
}

function refuse({ log }: Portal, actor: number, refusal: Refusal): Refusal {
  log.warn({ event: 'password refused', actor }, 'password refused')
  return refusal
}
