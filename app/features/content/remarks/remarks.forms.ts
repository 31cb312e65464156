import * as z from 'zod/mini'
import { idField, text } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { formWords } from './forms.words.ts'
import { bodyLength, outcomeMost } from './remarks.ts'

const say = keysOf(formWords)

export const remarkForm = z.object({
  submission: z.uuid(),
  /** The version of the guide that the reader has before them. */
  version: idField(),
  body: text({ min: bodyLength.least, max: bodyLength.most, short: say('body-short') }),
  page: z.optional(z.string().check(z.trim(), z.regex(/^[1-9]\d{0,3}$/, say('page-wrong')))),
})

export type RemarkInput = z.output<typeof remarkForm>

/** What came of it. */
export const closeForm = z.object({ outcome: text({ max: outcomeMost }) })
