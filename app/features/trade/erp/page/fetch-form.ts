import * as z from 'zod/mini'
import { text } from '#app/kit/forms/fields.ts'

/** Which order is read once more. */
export const fetchForm = z.object({ number: text({ max: 60 }) })
