import type { Locale } from '#app/kit/words/locales.ts'
import { type CompanyRole, type StaffRole, staffRoles, type Viewer } from '#app/features/people/account/account.ts'

/** What an owner makes of a colleague. */
export const dealerRoles = ['owner', 'sales', 'workshop'] as const
export type DealerRole = (typeof dealerRoles)[number]

export const inviteRoles = [...dealerRoles, ...staffRoles] as const
export type InviteRole = DealerRole | StaffRole
/** Nobody chooses a rider's: an import invites them to what was registered for them. */
export type InvitedRole = InviteRole | 'customer'

/** Those who work together: a company by its id; null is the maker's staff. */
export type Group = number | null

export type Person = {
  id: number
  name: string
  email: string
  role: CompanyRole | StaffRole
  isDisabled: boolean
  /** Mails to their address came back, and none are sent. */
  comesBack: boolean
  hasSecondFactor: boolean
  lastSeenAt: Date | null
}

export type OpenInvite = { id: number; email: string; role: InvitedRole; locale: Locale; expiresAt: Date }

/** An invitation's link, which who made it sees once. */
export type MadeInvite = { invited: string; link: string }

/** Invitations of one company that nobody has accepted yet. */
export const openInvitesMost = 20

/** A private customer is a company of one: there is nobody to manage, and no page for it. */
export function isMember(viewer: Viewer, group: Group): boolean {
  if (viewer.side === 'maker') return viewer.role === 'admin'
  return viewer.companyId === group && viewer.role !== 'customer'
}

export function manages(viewer: Viewer, group: Group): boolean {
  return isMember(viewer, group) && (viewer.side === 'maker' || viewer.role === 'owner')
}

export function rolesIn(group: Group): readonly InviteRole[] {
  return group === null ? staffRoles : dealerRoles
}

/** Those who may manage the others: a company's owners, the maker's administrators. */
export function inChargeOf(group: Group, people: readonly Person[]): Person[] {
  const charge = group === null ? 'admin' : 'owner'
  return people.filter(({ role, isDisabled }) => role === charge && !isDisabled)
}

/** Whether a person is the only one left of them. */
export function isLastInCharge(group: Group, people: readonly Person[], id: number): boolean {
  const inCharge = inChargeOf(group, people)
  return inCharge.length === 1 && inCharge[0]?.id === id
}
