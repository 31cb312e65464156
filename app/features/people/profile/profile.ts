import type { Viewer } from '#app/features/people/account/account.ts'

/** What was done before the redirect to a page. */
export const notices = [
  'saved',
  'password-changed',
  'email-asked',
  'session-ended',
  'sessions-ended',
  'erasure-asked',
  'erasure-withdrawn',
  'export-limit',
] as const
export type Notice = (typeof notices)[number]

/** A dealer's people have colleagues; a private customer and staff have no company page. */
export function hasCompanyPage(viewer: Viewer): boolean {
  return viewer.side === 'company' && viewer.role !== 'customer'
}

/** What is shown of a person whose data was erased: the same in every language. */
export function pseudonymOf(accountId: number): string {
  return `ID-${accountId}`
}
