import { data } from 'react-router'
import type { AuthCode } from '#app/adapters/identity/auth-codes.ts'
import type { Refusal } from '#app/adapters/identity/identity.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { authSentence, authStatus } from '../auth-errors/auth-errors.server.ts'

/** 410: the link was good once, or never; whoever holds it learns no more. */
const statuses: Partial<Record<AuthCode, number>> = {
  'invalid-action-code': 410,
  'expired-action-code': 410,
  'email-already-in-use': 409,
  'user-disabled': 403,
}

/** `isOver`: this link leads nowhere any more; otherwise it is as good as before, and may be tried again. */
export function refuseLink(locale: Locale, refusal: Refusal) {
  const status = statuses[refusal.refused] ?? authStatus(refusal, 400)
  return data({ sentence: authSentence(locale, refusal), isOver: status !== 429 && status !== 503 }, status)
}
