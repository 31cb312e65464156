import { data, redirect, type RouterContextProvider } from 'react-router'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { readCookie, sessionCookie, sessionCookieName } from '#app/kit/http/cookies.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { type Visit, visitContext } from '#app/kit/http/visit.server.ts'
import { readForm } from '#app/kit/multipart/multipart.server.ts'
import { viewerContext } from '../account/account.server.ts'
import { type Screen, signInParameter, type SignInProblem, type Typed } from './sign-in.ts'
import { accessBy, signIn } from './sign-in.server.ts'

/** No address is longer (RFC 5321), and the throttle counts by it. */
const emailMost = 254

type Arguments = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/**
 * Lets whoever has full access through, and puts the right screen in the place of the page for everybody else: the
 * address stays, so that after signing in they are where they wanted to be.
 */
export async function gate({ request, url, context }: Arguments): Promise<void> {
  const portal = context.get(portalContext)
  const visit = context.get(visitContext)
  if (request.method === 'POST' && url.searchParams.has(signInParameter)) await enter(portal, visit, request, url)
  const access = await accessBy(portal, sessionToken(request, visit))
  switch (access.state) {
    case 'full':
      context.set(viewerContext, access.viewer)
      return
    case 'anonymous':
      throw show({ screen: 'sign-in', ...(await typedIn(request)) }, 401)
    case 'unverified':
    case 'no-contact':
    case 'pending':
      throw show({ screen: access.state, email: access.person.email }, 403)
  }
}

export function sessionToken(request: Request, visit: Visit): string | undefined {
  return readCookie(request, sessionCookieName(visit.https))
}

/** @throws always: the page asked for, or the sign-in screen with what went wrong */
async function enter(portal: Portal, visit: Visit, request: Request, url: URL): Promise<never> {
  const fields = await readFields(request)
  const email = (fields.get('email') ?? '').trim().toLowerCase()
  const password = fields.get('password') ?? ''
  const typed = readTyped(fields.get('typed'))
  const again = (problem: SignInProblem, status: number) =>
    show({ screen: 'sign-in', problem, email, ...(typed.length > 0 ? { typed } : {}) }, status)
  if (!email || email.length > emailMost || !password || password.length > 1000) throw again('missing', 400)
  const caller = { address: visit.address, userAgent: request.headers.get('user-agent') ?? '' }
  const outcome = await signIn(portal, caller, { email, password })
  if ('refused' in outcome) throw again(outcome.refused, outcome.refused === 'too-many-requests' ? 429 : 401)
  visit.headers.append('set-cookie', sessionCookie(visit.https, outcome.token, outcome.maxAge))
  if (typed.length > 0) throw show({ screen: 'resume', typed }, 200)
  const back = new URL(url)
  back.searchParams.delete(signInParameter)
  throw redirect(back.pathname + back.search, 303)
}

function show(screen: Screen, status: number) {
  return data(screen, { status })
}

/** The texts of a form that arrived after its session had ended; its files cannot be taken from a stranger. */
async function typedIn(request: Request): Promise<{ typed?: Typed }> {
  if (request.method !== 'POST') return {}
  const { fields } = await readForm(request, async ({ stream }) => void stream.resume())
  return fields.size > 0 ? { typed: [...fields] } : {}
}

function readTyped(text: string | null): Typed {
  if (!text) return []
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) ? read.filter(isField) : []
  } catch {
    return []
  }
}

function isField(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
}
