/** Where a form posts to sign in without leaving the page that was asked for. */
export const signInParameter = 'sign-in'

export type Credentials = { email: string; password: string }

/** What stands in place of a page for whoever may not see it yet. It travels as the data of a 401 or 403 answer. */
export type Screen =
  | { screen: 'sign-in'; problem?: SignInProblem; email?: string; typed?: Typed }
  | { screen: 'unverified' | 'no-contact' | 'pending'; email: string }
  /** Signed in again: what was typed before goes on from here. */
  | { screen: 'resume'; typed: Typed }

export type SignInProblem = 'invalid-credential' | 'user-disabled' | 'too-many-requests' | 'missing'

/** The fields of a form that met an ended session. */
export type Typed = [name: string, value: string][]

export function isScreen(value: unknown): value is Screen {
  return typeof value === 'object' && value !== null && 'screen' in value
}
