import type { Refusal } from '#app/adapters/identity/identity.ts'
import type { Portal } from '#app/portal.server.ts'
import { pseudonym } from '#app/kit/secret.server.ts'
import { consumeLimit, refundLimit } from '#app/kit/throttle.server.ts'
import { limitsOf, strangerLimits } from '#app/features/people/account/account.devices.server.ts'
import { isAway } from '#app/features/people/auth-errors/auth-errors.server.ts'
import {
  type Caller,
  openSession,
  type OpenedSession,
  signOut,
} from '#app/features/people/account/account.sessions.server.ts'
import { matchContact } from '#app/features/people/contact/contact.server.ts'
import type { Credentials } from './sign-in.ts'

/**
 * Checks the credentials and opens a session of the portal's own. Wrong passwords are counted by who tries, so that
 * nobody can lock another person out from elsewhere, and over all only where many places try at once; a device that is
 * known has tries of its own.
 * @returns why not, otherwise; wrong password and unknown person read the same
 */
export async function signIn(
  portal: Portal,
  caller: Caller,
  credentials: Credentials,
  device?: string,
): Promise<OpenedSession | Refusal> {
  const { email } = credentials
  const account = pseudonym(portal.secret, 'account', email)
  const limits = device ? limitsOf(device, 'sign-in', email) : strangerLimits(caller, email)
  for (const limit of limits)
    if (!(await consumeLimit(portal.db, portal.clock.now(), limit))) {
      portal.log.warn({ event: 'sign-in throttled', account }, 'sign-in throttled')
      return { refused: 'too-many-requests' }
    }
  const identified = await portal.identity.signIn(credentials)
  if ('refused' in identified) {
    if (isAway(identified)) for (const limit of limits) await refundLimit(portal.db, limit.key)
    portal.log.warn({ event: 'sign-in refused', account }, 'sign-in refused')
    return identified
  }
  for (const limit of limits) await refundLimit(portal.db, limit.key)
  const session = await openSession(portal, caller, identified)
  if (!session) return { refused: 'user-disabled' }
  // A password that was changed while it was being checked: the change has already ended what sessions there were.
  const still = await portal.identity.signIn(credentials)
  if ('refused' in still || still.subject !== identified.subject) {
    await signOut(portal, session.token)
    return 'refused' in still ? still : { refused: 'invalid-credential' }
  }
  await matchContact(portal, session.accountId)
  return session
}
