import { data, redirect, type RouterContextProvider } from 'react-router'
import type { Carried } from '#app/kit/drafts/carried.tsx'
import { portalContext } from '#app/portal.server.ts'
import { readCookie, sessionCookieName } from '#app/kit/http/cookies.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { ownPath } from '#app/kit/http/own-path.ts'
import { type RequestInfo, requestContext } from '#app/kit/http/request-info.server.ts'
import { sentWith } from '#app/kit/multipart/carried.server.ts'
import { defaultLocale, localeOf, pathIn } from '#app/kit/words/locales.ts'
import { accessContext, viewerContext, type Visitor } from '#app/features/people/account/account.server.ts'
import { accessBy } from '#app/features/people/account/account.sessions.server.ts'
import { type Access, onlyLooks } from '#app/features/people/account/account.ts'
import { contactScreen, contactStep } from '#app/features/people/contact/contact.server.ts'
import { secondFactorScreen, secondFactorStep } from '#app/features/people/second-factor/second-factor.server.ts'
import { enter } from './enter.server.ts'
import { forgotStep, resendStep } from './mail-steps.server.ts'
import { registerStep } from './register.server.ts'
import { isStep, pageQuery, type Screen, signInParameter, type Step } from './sign-in.ts'
import { signInScreen, type StepAnswer } from './steps.server.ts'

type Arguments = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/**
 * Lets anyone who has full access through, and puts the right screen in the place of the page for everybody else: the
 * address stays, so that after signing in they are where they wanted to be.
 */
export async function gate({ request, url, context }: Arguments): Promise<void> {
  const portal = context.get(portalContext)
  const info = context.get(requestContext)
  const token = sessionToken(request, info)
  const access = context.get(accessContext) ?? (await accessBy(portal, token))
  const visitor: Visitor = { portal, info, request, locale: localeOf(url.pathname), token, access }
  const step = request.method === 'POST' ? url.searchParams.get(signInParameter) : null
  // A contact was typed, but its session has ended: it is carried on as every other form, to this step.
  const isLate = step === 'contact' && comesBefore.has(access.state)
  // Who only looks takes no step either: as every form it is refused further on.
  if (isStep(step) && !isLate && !onlyLooks(access)) await take(step, visitor, url)
  // It tells the worker in the browser, which keeps the pages of one person, and of nobody who only looks.
  const isOwn = access.state === 'full' && !onlyLooks(access)
  info.headers.set('x-account', isOwn ? String(access.viewer.accountId) : '0')
  if (access.state === 'full') {
    info.allowLongBody()
    context.set(viewerContext, access.viewer)
    return
  }
  if (access.state === 'anonymous' && token !== undefined && opensPage(request))
    // The session has ended, and what the browser kept of its pages and photos ends with it.
    info.headers.set('clear-site-data', '"cache"')
  const sent = await sentWith(request)
  throw show(await screenFor(visitor, isLate ? [...sent, [`?${signInParameter}`, 'contact']] : sent))
}

/** Said once, with the page: not with each of its pictures, nor with a draft that tries again. */
function opensPage({ method, headers }: Request): boolean {
  return method === 'GET' && !/^(?:image|video|audio)$/.test(headers.get('sec-fetch-dest') ?? '')
}

const comesBefore = new Set<Access['state']>(['anonymous', 'second-factor', 'second-factor-missing'])

export function sessionToken(request: Request, info: RequestInfo): string | undefined {
  return readCookie(request, sessionCookieName(info.https))
}

/** @throws always: the page asked for, or a screen with what went wrong */
async function take(step: Step, visitor: Visitor, url: URL): Promise<never> {
  const answer = await answerTo(step, visitor, await readFields(visitor.request))
  if (answer && 'screen' in answer) throw show(answer)
  const query = pageQuery(url.search)
  if (answer) query.set('notice', answer.notice)
  throw redirect(ownPath(url.pathname) + (query.size > 0 ? `?${query.toString()}` : ''), 303)
}

async function answerTo(step: Step, visitor: Visitor, fields: URLSearchParams): Promise<StepAnswer> {
  switch (step) {
    case '':
      return enter(visitor, fields)
    case 'register':
      return registerStep(visitor, fields)
    case 'forgot':
      return forgotStep(visitor, fields)
    case 'resend':
      return resendStep(visitor)
    case 'contact': {
      const screen = await contactStep(visitor, fields)
      return screen && { screen, status: 400 }
    }
    case 'second-factor':
      return secondFactorStep(visitor, fields)
  }
}

async function screenFor(visitor: Visitor, carried: Carried): Promise<{ screen: Screen; status: number }> {
  const { portal, access, request } = visitor
  if (access.state === 'anonymous')
    return {
      screen: { ...signInScreen(portal), ...(carried.length > 0 && { carried }) },
      status: opensFront(request) ? 200 : 401,
    }
  if (access.state === 'unverified')
    return { screen: { screen: 'unverified', email: access.person.email }, status: 403 }
  const screen = (await secondFactorScreen(visitor, carried)) ?? (await contactScreen(visitor, carried))
  if (!screen) throw new Error(`There is no screen for ${access.state}`)
  return { screen, status: 403 }
}

/** Where the sign-in is itself the page, for monitors and previews too; the scripts of pages ask for their data. */
function opensFront({ url, method }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && pathIn(defaultLocale, new URL(url).pathname) === '/'
}

function show({ screen, status }: { screen: Screen; status: number }) {
  return data(screen, { status })
}
