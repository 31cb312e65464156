import * as z from 'zod/mini'
import { choice, email, name, optionalName } from '#app/kit/forms/fields.ts'
import { locales } from '#app/kit/words/locales.ts'
import { countryCodes } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { newPassword } from '#app/features/people/passwords/passwords.forms.ts'

/** The password there is: whatever it was chosen under, it is only compared. */
const current = () => z.string().check(z.minLength(1), z.maxLength(1024))

export const profileForm = z.object({
  name: name({ max: 120 }),
  first_name: optionalName({ max: 60 }),
  country: z.optional(choice(countryCodes)),
  locale: choice(locales),
})

export function passwordForm(minimum: number) {
  return z.object({ current: current(), password: newPassword(minimum) })
}

export const emailForm = z.object({ email: email(), current: current() })

export const erasureForm = z.object({ current: current() })
