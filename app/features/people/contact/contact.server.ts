import type { Contact, NewRegistration } from '#app/adapters/crm/crm.ts'
import type { Carried } from '#app/kit/drafts/carried.tsx'
import { parseForm } from '#app/kit/forms/parse.ts'
import type { Failure } from '#app/kit/forms/problems.ts'
import { throttleAddress } from '#app/kit/http/client-address.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { consumeLimit } from '#app/kit/throttle.server.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Visitor } from '#app/features/people/account/account.server.ts'
import type { Person } from '#app/features/people/account/account.ts'
import { countriesIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { contactForm, contactIn } from './contact.forms.ts'
import { contactKinds, type ContactKind, type ContactScreen, type Known } from './contact.ts'
import { accessRequested, contactRegistered, contactSought } from './contact.outbox.ts'
import * as store from './store.server.ts'

/**
 * Looks for the CRM's contact of a person whose address is verified, keeps it by its id, and asks staff for them. A
 * contact that nobody has completed yet is none. With the CRM away nobody is kept out who was in: it is tried again at
 * the next sign-in.
 */
export async function matchContact(portal: Portal, accountId: number): Promise<void> {
  const found = await store.findUnmatched(portal.db, accountId)
  if (!found) return
  const contact = await fromCrm(portal, () => portal.crm.findContact(found.email))
  if (contact === 'away') return
  if (!contact?.name) return askOutside(portal, accountId)
  await portal.db.transaction().execute(async (tx) => {
    const person = await store.lockPerson(tx, accountId, found.email)
    if (!person || person.contactId !== null) return
    // It belongs to the person who had this address before and no longer signs in by it.
    if (await store.isHeld(tx, contact.id)) return
    await store.setContact(tx, accountId, contact)
    if (person.approvedAt) return
    const { companyName } = contact
    const kind = companyName ? 'dealer' : 'customer'
    await askStaff({ ...portal, db: tx }, found.email, { accountId, kind, companyName })
  })
}

/** A CRM outside may know who it is. Nobody waits for its answer: who is found is matched then, by this very verb. */
async function askOutside({ crm, db, clock }: Portal, accountId: number): Promise<void> {
  if (!crm.mirror) return
  await outbox.putForCrm(db, contactSought.of(`crm find ${accountId}`, { accountId }), clock.now())
}

/** Away goes what registrations left that nobody verified, or came back to, within a week. */
export function sweepContacts({ db, clock }: Portal): Promise<number> {
  return store.deleteLoneContacts(db, new Date(clock.now().getTime() - 7 * 24 * 60 * 60_000))
}

/** What stands in place of the page asked for. What was typed before signing in again stands in its form. */
export async function contactScreen(visitor: Visitor, sent: Carried): Promise<ContactScreen | undefined> {
  const screen = await screenOf(visitor)
  if (!screen || !('known' in screen)) return screen
  return { ...screen, known: { ...screen.known, ...knownIn(sent) } }
}

async function screenOf({ portal, access, locale }: Visitor): Promise<ContactScreen | undefined> {
  if (access.state !== 'no-contact' && access.state !== 'pending') return undefined
  const { email } = access.person
  if (access.state === 'pending' && access.request === 'waiting')
    return { screen: 'pending', email, request: access.request }
  const countries = countriesIn(locale).map(({ code, name }) => ({ value: code, label: name }))
  const form = { known: await knownOf(portal, access.person), countries }
  if (access.state !== 'pending' || access.request === 'waiting') return { screen: 'no-contact', email, ...form }
  return { screen: 'pending', email, request: access.request, reason: access.reason, ...form }
}

/** The contact form was sent. @returns the form again with what is wrong; undefined when all is well */
export async function contactStep(visitor: Visitor, fields: URLSearchParams): Promise<ContactScreen | undefined> {
  const screen = await screenOf(visitor)
  if (!screen || !('known' in screen) || !('person' in visitor.access)) return undefined
  const form = parseForm(contactForm, fields)
  if (!form.ok) return { ...screen, refusal: form }
  const contact = { email: screen.email, ...contactIn(form.value) }
  const outcome = await requestAccess(visitor.portal, visitor.access.person, form.value.kind, contact)
  if (outcome === 'asked') return undefined
  const refusal: Failure = { problems: [{ path: '', message: 'crm-away' }], submitted: form.submitted }
  return { ...screen, refusal }
}

/**
 * Tells the CRM who the person is, and asks staff to let them in. The CRM comes first and takes the same contact twice
 * without harm: whatever fails, sending the form again mends it.
 */
async function requestAccess(
  portal: Portal,
  person: Person,
  kind: ContactKind,
  contact: Omit<Contact, 'id'>,
): Promise<'asked' | 'crm-away'> {
  const saved = await fromCrm(portal, () => portal.crm.saveContact(contact))
  if (saved === 'away') return 'crm-away'
  const { accountId } = person
  await portal.db.transaction().execute(async (tx) => {
    const locked = await store.lockPerson(tx, accountId, contact.email)
    if (!locked) return
    await store.replaceContact(tx, accountId, saved)
    // Anyone who was invited is approved already, and lacked only the contact.
    if (locked.approvedAt) return
    const { companyName } = contact
    await askStaff({ ...portal, db: tx }, contact.email, { accountId, kind, companyName })
  })
  portal.log.info({ event: 'access requested', actor: accountId }, 'access requested')
  return 'asked'
}

/** Somebody who waited came in by an invitation: staff have nothing left to answer. */
export async function answerByInvitation({ db, clock }: Portal, accountId: number): Promise<void> {
  await store.closeRequests(db, accountId, clock.now())
}

/** @returns the contact's id when the address is the person's own and verified; null for any other */
export async function verifyContact(portal: Portal, person: Person, email: string): Promise<{ id: string } | null> {
  const own = await store.findOwn(portal.db, person.accountId)
  if (!own || own.contactId === null || own.email !== email.trim().toLowerCase()) return null
  return { id: own.contactId }
}

/** @returns the person's own contact; undefined for any other id @throws Problem unavailable */
export async function readContact(portal: Portal, person: Person, id: string): Promise<Contact | undefined> {
  const own = await store.findOwn(portal.db, person.accountId)
  if (!own || own.contactId !== id) return undefined
  const contact = await fromCrm(portal, () => portal.crm.getContact(id))
  if (contact === 'away') throw new Problem('unavailable')
  return contact
}

/**
 * Lets the CRM know that somebody registers, a few times an hour from one address and for one. Only a row is written,
 * so that nothing tells a known address from an unknown one. @throws Problem too-many-tries
 */
export async function noteRegistration(portal: Portal, address: string, registration: NewRegistration): Promise<void> {
  const { email, context } = registration
  const now = portal.clock.now()
  const limits = [
    { key: `contact address ${throttleAddress(address)}`, tries: 30, minutes: 15 },
    { key: `contact email ${email}`, tries: 5, minutes: 15 },
  ]
  for (const limit of limits)
    if (!(await consumeLimit(portal.db, now, limit))) {
      portal.log.warn({ event: 'registration throttled' }, 'registration throttled')
      throw new Problem('too-many-tries')
    }
  await outbox.put(portal.db, contactRegistered.of(`contact ${email}`, { email, context }), now)
}

/** Administrators hear of it by mail, but not again when somebody corrects within the hour what they said. */
async function askStaff(
  { db: tx, clock }: Portal,
  email: string,
  request: Omit<store.NewRequest, 'askedAt'>,
): Promise<void> {
  const now = clock.now()
  const requestId = await store.insertRequest(tx, { ...request, askedAt: now })
  if (requestId === undefined) return
  if (!(await consumeLimit(tx, now, { key: `access request ${email}`, tries: 1, minutes: 60 }))) return
  await outbox.put(tx, accessRequested.of(`access ${requestId}`, { requestId }), now)
}

async function knownOf(portal: Portal, { accountId }: Person): Promise<Known> {
  const own = await store.findOwn(portal.db, accountId)
  const id = own?.contactId ?? null
  const asked = id === null ? undefined : await fromCrm(portal, () => portal.crm.getContact(id))
  const contact = asked === 'away' ? undefined : asked
  if (!contact) return { name: own?.name ?? '', company: '', country: own?.country ?? '', phone: '', vat_number: '' }
  const { name, companyName: company, country, phone, vatNumber } = contact
  return { kind: company ? 'dealer' : 'customer', name, company, country, phone, vat_number: vatNumber }
}

/** The fields of this form that a form carried here holds as well. */
function knownIn(sent: Carried): Partial<Known> {
  const fields = new Map(sent)
  const kind = contactKinds.find((one) => one === fields.get('kind'))
  const texts = textFields.flatMap((name) => {
    const text = fields.get(name)
    return text === undefined ? [] : [[name, text]]
  })
  return { ...(kind && { kind }), ...Object.fromEntries(texts) }
}

const textFields = ['name', 'company', 'country', 'phone', 'vat_number'] as const

/** The CRM is an outside service: that it is away is an answer, not a failure of the page. */
async function fromCrm<Answer>(portal: Portal, ask: () => Promise<Answer>): Promise<Answer | 'away'> {
  try {
    return await ask()
  } catch (error) {
    portal.log.warn({ err: error }, 'the CRM did not answer')
    return 'away'
  }
}
