import * as z from 'zod/mini'
import { labourMinutesMost } from '#app/catalogue/catalogue.ts'
import { idField, optionalText, text } from '#app/kit/forms/fields.ts'
import { grantPattern, labourLinesMost } from './labour.ts'

const submission = z.uuid('submission-missing')
const minutes = z.int().check(z.gte(1), z.lte(labourMinutesMost))
const note = optionalText({ max: 500 })

/**
 * What a workshop asks for. Its code is called `job`: a field `code` is a secret, and not carried through a sign-in.
 * Whether it is one of the ticket's model and parts is for the verb, as the codes are data.
 */
export const labourForm = z.object({ submission, job: text({ max: 60, required: 'field-choose' }), minutes, note })

export const removeForm = z.object({ line: idField() })

/** What is granted of each line, one value for each. */
export const grants = z.array(z.string().check(z.regex(grantPattern))).check(z.maxLength(labourLinesMost))

export const grantForm = z.object({ labour: grants })
