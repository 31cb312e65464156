import type { FormFailure } from '#app/kit/forms/problems.ts'
import type { TotpSetup } from '../second-factor.ts'

export const notices = ['totp-added', 'totp-removed', 'passkey-added', 'passkey-renamed', 'passkey-removed'] as const

/** The page's forms. */
export type Intent = 'totp' | 'totp-remove' | 'passkey' | 'passkey-rename' | 'passkey-remove' | 'codes'

/** What each is announced as; new recovery codes are shown at once. */
export const noticeOf = {
  totp: 'totp-added',
  'totp-remove': 'totp-removed',
  passkey: 'passkey-added',
  'passkey-rename': 'passkey-renamed',
  'passkey-remove': 'passkey-removed',
} as const satisfies Record<Exclude<Intent, 'codes'>, (typeof notices)[number]>

/** What comes back with the page; the set-up of an app stays the one that was shown. */
export type FactorFailure = FormFailure & { setup?: TotpSetup }
