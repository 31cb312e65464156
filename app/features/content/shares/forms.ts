import * as z from 'zod/mini'
import { accepted, name, optionalText } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { formWords } from './forms.words.ts'
import { days, noteMost, recipientMost } from './shares.ts'

const say = keysOf(formWords)

export const shareForm = z.object({
  submission: z.uuid(),
  recipient: name({ max: recipientMost }),
  days: z.int(say('days')).check(z.minimum(days.least, say('days')), z.maximum(days.most, say('days'))),
  note: optionalText({ max: noteMost }),
})

export type ShareInput = z.output<typeof shareForm>

/** For the person who has the link. */
export const acceptForm = z.object({ accepted: accepted(say('accepted')) })
