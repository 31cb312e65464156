import * as z from 'zod/mini'
import { kindOf } from '#app/kit/outbox/kinds.ts'

/** `after`: the last bicycle whose days are reckoned. */
export const cataloguePublished = kindOf('catalogue.published', z.object({ version: z.int(), after: z.int() }))
