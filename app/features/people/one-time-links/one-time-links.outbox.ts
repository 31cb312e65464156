import * as z from 'zod/mini'
import { kindOf } from '#app/kit/outbox/kinds.ts'
import { locales } from '#app/kit/words/locales.ts'

const toAddress = z.object({ email: z.string(), locale: z.enum(locales) })
const toSubject = z.extend(toAddress, { subject: z.string() })

/** Not of the kinds of mail: the identity service is asked for the links of three. */
export const verifyMail = kindOf('account.verify', z.extend(toSubject, { page: z.optional(z.string()) }))
export const resetMail = kindOf('account.reset', toAddress)
export const newAddressMail = kindOf('account.change-email', toSubject)
export const addressChangedMail = kindOf('account.email-changed', z.extend(toAddress, { at: z.string() }))
export const passwordChangedMail = kindOf(
  'account.password-changed',
  z.object({ accountId: z.number(), at: z.string() }),
)
