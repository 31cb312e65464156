import * as z from 'zod/mini'
import { email } from '#app/kit/forms/fields.ts'
import { newPassword } from '#app/features/people/passwords/passwords.forms.ts'

export function registerForm(passwordMin: number) {
  return z.object({ email: email(), password: newPassword(passwordMin) })
}
