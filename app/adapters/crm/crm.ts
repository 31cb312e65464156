import type { BreakerState } from '#app/kit/outbound/breaker.ts'
import type { FieldOf, Thing } from './fields.ts'

/** What the maker's CRM knows of a person. One without a name is what a registration left, and not complete. */
export type Contact = {
  /** The CRM's own name of it. */
  id: string
  email: string
  name: string
  companyName: string
  country: string
  phone: string
  vatNumber: string
}

/** Where somebody registered: the CRM's tracking value, the page's address and its title. */
export type RegistrationContext = {
  hutk?: string | undefined
  pageUri?: string | undefined
  pageName?: string | undefined
}

export type NewRegistration = { email: string; context: RegistrationContext }

/**
 * No verb here waits for another system: the portal keeps a copy of an outside CRM, and sends changes to it by the
 * outbox.
 */
export type Crm = {
  /** By the very address; anyone who asks has to own it. */
  findContact(email: string): Promise<Contact | undefined>
  getContact(id: string): Promise<Contact | undefined>
  /** From where the contact registered, if they did so in the portal. */
  findRegistration(id: string): Promise<RegistrationContext | undefined>
  /** Notes that somebody registers; known contacts stay as they are. */
  noteRegistration(registration: NewRegistration): Promise<void>
  /** Creates the contact of an address, or completes the one there is. */
  saveContact(contact: Omit<Contact, 'id'>): Promise<Contact>
  /** The person has another address now: anyone who comes to own the old one must not meet them under it. */
  moveContact(id: string, email: string): Promise<void>
  /** The person goes by another name now; all else stays. */
  renameContact(id: string, name: string): Promise<void>
  /** Forgets what is personal of a contact. */
  eraseContact(id: string): Promise<void>
  /** The way to the CRM outside, for the worker; the portal's own has none. */
  mirror?: Mirror
}

/** One thing of the portal, by its own number. */
export type Ref = { thing: Thing; id: string }

/** What one thing is now: its fields as text. */
export type Told = { [One in Thing]: Ref & { thing: One; fields: Partial<Record<FieldOf<One>, string>> } }[Thing]

/** A contact as the CRM has it. */
export type CrmContact = Omit<Contact, 'id'> & { crmId: string }

/** Something that is missing in the CRM, or that the mapping names and nobody has. */
export type Finding = {
  kind: 'property' | 'not-unique' | 'read-only' | 'pipeline' | 'stage' | 'unknown-field'
  name: string
  /** What it is of: a kind of record over there, or a part of the mapping. */
  of: string
}

/**
 * Another system's copy of what the portal knows. Each verb calls it, bears being run twice, and throws `CallFailed`,
 * `BreakerOpen` or, where trying again would end alike, `Undeliverable`.
 */
export type Mirror = {
  /** Makes or changes the thing over there. @param isSaid the person has just said all of it, so that the portal's fields win */
  save(told: Told, options?: { isSaid?: boolean; ties?: readonly Ref[] }): Promise<void>
  /** Whether it is over there already, as far as the portal knows. */
  knows(what: Ref): Promise<boolean>
  forgetContact(id: string): Promise<void>
  register(registration: NewRegistration): Promise<void>
  subscribe(email: string, topic: string, isOn: boolean): Promise<void>
  findContact(email: string): Promise<CrmContact | undefined>
  readContact(crmId: string): Promise<CrmContact | undefined>
  /** Changed since then, in the order of their numbers, those after one. */
  listChanged(since: Date, after: string): Promise<CrmContact[]>
  check(): Promise<Finding[]>
  /** Makes the properties that are the portal's own and missing. @returns how many */
  createMissing(): Promise<number>
  /** Whether a notice was sent by the CRM, and lately. */
  isGenuine(notice: Notice): boolean
  /** Whether it answers, and lets the portal in. */
  health(): Promise<void>
  /** Whether it is left alone for a while. */
  state(): BreakerState
  /** By thing and field, what it is called over there; null for what is not sent. */
  names(): Record<Thing, Record<string, string | null>>
}

export type Notice = {
  method: string
  url: string
  body: string
  timestamp: string | null
  signature: string | null
}
