import * as z from 'zod/mini'
import { choice, choices, idField, text } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { codesOf, offered } from '#app/catalogue/catalogue.ts'
import type { ClaimChoices } from '../../tickets.forms.ts'
import { formWords } from '../../tickets.forms.words.ts'

const say = keysOf(formWords)

/** So many messages are offered: the latest. */
export const messagesMost = 100
const filesMost = 200

/** What the new ticket is about, and what of the old one is shown there as well. */
export function splitForm({ parts, kinds }: Pick<ClaimChoices, 'parts' | 'kinds'>) {
  return z.object({
    submission: z.uuid(say('submission-missing')),
    part_involved: choices(codesOf(offered(parts)), { min: 1, few: say('parts-missing') }),
    kind_of_damage: choice(codesOf(offered(kinds))),
    content: text({ min: 20, max: 5000, short: say('content-short') }),
    messages: z.array(idField()).check(z.maxLength(messagesMost)),
    files: z.array(z.uuid()).check(z.maxLength(filesMost)),
  })
}

export type SplitInput = z.output<ReturnType<typeof splitForm>>
