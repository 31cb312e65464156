import * as z from 'zod/mini'
import { text } from '#app/kit/forms/fields.ts'

export const appealForm = z.object({ reason: text({ max: 2000 }) })
