import type { Failure } from '#app/kit/forms/problems.ts'
import type { TotpSetup } from '../second-factor.ts'

export const notices = ['totp-added', 'totp-removed', 'passkey-added', 'passkey-renamed', 'passkey-removed'] as const
export type Notice = (typeof notices)[number]

/** What comes back with the page: to which of its forms, and to which passkey, it belongs. */
export type Refusal = Failure & { intent: string; id: string; status: 400 | 429; setup?: TotpSetup }
