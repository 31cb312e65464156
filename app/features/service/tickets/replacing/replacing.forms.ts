import * as z from 'zod/mini'
import { codesOf, offered } from '#app/catalogue/catalogue.ts'
import type { SerialFamily } from '#app/features/bicycles/models/models.serials.ts'
import { serialRule } from '#app/features/bicycles/models/models.serials.forms.ts'
import { choice, idField, rule, text } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { formWords } from '../tickets.forms.words.ts'
import { readReplaced } from './replacing.ts'

const say = keysOf(formWords)

const partNumberMost = 60

/**
 * What replaced what: the number of a bicycle or of its frame by the rule of its family, a part's as it is.
 * @param choices of `replaceable`
 */
export function replacementForm(
  locale: Locale,
  families: readonly (SerialFamily & { active: boolean })[],
  choices: readonly string[],
) {
  return z
    .object({
      replaced: choice([...choices]),
      frame_model: z.optional(choice(codesOf(offered(families)))),
      serial_number: text({ max: 400 }),
    })
    .check(
      rule('frame_model', say('replacement-model'), (it) => isPart(it) || it.frame_model !== undefined),
      rule(
        'serial_number',
        say('replacement-long'),
        (it) => !isPart(it) || (it.serial_number ?? '').length <= partNumberMost,
      ),
      serialRule(locale, families, (it) => !isPart(it)),
    )
}

export const undoForm = z.object({ replacement: idField(), reason: text({ max: 2000 }) })

function isPart({ replaced }: { replaced?: string | undefined }): boolean {
  return replaced !== undefined && readReplaced(replaced).kind === 'part'
}
