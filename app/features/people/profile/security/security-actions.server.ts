import type { Refusal as AuthRefusal } from '#app/adapters/identity/identity.ts'
import { intentIn } from '#app/kit/forms/intent.ts'
import { parseForm } from '#app/kit/forms/parse.ts'
import type { Failure, Typed } from '#app/kit/forms/problems.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import type { RenewedSession } from '#app/features/people/account/account.sessions.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { authSentence, authStatus } from '#app/features/people/auth-errors/auth-errors.server.ts'
import { emailForm, passwordForm, sessionForm } from '../forms.ts'
import { changeEmail, changePassword, endOtherSessions, endSession } from '../profile.server.ts'
import type { Notice, Refusal } from '../profile.ts'

/** `headers`: of the answer. */
type Caller = { address: string; headers: Headers; locale: Locale; token: string | undefined }
type Outcome = { notice: Notice; session?: RenewedSession | undefined } | Refusal

/** Carries out the form that was sent, told by its `intent`. @throws Problem not-found, body-malformed */
export async function carryOut(
  portal: Portal,
  viewer: Viewer,
  caller: Caller,
  fields: URLSearchParams,
): Promise<Outcome> {
  switch (intentIn(fields)) {
    case 'password':
      return takePassword(portal, viewer, caller, fields)
    case 'email':
      return takeEmail(portal, viewer, caller, fields)
    case 'session-end': {
      const form = parseForm(sessionForm, fields)
      if (!form.ok) throw new Problem('not-found')
      await endSession(portal, viewer, Number(form.value.session))
      return { notice: 'session-ended' }
    }
    case 'sessions-end':
      await endOtherSessions(portal, viewer, caller.token)
      return { notice: 'sessions-ended' }
    default:
      throw new Problem('not-found')
  }
}

async function takePassword(
  portal: Portal,
  viewer: Viewer,
  { locale, token }: Caller,
  fields: URLSearchParams,
): Promise<Outcome> {
  const { passwordMin } = portal.settings
  const form = parseForm(passwordForm(passwordMin), fields, { secret: ['current', 'password'] })
  if (!form.ok) return refuse('password', form)
  const outcome = await changePassword(portal, viewer, token, form.value)
  if ('session' in outcome) return { notice: 'password-changed', session: outcome.session }
  if ('refused' in outcome) return refuseFor('password', portal, locale, outcome, {})
  const problem = { path: 'password', message: outcome.weak, slots: { count: passwordMin } }
  return refuse('password', { problems: [problem], typed: {} })
}

async function takeEmail(
  portal: Portal,
  viewer: Viewer,
  { address, locale, headers }: Caller,
  fields: URLSearchParams,
): Promise<Outcome> {
  const form = parseForm(emailForm, fields, { secret: ['current'] })
  if (!form.ok) return refuse('email', form)
  if (form.value.email === viewer.email)
    return refuse('email', { problems: [{ path: 'email', message: 'email.same' }], typed: form.typed })
  const refusal = await changeEmail(portal, viewer, { address, locale }, form.value)
  if (refusal === 'too-many-mails') {
    headers.set('retry-after', '3600')
    return {
      ...refuse('email', { problems: [{ path: '', message: 'email.too-many' }], typed: form.typed }),
      status: 429,
    }
  }
  return refusal ? refuseFor('email', portal, locale, refusal, form.typed) : { notice: 'email-asked' }
}

/** The identity service's refusal in the catalogue's words, at the password where it is about that. */
export function refuseFor(
  intent: string,
  { settings }: Portal,
  locale: Locale,
  refusal: AuthRefusal,
  typed: Typed,
): Refusal {
  const isWrong = ['invalid-credential', 'wrong-password', 'invalid-password'].includes(refusal.refused)
  const message = authSentence(locale, refusal, settings.passwordMin)
  const failure = refuse(intent, { problems: [{ path: isWrong ? 'current' : '', message }], typed })
  return { ...failure, status: authStatus(refusal, 400) }
}

export function refuse(intent: string, { problems, typed }: Failure): Refusal {
  return { intent, status: 400, problems, typed }
}
