import type { RouterContextProvider } from 'react-router'
import type { AuthCode } from '#app/adapters/identity/auth-codes.ts'
import { intentIn, parseForm } from '#app/kit/forms/parse.ts'
import type { Typed } from '#app/kit/forms/problems.ts'
import { sessionCookie } from '#app/kit/http/cookies.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { type RequestInfo, requestContext } from '#app/kit/http/request-info.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import {
  accessBy,
  type Caller,
  type OpenedSession,
  signOut,
} from '#app/features/people/account/account.sessions.server.ts'
import type { Access } from '#app/features/people/account/account.ts'
import { authSentence, authStatus } from '#app/features/people/auth-errors/auth-errors.server.ts'
import { sessionToken } from '#app/features/people/sign-in/sign-in.gate.server.ts'
import { joinForm, signInForm } from '../company.forms.ts'
import { joinIntents, type JoinProblem, type JoinRefusal } from './invite.ts'
import type { StoredInvitation } from './invites.store.server.ts'
import { accept, endOf, findInvitation, join, signInToAccept } from './join.server.ts'

export type Guest = {
  portal: Portal
  info: RequestInfo
  /** Of the session this browser has. */
  token: string | undefined
  access: Access
  caller: Caller
  invitation: StoredInvitation | undefined
}

/** Who opened a link, and what it speaks of. Nobody need be signed in here: the gate is not asked. */
export async function guestIn(
  request: Request,
  context: Readonly<RouterContextProvider>,
  token: string,
): Promise<Guest> {
  const portal = context.get(portalContext)
  const info = context.get(requestContext)
  const current = sessionToken(request, info)
  const [access, invitation] = await Promise.all([accessBy(portal, current), findInvitation(portal, token)])
  const locale = localeOf(new URL(request.url).pathname)
  const caller = { address: info.address, userAgent: request.headers.get('user-agent') ?? '', locale }
  return { portal, info, token: current, access, caller, invitation }
}

/** @returns where to go on, once the cookie of the new session is set; or what comes back with the page */
export async function answerInvite(
  { portal, info, token, access, caller, invitation }: Guest,
  request: Request,
): Promise<'home' | 'again' | { refusal: JoinRefusal; status: number }> {
  const fields = await readFields(request)
  const sent = intentIn(fields)
  const intent = joinIntents.find((one) => one === sent)
  if (!intent) throw new Problem('body-malformed')
  // The page says why.
  if (!invitation || endOf(portal, invitation)) return 'again'
  const enter = async (outcome: OpenedSession | JoinProblem, typed: Typed, to: 'home' | 'again') => {
    if (outcome === 'not-open') return 'again'
    if (outcome === 'known' || !('token' in outcome)) return refuse(portal, caller, outcome, { intent, typed })
    // The session this browser held before has nobody left to end it.
    await signOut(portal, token)
    info.headers.append('set-cookie', sessionCookie(info.https, outcome.token, outcome.maxAge))
    return to
  }
  switch (intent) {
    case 'join': {
      const form = parseForm(joinForm(portal.settings.passwordMin), fields, { secret: ['password'] })
      if (!form.ok) return { refusal: { ...form, intent, isKnown: false }, status: 400 }
      return enter(await join(portal, caller, invitation, form.value), form.typed, 'home')
    }
    case 'sign-in': {
      const form = parseForm(signInForm, fields, { secret: ['password'] })
      if (!form.ok) return { refusal: { ...form, intent, isKnown: false }, status: 400 }
      return enter(await signInToAccept(portal, caller, invitation, form.value.password), form.typed, 'again')
    }
    case 'accept':
      return enter(await accept(portal, caller, invitation, access), {}, 'home')
  }
}

const statuses: Partial<Record<AuthCode, number>> = {
  'invalid-credential': 401,
  'user-disabled': 401,
}

type Refused = Exclude<JoinProblem, 'not-open'>

function refuse(
  { settings }: Portal,
  { locale }: Caller,
  problem: Refused,
  form: Pick<JoinRefusal, 'intent' | 'typed'>,
) {
  const { passwordMin: count } = settings
  if (problem === 'known') return { refusal: { ...form, problems: [], isKnown: true }, status: 400 }
  if ('password' in problem) {
    const problems = [{ path: 'password', message: problem.password, slots: { count } }]
    return { refusal: { ...form, problems, isKnown: false }, status: 400 }
  }
  const problems = [{ path: '', message: authSentence(locale, problem, count) }]
  return {
    refusal: { ...form, problems, isKnown: false },
    status: statuses[problem.refused] ?? authStatus(problem, 400),
  }
}
