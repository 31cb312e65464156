import { carriedIn } from '#app/kit/drafts/carried.tsx'
import { sessionCookie } from '#app/kit/http/cookies.server.ts'
import { isOfAnother, knownDevice, rememberDevice } from '#app/features/people/account/account.devices.server.ts'
import type { Visitor } from '#app/features/people/account/account.server.ts'
import { signOut } from '#app/features/people/account/account.sessions.server.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { authSentence, authStatus } from '#app/features/people/auth-errors/auth-errors.server.ts'
import { signInScreen, type StepAnswer } from './steps.server.ts'
import { signIn } from './sign-in.server.ts'
import { signInWords } from './sign-in.words.ts'

/** No address is longer (RFC 5321), and the throttle counts by it. */
const emailMost = 254

/** As long as a password may be when it is chosen. */
const passwordMost = 1024

/** The sign-in form was sent. */
export async function enter(visitor: Visitor, fields: URLSearchParams): Promise<StepAnswer> {
  const { portal, info, request, locale, token } = visitor
  const email = (fields.get('email') ?? '').trim().toLowerCase()
  const password = fields.get('password') ?? ''
  const carried = carriedIn(fields)
  const again = (problem: string, status: number): StepAnswer => ({
    screen: { ...signInScreen(portal), problem, email, ...(carried.length > 0 ? { carried } : {}) },
    status,
  })
  if (!email || email.length > emailMost || !password || password.length > passwordMost)
    return again(sayIn(signInWords, locale)('sign-in.missing'), 400)
  const caller = { address: info.address, userAgent: request.headers.get('user-agent') ?? '', locale }
  const outcome = await signIn(portal, caller, { email, password }, knownDevice(portal, visitor, email))
  if ('refused' in outcome) return again(authSentence(locale, outcome, portal.settings), authStatus(outcome, 401))
  // The session this browser held before has nobody left to end it.
  await signOut(portal, token)
  info.headers.append('set-cookie', sessionCookie(info.https, outcome.token, outcome.maxAge))
  await rememberDevice(portal, visitor, outcome.token)
  return carried.length > 0 && !isOfAnother(portal, visitor, email)
    ? { screen: { screen: 'resume', carried }, status: 200 }
    : undefined
}
