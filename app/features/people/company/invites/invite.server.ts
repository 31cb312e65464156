import { redirect, type RouterContextProvider } from 'react-router'
import type { AuthCode } from '#app/adapters/identity/auth-codes.ts'
import { answerForm, button, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { intentIn } from '#app/kit/forms/parse.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { sessionCookie } from '#app/kit/http/cookies.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { type RequestInfo, requestContext } from '#app/kit/http/request-info.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { localeOf, pathIn } from '#app/kit/words/locales.ts'
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
import { type JoinIntent, type JoinProblem, known } from './invite.ts'
import type { StoredInvitation } from './invites.store.server.ts'
import { accept, endOf, findInvitation, join, signInToAccept } from './join.server.ts'

type Guest = {
  portal: Portal
  info: RequestInfo
  /** The session that this browser has. */
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

/** `invitation`: one that is open. */
type Work = Sent & Guest & { invitation: StoredInvitation; page: string }

/** The forms of a link's page: what was done leads on, once the cookie of the new session is set. */
export async function answerInvite(guest: Guest, request: Request, page: string) {
  const { portal, invitation, caller } = guest
  const fields = await readFields(request)
  if (!Object.hasOwn(forms, intentIn(fields))) throw new Problem('body-malformed')
  // The page says why.
  if (!invitation || endOf(portal, invitation)) return redirect(page, 303)
  return answerForm({ ...guest, invitation, page, fields, locale: caller.locale }, forms, { page })
}

const forms: Forms<JoinIntent, Work> = {
  join: form(
    ({ portal }) => joinForm(portal.settings.passwordMin),
    async (work, value) => enter(work, await join(work.portal, work.caller, work.invitation, value), home(work)),
    { secret: ['password'] },
  ),
  'sign-in': form(
    signInForm,
    async (work, { password }) =>
      enter(work, await signInToAccept(work.portal, work.caller, work.invitation, password), work.page),
    { secret: ['password'] },
  ),
  accept: button(async (work) =>
    enter(work, await accept(work.portal, work.caller, work.invitation, work.access), home(work)),
  ),
}

function home({ locale }: Work): string {
  return pathIn(locale, '/')
}

async function enter(
  work: Work,
  outcome: OpenedSession | JoinProblem,
  to: string,
): Promise<Mistake | { page: string }> {
  const { portal, info, token, page } = work
  if (outcome === 'not-open') return { page }
  if (outcome === 'known' || !('token' in outcome)) return mistakeOf(work, outcome)
  // The session this browser held before has nobody left to end it.
  await signOut(portal, token)
  info.headers.append('set-cookie', sessionCookie(info.https, outcome.token, outcome.maxAge))
  return { page: to }
}

const statuses: Partial<Record<AuthCode, number>> = {
  'invalid-credential': 401,
  'user-disabled': 401,
}

function mistakeOf({ portal, locale }: Work, problem: Exclude<JoinProblem, 'not-open'>): Mistake {
  const { passwordMin: count } = portal.settings
  if (problem === 'known') return { path: '', message: known }
  if ('password' in problem) return { path: 'password', message: problem.password, slots: { count } }
  return {
    path: '',
    message: authSentence(locale, problem, portal.settings),
    status: statuses[problem.refused] ?? authStatus(problem, 400),
  }
}
