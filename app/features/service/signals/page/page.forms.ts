import * as z from 'zod/mini'
import { choice, text } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { closedStates, noteMost } from '../signals.ts'
import { pageWords } from './page.words.ts'

const say = keysOf(pageWords)

/** A note, which may close the signal; `submission` names the filling-in of the form, by which it is done once. */
export const noteForm = z.object({
  submission: z.uuid(),
  note: text({ max: noteMost, required: say('note.missing'), long: say('note.long') }),
  outcome: z.optional(choice(closedStates)),
})
