import type { Locale } from '#app/kit/words/locales.ts'

export const companyRoles = ['owner', 'sales', 'workshop', 'customer'] as const
export type CompanyRole = (typeof companyRoles)[number]

export const staffRoles = ['agent', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Somebody who is signed in, whatever they may see. `locale` is the language they last chose, for their mails. */
export type Person = { accountId: number; name: string; email: string; locale: Locale }

/** A dealer's person or a private rider (a company of one), with full access. */
export type CompanyViewer = Person & { side: 'company'; companyId: number; companyName: string; role: CompanyRole }

/** One of the maker's staff. */
export type StaffViewer = Person & { side: 'maker'; role: StaffRole }

/** Who is looking, once they have full access: every verb takes one, and only the session gives it. */
export type Viewer = CompanyViewer | StaffViewer

/** How far a person has come, in the order in which it is asked. */
export type Access =
  | { state: 'anonymous' }
  | { state: 'unverified' | 'no-contact' | 'pending'; person: Person }
  | { state: 'full'; viewer: Viewer }

/** What is known of a signed-in person, as stored. */
export type AccountRecord = Person & {
  emailVerified: boolean
  contactId: number | null
  approvedAt: Date | null
  role: CompanyRole | StaffRole | null
  companyId: number | null
  companyName: string | null
}

export function accessOf(record: AccountRecord): Access {
  const person: Person = {
    accountId: record.accountId,
    name: record.name,
    email: record.email,
    locale: record.locale,
  }
  if (!record.emailVerified) return { state: 'unverified', person }
  const { role, companyId, companyName } = record
  if (role === 'agent' || role === 'admin') return { state: 'full', viewer: { ...person, side: 'maker', role } }
  if (record.contactId === null) return { state: 'no-contact', person }
  if (record.approvedAt === null || role === null || companyId === null) return { state: 'pending', person }
  return { state: 'full', viewer: { ...person, side: 'company', companyId, companyName: companyName ?? '', role } }
}
