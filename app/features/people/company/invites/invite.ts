import type { AuthCode } from '#app/adapters/identity/auth-codes.ts'
import type { PasswordProblem } from '#app/features/people/passwords/passwords.server.ts'
import type { InvitedRole } from '../company.ts'

/** What the page of a link says of its invitation. */
export type Invitation = {
  /** Null: into the maker's staff. */
  companyName: string | null
  role: InvitedRole
  email: string
  name: string
  inviterName: string | null
}

/** What the person who opened the link has to do next, or why there is nothing to do. */
export type Way =
  | { way: 'ended'; why: 'used' | 'withdrawn' | 'expired' }
  | { way: 'register' | 'sign-in' | 'second-factor' | 'accept' }
  | { way: 'other-person'; email: string }
  | { way: 'taken'; company: string | null }
  /** A rider's account joins no shop. */
  | { way: 'rider' }

/** Why somebody is not in yet. */
export type JoinProblem =
  | { refused: AuthCode; message?: string }
  | { password: PasswordProblem }
  /** The address has an account: its owner signs in. */
  | 'known'
  /** It was used, withdrawn, or ran out while the page stood open. */
  | 'not-open'

export type JoinIntent = 'join' | 'sign-in' | 'accept'

/** The mistake of a form whose page then shows another: the address has an account. */
export const known = 'known'
