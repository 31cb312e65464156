import type { Identified } from '#app/adapters/identity/identity.ts'
import { throttleAddress } from '#app/kit/http/client-address.server.ts'
import { consumeLimit } from '#app/kit/throttle.server.ts'
import type { Portal } from '#app/portal.server.ts'
import {
  type Caller,
  endSessions,
  noteIdentified,
  openSession,
  type OpenedSession,
  passSecondFactor,
} from '#app/features/people/account/account.sessions.server.ts'
import type { Access } from '#app/features/people/account/account.ts'
import { answerByInvitation } from '#app/features/people/contact/contact.server.ts'
import { checkPassword } from '#app/features/people/passwords/passwords.server.ts'
import { signIn } from '#app/features/people/sign-in/sign-in.server.ts'
import type { Invitation, JoinProblem, Way } from './invite.ts'
import { hashOf } from './invites.server.ts'
import * as store from './invites.store.server.ts'

/** The invitation a link speaks of; undefined when there is none. */
export async function findInvitation(portal: Portal, token: string): Promise<store.StoredInvitation | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined
  return store.findInvitation(portal.db, { tokenHash: hashOf(token) })
}

/** What the person who opened the link has to do to accept it, or why they cannot. */
export async function wayOf(portal: Portal, invitation: store.StoredInvitation, access: Access): Promise<Way> {
  const end = endOf(portal, invitation)
  if (end) return { way: 'ended', why: end }
  const guestId = guestIn(access)
  const guest = guestId === undefined ? undefined : await store.findGuest(portal.db, guestId)
  if (!guest?.emailVerified)
    return { way: (await store.findOwner(portal.db, invitation.email)) === undefined ? 'register' : 'sign-in' }
  if (guest.email !== invitation.email) return { way: 'other-person', email: guest.email }
  if (guest.role === 'customer' && invitation.role !== 'customer') return { way: 'rider' }
  if (guest.role) return { way: 'taken', company: guest.companyName }
  return { way: access.state === 'second-factor' ? 'second-factor' : 'accept' }
}

/** Why an invitation can no longer be accepted. */
export function endOf({ clock }: Portal, { acceptedAt, revokedAt, expiresAt }: store.StoredInvitation) {
  if (acceptedAt) return 'used'
  if (revokedAt) return 'withdrawn'
  return expiresAt <= clock.now() ? 'expired' : undefined
}

export function outward({ companyName, role, email, name, inviterName }: store.StoredInvitation): Invitation {
  return { companyName, role, email, name, inviterName }
}

/** Makes the account of somebody who has none, under the address the invitation went to, and signs them in. */
export async function join(
  portal: Portal,
  caller: Caller,
  invitation: store.StoredInvitation,
  { name, password }: { name: string; password: string },
): Promise<OpenedSession | JoinProblem> {
  if (!(await mayTry(portal, caller))) return { refused: 'too-many-requests' }
  const { email } = invitation
  const weak = await checkPassword(portal, { email, password })
  if (weak) return { password: weak }
  // The link came by mail to this very address, or from somebody who is trusted with it: it is verified (`handedOut`).
  const identified = await portal.identity.register({ email, password, emailVerified: true })
  if ('refused' in identified) return identified.refused === 'email-already-in-use' ? 'known' : identified
  const accountId = await portal.db.transaction().execute((tx) => noteIdentified(portal, tx, identified, caller.locale))
  if (accountId === undefined) return { refused: 'user-disabled' }
  return settle(portal, caller, invitation, { accountId, identified, name })
}

/** Accepts it for somebody who is signed in under the address it went to. */
export async function accept(
  portal: Portal,
  caller: Caller,
  invitation: store.StoredInvitation,
  access: Access,
): Promise<OpenedSession | JoinProblem> {
  const accountId = guestIn(access)
  const guest = accountId === undefined ? undefined : await store.findGuest(portal.db, accountId)
  if (accountId === undefined || !guest || access.state === 'second-factor') return 'not-open'
  const { subject, email, emailVerified, name } = guest
  // Before anything is written: the link may have reached somebody else.
  if (!emailVerified || email !== invitation.email || guest.role) return 'not-open'
  const identified = { subject, email, emailVerified }
  const session = await settle(portal, caller, invitation, { accountId, identified, name })
  if (typeof session === 'string' || !('token' in session)) return session
  // The session before this one had shown it, where there is one to show.
  return { ...session, ...(await passSecondFactor(portal, session.token)) }
}

/** Signs the owner of the invitation's address in, to accept it then: the form names no address. */
export function signInToAccept(
  portal: Portal,
  caller: Caller,
  { email }: store.StoredInvitation,
  password: string,
): Promise<OpenedSession | JoinProblem> {
  return signIn(portal, caller, { email, password })
}

type Guest = { accountId: number; identified: Identified; name: string }

/** Uses the invitation up, and begins a session again: what the person may do has changed. */
async function settle(
  portal: Portal,
  caller: Caller,
  invitation: store.StoredInvitation,
  { accountId, identified, name }: Guest,
): Promise<OpenedSession | JoinProblem> {
  const { id, email, companyId, role } = invitation
  const contactId = companyId === null || endOf(portal, invitation) ? null : await contactOf(portal, invitation, name)
  const now = portal.clock.now()
  const isIn = await portal.db.transaction().execute(async (tx) => {
    if (!(await store.lockGuest(tx, accountId, email))) return false
    // A rider's company is of one, also where others were invited before that one came.
    if (companyId !== null && role === 'customer' && !(await store.holdEmpty(tx, companyId))) {
      await store.withdrawInvite(tx, companyId, id, now)
      return false
    }
    if (!(await store.takeInvite(tx, id, accountId, now))) return false
    const country = invitation.companyCountry ?? ''
    await store.welcome(tx, accountId, { name, country, contactId, companyId, role }, now)
    await answerByInvitation({ ...portal, db: tx }, accountId)
    return true
  })
  if (!isIn) return 'not-open'
  portal.log.info({ event: 'invitation accepted', actor: accountId, company: companyId }, 'invitation accepted')
  await endSessions(portal, accountId, { except: null })
  return (await openSession(portal, caller, identified)) ?? { refused: 'user-disabled' }
}

/** The CRM's contact of the person, made where there is none. With the CRM away they come in, and are asked later. */
async function contactOf(portal: Portal, invitation: store.StoredInvitation, name: string): Promise<string | null> {
  if (!name) return null
  const { email, companyName, companyCountry, companyVatNumber } = invitation
  try {
    const known = await portal.crm.findContact(email)
    if (known?.name) return known.id
    const company = {
      companyName: companyName ?? '',
      country: companyCountry ?? '',
      vatNumber: companyVatNumber ?? '',
    }
    return (await portal.crm.saveContact({ email, name, phone: '', ...company })).id
  } catch (error) {
    portal.log.warn({ err: error }, 'the contact of somebody who joins could not be saved')
    return null
  }
}

function guestIn(access: Access): number | undefined {
  if (access.state === 'anonymous') return undefined
  return access.state === 'full' ? access.viewer.accountId : access.person.accountId
}

/** Hashing a password costs, and so does asking for it again and again. */
function mayTry({ db, clock }: Portal, { address }: Caller): Promise<boolean> {
  return consumeLimit(db, clock.now(), { key: `join address ${throttleAddress(address)}`, tries: 30, minutes: 15 })
}
