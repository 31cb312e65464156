import type { Refusal } from '#app/adapters/identity/identity.ts'
import { giveTryBack, takeTry } from '#app/kit/throttle.server.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Person } from '../../account/account.ts'
import * as store from '../store.server.ts'

/**
 * Whoever changes what guards an account, or has it erased, says its password again.
 * @returns the person as stored, or why not
 */
export async function reauthenticate(
  portal: Portal,
  { accountId }: Person,
  password: string,
): Promise<{ subject: string; email: string } | Refusal> {
  // The same count as for the second factor's page: ten wrong ones in all.
  const limit = { key: `password again ${accountId}`, tries: 10, minutes: 15 }
  if (!(await takeTry(portal.db, portal.clock.now(), limit))) {
    portal.log.warn({ event: 'password throttled', actor: accountId }, 'password throttled')
    return { refused: 'too-many-requests' }
  }
  const person = await store.findPerson(portal.db, accountId)
  if (!person) return { refused: 'user-not-found' }
  const identified = await portal.identity.signIn({ email: person.email, password })
  if ('refused' in identified) {
    // Not a wrong password: the service did not answer.
    if (identified.refused === 'network-request-failed') await giveTryBack(portal.db, limit.key)
    return refuse(portal, accountId, identified)
  }
  // An address may be claimed by others, with passwords of their own: it must be this very person.
  if (identified.subject !== person.subject) return refuse(portal, accountId, { refused: 'invalid-credential' })
  await giveTryBack(portal.db, limit.key)
  return { subject: person.subject, email: person.email }
}

function refuse({ log }: Portal, actor: number, refusal: Refusal): Refusal {
  log.warn({ event: 'password refused', actor }, 'password refused')
  return refusal
}
