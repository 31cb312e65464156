import * as z from 'zod/mini'
import { text } from '#app/kit/forms/fields.ts'

/** `seen`: the sequence its reader saw. */
export const moveForm = z.object({
  when: text({ max: 40 }),
  seen: z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number)),
})
