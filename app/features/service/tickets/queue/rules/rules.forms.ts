import * as z from 'zod/mini'
import { countryCodes } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { choice, idField } from '#app/kit/forms/fields.ts'

/** A country or a family left blank stands for all. @param families the codes of the catalogue in force */
export function ruleForm(families: readonly string[]) {
  return z.object({
    country: z.optional(choice(countryCodes)),
    family: z.optional(choice(families)),
    assignee: idField(),
  })
}
