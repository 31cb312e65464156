import * as z from 'zod/mini'
import { labourMinutesMost } from '#app/catalogue/catalogue.ts'
import { choice, idField, optionalText } from '#app/kit/forms/fields.ts'
import { grantPattern, labourLinesMost } from './labour.ts'

const submission = z.uuid('submission-missing')
const minutes = z.int().check(z.gte(1), z.lte(labourMinutesMost))
const note = optionalText({ max: 500 })

/**
 * What a workshop asks for. Its code is called `job`: a field `code` is a secret, and not carried through a sign-in.
 * @param codes those of the ticket's model and parts
 */
export function labourForm(codes: readonly string[]) {
  return z.object({ submission, job: choice([...codes]), minutes, note })
}

export const removeForm = z.object({ line: idField() })

/** What is granted of each line, one value for each. */
export const grants = z.array(z.string().check(z.regex(grantPattern))).check(z.maxLength(labourLinesMost))

export const grantForm = z.object({ labour: grants })
