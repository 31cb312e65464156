import * as z from 'zod/mini'
import { choice, choices, idField, name } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { scopes } from '../api.ts'
import { tokenWords } from './tokens.words.ts'

const say = keysOf(tokenWords)

/** For how long a token holds, in days; `none`: until it is revoked. */
export const validities = ['30', '90', '365', 'none'] as const

export const newTokenForm = z.object({
  name: name({ max: 80 }),
  company: z.optional(z.union([z.literal(''), idField()])),
  scopes: choices(scopes, { min: 1, few: say('scopes-none') }),
  validity: choice(validities),
})

export const revokeForm = z.object({ token: idField() })
