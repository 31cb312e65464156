import * as z from 'zod/mini'
import { choice, idField, text } from '#app/kit/forms/fields.ts'
import { queueColumns } from './rows.ts'

/** Those of one page at once. */
const several = z.array(idField()).check(z.minLength(1, 'none-chosen'), z.maxLength(25))

/** Without one nothing tells a doubled press from two. */
export const nextForm = z.object({ submission: z.optional(z.uuid()) })

export const takeForm = z.object({ ticket: several })

/** `nobody`: to nobody. */
export const assignManyForm = z.object({
  ticket: several,
  assignee: z.string('assignee-missing').check(z.regex(/^(?:nobody|[1-9]\d{0,14})$/, 'assignee-missing')),
})

export const askForm = z.object({
  ticket: several,
  submission: z.uuid(),
  answer: text({ max: 100, required: 'answer-missing' }),
})

export const duplicateForm = z.object({ ticket: several, of: idField('duplicate-missing') })

export const columnsForm = z.object({ column: z.array(choice(queueColumns)).check(z.maxLength(queueColumns.length)) })
