import * as z from 'zod/mini'
import { kindOf, mailOf } from '#app/kit/outbox/kinds.ts'

const ended = z.object({ endpointId: z.number() })

/** Put by triggers as well. */
export const delivery = kindOf('webhook.deliver', z.object({ deliveryId: z.number() }))
export const endpointOff = kindOf('webhooks.off', ended)
export const endpointOffMail = mailOf('mail.webhook-off', z.extend(ended, { accountId: z.number() }))
