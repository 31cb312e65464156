import * as z from 'zod/mini'
import { optionalText, text } from '#app/kit/forms/fields.ts'

export const cancelForm = z.object({ reason: optionalText({ max: 500 }) })

/** `seen`: the sequence its reader saw. */
export const moveForm = z.object({
  when: text({ max: 40 }),
  seen: z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number)),
})
