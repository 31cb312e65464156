import * as z from 'zod/mini'
import { kindOf } from '#app/kit/outbox/kinds.ts'

const contact = z.object({ id: z.string() })

/** What a CRM outside is told of contacts. `isSaid`: by the person themselves; put by triggers without it. */
export const contactChanged = kindOf('crm.contact', z.extend(contact, { isSaid: z.optional(z.boolean()) }))
export const contactErased = kindOf('crm.forget', contact)
export const personRegistered = kindOf(
  'crm.registration',
  z.object({
    email: z.string(),
    context: z.object({
      hutk: z.optional(z.string()),
      pageUri: z.optional(z.string()),
      pageName: z.optional(z.string()),
    }),
  }),
)
