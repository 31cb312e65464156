import type { Carried } from '#app/kit/drafts/carried.tsx'
import type { Failure } from '#app/kit/forms/problems.ts'
import type { Qr } from '#app/kit/ui/qr-code.tsx'

/** What a person can show. */
export type Ways = { totp: boolean; passkeys: boolean }

/** What an authenticator app takes over; the same secret as a picture, as text and sealed for the way back. */
export type TotpSetup = { sealed: string; secret: string; address: string; picture: Qr }

/** What stands in place of a page until the second factor has been shown, or set up where it is required. */
export type SecondFactorScreen =
  | { screen: 'second-factor'; ways: Ways; isStaff: boolean; refusal?: Failure; carried: Carried }
  | { screen: 'second-factor-missing'; setup: TotpSetup; passkeys: boolean; refusal?: Failure; carried: Carried }
  /** It is set up; the recovery codes are seen before the way on. */
  | { screen: 'second-factor-missing'; codes: string[]; email: string; carried: Carried }

/** What went through, told by mail, and by the page after a redirect. */
export const factorNews = [
  'totp-added',
  'totp-removed',
  'passkey-added',
  'passkey-removed',
  'codes-renewed',
  'code-used',
  'reset',
] as const
export type FactorNews = (typeof factorNews)[number]

/** What a person's own page shows of their second factors. */
export type Factors = {
  totpSince: Date | undefined
  passkeys: { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }[]
  codesLeft: number
}

/**
 * Why a step that was taken from within the page was refused, by the status of its answer; undefined where nothing was
 * decided: without a connection, or with the server away.
 */
export function refusalOf(status: number | undefined, shown: 'code' | 'passkey') {
  if (status === 429) return 'too-many-tries'
  if (status !== 400) return undefined
  return shown === 'passkey' ? 'passkey-refused' : 'code-wrong'
}
