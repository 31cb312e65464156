import type { Locale } from '#app/kit/words/locales.ts'

export const companyRoles = ['owner', 'sales', 'workshop', 'customer'] as const
export type CompanyRole = (typeof companyRoles)[number]

export const staffRoles = ['agent', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

/** What a company's licence is made of. */
export const modules = [
  'leads',
  'tickets',
  'appointments',
  'products',
  'quotes',
  'contracts',
  'news',
  'projects',
  'media-sharing',
  'standard-packages',
  'user-guides',
  'erp-integration',
  'surveys',
  'business-statistics',
  'fidelity-programme',
] as const
export type Module = (typeof modules)[number]

/** Somebody who is signed in, whatever they may see. `locale` is the language they last chose, for their mails. */
export type Person = { accountId: number; name: string; firstName: string; email: string; locale: Locale }

/** A dealer's person or a private rider (a company of one), with full access. */
export type CompanyViewer = Person & {
  side: 'company'
  companyId: number
  companyName: string
  role: CompanyRole
  /** The active modules of the company's licence. */
  modules: readonly Module[]
  /** An administrator who looks at the portal as the company's owner sees it, and changes nothing. */
  onlyLooks?: true
}

/** One of the maker's staff. */
export type StaffViewer = Person & { side: 'maker'; role: StaffRole }

/** Who is looking, once they have full access: every verb takes one, and only the session gives it. */
export type Viewer = CompanyViewer | StaffViewer

/** A filter that lists of one side have; to the other one in the address counts as not there. */
export function onlyFor<Value>(side: Viewer['side'], read: (text: string | null) => Value) {
  return (text: string | null, viewer: Pick<Viewer, 'side'>) => (viewer.side === side ? read(text) : undefined)
}

/**
 * Whether a page that is still open sends something of somebody else's, who was signed in in this browser before.
 * @param person the number that it says, if any
 */
export function isSomebodyElse(viewer: Viewer, person: string | null | undefined): boolean {
  return typeof person === 'string' && person !== String(viewer.accountId)
}

/** Orders, quotes, leads and prices do not exist for a workshop's people. */
export function seesTrade(viewer: Viewer): boolean {
  return viewer.role !== 'workshop'
}

type Role = CompanyRole | StaffRole

const notFor: Partial<Record<Role, readonly Module[]>> = {
  // A private rider is no shop.
  customer: ['leads', 'media-sharing', 'surveys', 'business-statistics'],
  workshop: ['leads', 'quotes', 'erp-integration'],
}

/** Whether a module is for people of this role, whatever the licence of their company holds. */
export function isFor(role: Role, module: Module): boolean {
  return !notFor[role]?.includes(module)
}

/** How far a person has come, in the order in which it is asked. */
export type Access =
  | { state: 'anonymous' }
  /** The password was right; the code or the passkey is still to be shown. */
  | { state: 'second-factor'; person: Person }
  | { state: 'unverified' | 'no-contact'; person: Person }
  /** Staff without a second factor, where one is required. */
  | { state: 'second-factor-missing'; person: Person }
  | { state: 'pending'; person: Person; request: AccessRequestState; reason: string | null }
  | { state: 'full'; viewer: Viewer }

/** Staff's answer to the request for access; `none`: there is nothing to answer. */
export type AccessRequestState = 'none' | 'waiting' | 'refused'

/** What is known of a signed-in person, as stored. */
export type AccountRecord = Person & {
  emailVerified: boolean
  contactId: string | null
  approvedAt: Date | null
  role: CompanyRole | StaffRole | null
  companyId: number | null
  companyName: string | null
  modules: Module[]
  /** The session shows the portal as this company sees it. */
  looks: boolean
  hasSecondFactor: boolean
  secondFactorAt: Date | null
  request: AccessRequestState | null
  refusalReason: string | null
}

/** @param secondFactorFor staff may not enter without one, save in the demonstration */
export function accessOf(record: AccountRecord, secondFactorFor: 'staff' | 'nobody'): Access {
  const { role, companyId } = record
  const person: Person = {
    accountId: record.accountId,
    name: record.name,
    firstName: record.firstName,
    email: record.email,
    locale: record.locale,
  }
  if (record.hasSecondFactor && !record.secondFactorAt) return { state: 'second-factor', person }
  if (!record.emailVerified) return { state: 'unverified', person }
  if (role === 'agent' || role === 'admin') {
    if (secondFactorFor === 'staff' && !record.hasSecondFactor) return { state: 'second-factor-missing', person }
    if (record.looks && role === 'admin' && companyId !== null)
      return {
        state: 'full',
        viewer: { ...person, side: 'company', ...companyOf(record, companyId), role: 'owner', onlyLooks: true },
      }
    return { state: 'full', viewer: { ...person, side: 'maker', role } }
  }
  if (record.contactId === null) return { state: 'no-contact', person }
  if (record.approvedAt === null || role === null || companyId === null)
    return { state: 'pending', person, request: record.request ?? 'none', reason: record.refusalReason }
  return { state: 'full', viewer: { ...person, side: 'company', ...companyOf(record, companyId), role } }
}

function companyOf({ companyName, modules: active }: AccountRecord, companyId: number) {
  return { companyId, companyName: companyName ?? '', modules: active }
}

/** Whether somebody is inside only to look. */
export function onlyLooks(access: Access): boolean {
  return access.state === 'full' && access.viewer.side === 'company' && access.viewer.onlyLooks === true
}

/** Staff work with all of it; a company with what its licence holds. */
export function hasModule(viewer: Viewer, module: Module): boolean {
  return viewer.side === 'maker' || viewer.modules.includes(module)
}
