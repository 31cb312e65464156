import type { RegistrationContext } from '#app/adapters/crm/crm.ts'
import type { Identified, Refusal } from '#app/adapters/identity/identity.ts'
import { parseForm } from '#app/kit/forms/parse.ts'
import type { Failure, FieldProblem } from '#app/kit/forms/problems.ts'
import { throttleAddress } from '#app/kit/http/client-address.server.ts'
import { readCookie, sessionCookie } from '#app/kit/http/cookies.server.ts'
import { refundLimit, type Limit, consumeLimit } from '#app/kit/throttle.server.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Visitor } from '#app/features/people/account/account.server.ts'
import {
  type Caller,
  openSession,
  type OpenedSession,
  signOut,
} from '#app/features/people/account/account.sessions.server.ts'
import { authSentence, authStatus, isAway } from '#app/features/people/auth-errors/auth-errors.server.ts'
import { putVerifyMail } from '#app/features/people/one-time-links/one-time-links.server.ts'
import { checkPassword } from '#app/features/people/passwords/passwords.server.ts'
import { registerForm } from './register.forms.ts'
import { type Credentials, pageQuery } from './sign-in.ts'
import { pageAsked, signInScreen, type StepAnswer } from './steps.server.ts'

/** The registration form was sent. */
export async function registerStep(visitor: Visitor, fields: URLSearchParams): Promise<StepAnswer> {
  const { portal, info, request, locale, token } = visitor
  const { passwordMin } = portal.settings
  const form = parseForm(registerForm(passwordMin), fields, { secret: ['password'] })
  const again = (failure: Failure, status = 400): StepAnswer => ({
    screen: { ...signInScreen(portal), refusal: { problems: failure.problems, submitted: failure.submitted } },
    status,
  })
  if (!form.ok) return again(form)
  const refuse = (problem: FieldProblem, status?: number) =>
    again({ problems: [problem], submitted: form.submitted }, status)
  const weak = await checkPassword(portal, form.value)
  if (weak) return refuse({ path: 'password', message: weak, slots: { count: passwordMin } })

  const caller = { address: info.address, userAgent: request.headers.get('user-agent') ?? '', locale }
  const outcome = await register(portal, caller, form.value, {
    noted: contextOf(visitor, fields),
    page: pageAsked(request),
  })
  if (outcome === 'too-many') {
    info.headers.set('retry-after', '3600')
    return refuse({ path: '', message: 'too-many' }, 429)
  }
  if ('refused' in outcome)
    return refuse({ path: '', message: authSentence(locale, outcome, portal.settings) }, authStatus(outcome, 400))
  // Anyone who was signed in here before is not this person.
  await signOut(portal, token)
  info.headers.append('set-cookie', sessionCookie(info.https, outcome.session.token, outcome.session.maxAge))
  return outcome.isNoted ? undefined : { notice: 'crm-failed' }
}

type Registered = { session: OpenedSession; isNoted: boolean }

/**
 * First the CRM hears of it, then the account is made: a CRM that fails is told, and registration goes on. The work and
 * the answer are the same whether the address has an owner or not; the mail depends on who it is.
 */
async function register(
  portal: Portal,
  caller: Caller,
  credentials: Credentials,
  { noted, page }: { noted: RegistrationContext; page: string },
): Promise<Registered | Refusal | 'too-many'> {
  const { email } = credentials
  const limits: Limit[] = [
    { key: `register address ${throttleAddress(caller.address)}`, tries: 20, minutes: 60 },
    { key: `register email ${email}`, tries: 5, minutes: 60 },
  ]
  if (!(await mayRegister(portal, limits))) return 'too-many'
  const isNoted = await noteRegistration(portal, email, noted)
  const identified = await portal.identity.register({ ...credentials, emailVerified: false })
  if ('refused' in identified) {
    if (isAway(identified)) for (const { key } of limits) await refundLimit(portal.db, key)
    return identified
  }
  const session = await openRegistered(portal, caller, identified)
  if (!session) return { refused: 'user-disabled' }
  const { subject } = identified
  await putVerifyMail(portal.db, { subject, email, locale: caller.locale, page }, portal.clock.now())
  portal.log.info({ event: 'registered', actor: session.accountId }, 'registered')
  return { session, isNoted }
}

/** Where no account comes to be, the identity service forgets again: nobody else would know whom. */
async function openRegistered(portal: Portal, caller: Caller, identified: Identified) {
  try {
    return await openSession(portal, caller, identified)
  } catch (error) {
    await portal.identity.erase(identified.subject).catch((failed: unknown) => {
      portal.log.warn({ err: failed }, 'a registration broke off, and the identity service still knows of it')
    })
    throw error
  }
}

async function mayRegister(portal: Portal, limits: readonly Limit[]): Promise<boolean> {
  for (const limit of limits)
    if (!(await consumeLimit(portal.db, portal.clock.now(), limit))) {
      portal.log.warn({ event: 'registration throttled' }, 'registration throttled')
      return false
    }
  return true
}

/** The password is not among what the CRM hears. @returns whether it did */
async function noteRegistration(portal: Portal, email: string, context: RegistrationContext): Promise<boolean> {
  try {
    await portal.crm.noteRegistration({ email, context })
    return true
  } catch (error) {
    portal.log.warn({ err: error }, 'the CRM could not be told of a registration')
    return false
  }
}

/** Where somebody registered: what the CRM's own script left in a cookie, the page and its title. */
function contextOf({ portal, request }: Visitor, fields: URLSearchParams): RegistrationContext {
  const { origin, pathname, search } = new URL(request.url)
  const query = pageQuery(search).toString()
  const hutk = readCookie(request, 'hubspotutk')
  const pageName = fields.get('pageName')?.replaceAll('\0', '').slice(0, 300).toWellFormed()
  return {
    ...(hutk && /^[\w.-]{1,100}$/.test(hutk) && { hutk }),
    pageUri: `${portal.settings.appUrl ?? origin}${pathname}${query && `?${query}`}`.slice(0, 2000),
    ...(pageName && { pageName }),
  }
}
