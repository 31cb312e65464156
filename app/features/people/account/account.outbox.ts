import * as z from 'zod/mini'
import { kindOf } from '#app/kit/outbox/kinds.ts'

const changed = z.object({ accountId: z.number() })

/** What the CRM hears of somebody's address, and of their name. */
export const contactMoved = kindOf('contact.moved', changed)
export const contactRenamed = kindOf('contact.renamed', changed)
