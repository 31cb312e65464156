import * as z from 'zod/mini'
import { choice, idField, text } from '#app/kit/forms/fields.ts'
import { seenPattern } from './bulk.ts'
import { queueColumns } from './rows.ts'

/** Those of one page at once. */
const several = z.array(idField()).check(z.minLength(1, 'none-chosen'), z.maxLength(25))

/** Without one nothing tells a doubled press from two. */
export const nextForm = z.object({ submission: z.optional(z.uuid()) })

/** What else stands in the form around the rows: it comes back with what was refused of it. */
const beside = { assignee: z.optional(z.string()), answer: z.optional(z.string()), of: z.optional(z.string()) }

export const takeForm = z.object({ ...beside, ticket: several })

/** `nobody`: to nobody. `seen`: whose each row was when the page was read. */
export const assignManyForm = z.object({
  ...beside,
  ticket: several,
  assignee: z.string('assignee-missing').check(z.regex(/^(?:nobody|[1-9]\d{0,14})$/, 'assignee-missing')),
  seen: z.array(z.string().check(z.regex(seenPattern))).check(z.maxLength(25)),
})

export const askForm = z.object({
  ...beside,
  ticket: several,
  submission: z.uuid(),
  answer: text({ max: 100, required: 'answer-missing' }),
})

export const duplicateForm = z.object({ ...beside, ticket: several, of: idField('duplicate-missing') })

export const columnsForm = z.object({ column: z.array(choice(queueColumns)).check(z.maxLength(queueColumns.length)) })
