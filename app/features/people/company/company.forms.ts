import * as z from 'zod/mini'
import { choice, email, name, password } from '#app/kit/forms/fields.ts'
import { locales } from '#app/kit/words/locales.ts'
import { newPassword } from '#app/features/people/passwords/passwords.forms.ts'
import { inviteRoles } from './company.ts'

export const inviteForm = z.object({ email: email(), role: choice(inviteRoles), locale: choice(locales) })

export const roleForm = z.object({ role: choice(inviteRoles) })

export function joinForm(passwordMin: number) {
  return z.object({ name: name({ max: 120 }), password: newPassword(passwordMin) })
}

export const signInForm = z.object({ password: password({ min: 1 }) })

/** What the pages of people announce. */
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
