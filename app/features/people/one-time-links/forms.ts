import * as z from 'zod/mini'
import { password } from '#app/kit/forms/fields.ts'
import { newPassword } from '#app/features/people/passwords/passwords.forms.ts'

export function resetForm(minimum: number) {
  return z.object({ password: newPassword(minimum) })
}

/** For somebody who is not signed in here as the person they confirm. */
export const confirmForm = z.object({ password: password({ min: 1 }) })
