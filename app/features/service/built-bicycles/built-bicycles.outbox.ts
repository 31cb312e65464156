import * as z from 'zod/mini'
import { kindOf } from '#app/kit/outbox/kinds.ts'

/** The maker's list says another day of delivery of these, from which coverage may count. */
export const bicyclesDelivered = kindOf('products.delivered', z.object({ ids: z.array(z.number()) }))
