import * as z from 'zod/mini'
import { kindOf, mailOf } from '#app/kit/outbox/kinds.ts'

export const erasureAskedMail = mailOf('mail.erasure-asked', z.object({ accountId: z.number(), requestId: z.number() }))
export const erasedMail = mailOf(
  'mail.erased',
  z.object({ requestId: z.optional(z.number()), sealed: z.optional(z.string()) }),
)
export const personForgotten = kindOf('profile.forget', z.object({ sealed: z.optional(z.string()) }))

/** By the name of what appointments themselves put, which this wing cannot import. */
export const appointmentCancelled = kindOf(
  'appointments.told',
  z.object({ id: z.number(), what: z.literal('cancelled'), sequence: z.number() }),
)
