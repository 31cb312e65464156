import * as z from 'zod/mini'
import { choices } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { webhookEvents } from './webhooks.ts'
import { webhookWords } from './webhooks.words.ts'

const say = keysOf(webhookWords)

/** Whether it may be called is told when it is. */
const address = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(2000),
  z.refine((typed) => typed === '' || /^https?:\/\/[^\s#]+$/i.test(typed), say('url-wrong')),
  z.refine((typed) => !/^https?:\/\/[^\s#]+$/i.test(typed) || URL.canParse(typed), say('url-wrong')),
)

export const endpointForm = z.object({
  url: address,
  description: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  events: choices(webhookEvents, { min: 1, few: say('events-few') }),
})

export const newEndpointForm = z.extend(endpointForm, { submission: z.uuid() })

/** What a form says of an endpoint. */
export function factsIn({ url, description = '', events }: z.output<typeof endpointForm>) {
  return { url, description, events: [...new Set(events)] }
}
