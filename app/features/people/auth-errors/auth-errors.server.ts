import type { AuthCode } from '#app/adapters/identity/auth-codes.ts'
import type { Refusal } from '#app/adapters/identity/identity.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { type Entry, sayIn } from '#app/kit/words/words.ts'
import type { Settings } from '#app/settings.server.ts'
import { authSetupWords } from './setup.words.ts'
import { authErrorWords } from './auth-errors.words.ts'

// The whole catalogue is some 20 kB: the server picks the sentence, and the browser gets that one.
const words = { ...authErrorWords, ...authSetupWords } satisfies Record<AuthCode, Entry>

/** The specification's smallest password; a portal may ask for more. */
const specified: Told = { passwordMin: 6, sendsMail: true }

/** The settings that a sentence depends on. */
type Told = Pick<Settings, 'passwordMin' | 'sendsMail'>

/**
 * What is said of the identity service's refusal: the catalogue's sentence; for a code that is not in it the service's
 * own, and without one that something went wrong.
 */
export function authSentence(
  locale: Locale,
  { refused, message }: { refused: string; message?: string },
  told = specified,
): string {
  const code = refused.replace(/^auth\//, '') || 'internal-error'
  // The adapters hand a foreign code on as `internal-error`, with what the service said of it.
  if (isKnown(code) && !(code === 'internal-error' && message)) return wordsFor(locale, code, told)
  return message || wordsFor(locale, 'internal-error', told)
}

/** The service did not answer, or fails: nobody was refused, and the same may be tried again. */
export function isAway({ refused, message }: Refusal): boolean {
  return refused === 'network-request-failed' || (refused === 'internal-error' && !message)
}

/** The status of an answer that says so. @param usual for what is about the person and what they sent */
export function authStatus<Usual extends number>(refusal: Refusal, usual: Usual): Usual | 429 | 503 {
  if (isAway(refusal)) return 503
  return refusal.refused === 'too-many-requests' ? 429 : usual
}

type Answering = { portal: { settings: Told }; locale: Locale }

/** The identity service's refusal in the catalogue's words, at the password that was shown again where it is about that. */
export function authMistake({ portal, locale }: Answering, refusal: Refusal): Mistake {
  const isWrong = ['invalid-credential', 'wrong-password', 'invalid-password'].includes(refusal.refused)
  const message = authSentence(locale, refusal, portal.settings)
  return { path: isWrong ? 'current' : '', message, status: authStatus(refusal, 400) }
}

function wordsFor(locale: Locale, code: AuthCode, { passwordMin: count, sendsMail }: Told): string {
  const say = sayIn(words, locale, sendsMail)
  return code === 'weak-password' ? say(code, { count }) : say(code)
}

function isKnown(code: string): code is AuthCode {
  return Object.hasOwn(words, code)
}
