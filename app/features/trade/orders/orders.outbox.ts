import * as z from 'zod/mini'
import { kindOf } from '#app/kit/outbox/kinds.ts'

export const orderRequested = kindOf('erp.request', z.object({ requestId: z.number() }))
export const bicyclesSold = kindOf(
  'orders.sold',
  z.object({
    // Not of what was announced before orders told it.
    orderId: z.optional(z.int()),
    companyId: z.int(),
    bicycles: z.array(z.object({ serialNumber: z.string(), item: z.string() })),
  }),
)
