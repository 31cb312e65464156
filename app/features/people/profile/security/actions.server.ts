import { button, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { sessionCookie } from '#app/kit/http/cookies.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import type { RequestInfo } from '#app/kit/http/request-info.server.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { authMistake } from '#app/features/people/auth-errors/auth-errors.server.ts'
import { emailForm, passwordForm } from '../forms.ts'
import { changeEmail, changePassword, endOtherSessions, endSession } from '../profile.server.ts'

type Work = Sent & { portal: Portal; viewer: Viewer; info: RequestInfo; token: string | undefined }

export const forms: Forms<'password' | 'email' | 'session-end' | 'sessions-end', Work> = {
  password: form(
    ({ portal }) => passwordForm(portal.settings.passwordMin),
    (work, value) => takePassword(work, value),
    { secret: ['current', 'password'] },
  ),
  email: form(emailForm, takeEmail, { secret: ['current'] }),
  'session-end': button(({ portal, viewer, fields }) => endSession(portal, viewer, idIn(fields.get('session')))),
  'sessions-end': button(({ portal, viewer, token }) => endOtherSessions(portal, viewer, token)),
}

export const notices = {
  password: 'password-changed',
  email: 'email-asked',
  'session-end': 'session-ended',
  'sessions-end': 'sessions-ended',
}

async function takePassword(work: Work, value: { current: string; password: string }): Promise<Mistake | undefined> {
  const { portal, viewer, info, token } = work
  const outcome = await changePassword(portal, viewer, token, value)
  if ('refused' in outcome) return authMistake(work, outcome)
  if ('weak' in outcome)
    return { path: 'password', message: outcome.weak, slots: { count: portal.settings.passwordMin } }
  const { session } = outcome
  if (session) info.headers.append('set-cookie', sessionCookie(info.https, session.token, session.maxAge))
  return undefined
}

async function takeEmail(work: Work, value: { email: string; current: string }): Promise<Mistake | undefined> {
  const { portal, viewer, info, locale } = work
  if (value.email === viewer.email) return { path: 'email', message: 'email.same' }
  const refusal = await changeEmail(portal, viewer, { address: info.address, locale }, value)
  if (refusal !== 'too-many-mails') return refusal && authMistake(work, refusal)
  info.headers.set('retry-after', '3600')
  return { path: '', message: 'email.too-many', status: 429 }
}
