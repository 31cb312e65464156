import * as z from 'zod/mini'
import { accepted } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { erasuresWords } from './erasures.words.ts'

export const erasureConfirmForm = z.object({ confirm: accepted(keysOf(erasuresWords)('carry-out.unconfirmed')) })
