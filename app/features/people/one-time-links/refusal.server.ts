import { data } from 'react-router'
import type { AuthCode } from '#app/adapters/identity/auth-codes.ts'
import type { Refusal } from '#app/adapters/identity/identity.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { authSentence, authStatus } from '#app/features/people/auth-errors/auth-errors.server.ts'
import { readLink } from './one-time-links.server.ts'

/** 410: the link was good once, or never; anyone who holds it learns no more. */
const statuses: Partial<Record<AuthCode, number>> = {
  'invalid-action-code': 410,
  'expired-action-code': 410,
  'email-already-in-use': 409,
  'user-disabled': 403,
}

/**
 * `isOver`: this link leads nowhere any more; otherwise it is as good as before, and may be tried again. `isGone`: for no
 * other reason than that it was used, has expired or never was.
 */
export function refuseLink(locale: Locale, refusal: Refusal) {
  const { status, ...said } = sayRefusal(locale, refusal)
  return data(said, status)
}

/**
 * What the page of a link that leads nowhere says at once, before a password is typed. With the service away nobody
 * knows: then it is shown as good.
 */
export async function deadLink(portal: Portal, locale: Locale, page: 'verify' | 'reset', code: string) {
  const refusal = await readLink(portal, page, code)
  const said = refusal && sayRefusal(locale, refusal)
  return said?.isOver ? said : undefined
}

/** The same as an answer to a form that says too little to be tried. */
export async function refuseDead(...asked: Parameters<typeof deadLink>) {
  const dead = await deadLink(...asked)
  return dead && data({ sentence: dead.sentence, isOver: true, isGone: dead.isGone }, dead.status)
}

function sayRefusal(locale: Locale, refusal: Refusal) {
  const status = statuses[refusal.refused] ?? authStatus(refusal, 400)
  return {
    sentence: authSentence(locale, refusal),
    isOver: status !== 429 && status !== 503,
    isGone: status === 410,
    status,
  }
}
