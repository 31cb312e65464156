import * as z from 'zod/mini'
import { choice, email, name, password } from '#app/kit/forms/fields.ts'
import type { Failure } from '#app/kit/forms/problems.ts'
import { locales } from '#app/kit/words/locales.ts'
import { newPassword } from '../passwords/passwords.forms.ts'
import { inviteRoles } from './company.ts'

export const inviteForm = z.object({ email: email(), role: choice(inviteRoles), locale: choice(locales) })

export const roleForm = z.object({ role: choice(inviteRoles) })

export function joinForm(passwordMin: number) {
  return z.object({ name: name({ max: 120 }), password: newPassword(passwordMin) })
}

export const signInForm = z.object({ password: password({ min: 1 }) })

export const groupIntents = ['invite', 'resend', 'withdraw'] as const
export const personIntents = ['role', 'remove', 'disable', 'enable'] as const

/** A form that was not carried out; `problems` name sentences of `company.words.ts`. */
export type Refusal<Intent extends string = string> = Failure & { intent: Intent; status: 400 | 429 }
export type GroupRefusal = Refusal<(typeof groupIntents)[number]>
export type PersonRefusal = Refusal<(typeof personIntents)[number]>

export const notices = [
  'invited',
  'resent',
  'withdrawn',
  'role-changed',
  'removed',
  'disabled',
  'enabled',
  'second-factor-reset',
] as const
export type Notice = (typeof notices)[number]

export function noticeIn(query: URLSearchParams): Notice | undefined {
  return notices.find((one) => one === query.get('notice'))
}
