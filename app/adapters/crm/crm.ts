/** What the maker's CRM knows of a person. One without a name is what a registration left, and not complete. */
export type Contact = {
  id: number
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

export type Crm = {
  /** By the very address; anyone who asks has to own it. */
  findContact(email: string): Promise<Contact | undefined>
  getContact(id: number): Promise<Contact | undefined>
  /** From where the contact registered, if they did so in the portal. */
  findRegistration(id: number): Promise<RegistrationContext | undefined>
  /** Notes that somebody registers; known contacts stay as they are. */
  noteRegistration(registration: { email: string; context: RegistrationContext }): Promise<void>
  /** Creates the contact of an address, or completes the one there is. */
  saveContact(contact: Omit<Contact, 'id'>): Promise<Contact>
  /** The person has another address now: anyone who comes to own the old one must not meet them under it. */
  moveContact(id: number, email: string): Promise<void>
  /** The person goes by another name now; all else stays. */
  renameContact(id: number, name: string): Promise<void>
  /** Forgets what is personal of a contact. */
  eraseContact(id: number): Promise<void>
}
