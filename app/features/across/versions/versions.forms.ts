import * as z from 'zod/mini'
import { optionalText } from '#app/kit/forms/fields.ts'

export const publishForm = z.object({ revision: z.string(), note: optionalText({ max: 500 }) })
