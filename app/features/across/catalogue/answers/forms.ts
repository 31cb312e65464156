import * as z from 'zod/mini'
import { answerSlots, turns, unknownSlotIn, verdicts } from '#app/catalogue/catalogue.answers.ts'
import type { Answer } from '#app/catalogue/catalogue.ts'
import { choice, finding, flag, optionalText, rule } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { entryFields, isNamed, nameFields, nameIn, nameInto, textsOf } from '../editing/fields.ts'
import { answersWords } from './answers.words.ts'

const say = keysOf(answersWords)

/** As they are typed. */
export const slotList = answerSlots.map((slot) => `{${slot}}`).join(' ')

export const uses = ['answer', 'reason'] as const
const languages = ['text_it', 'text_en', 'text_fr'] as const
type Typed = Partial<Record<(typeof languages)[number], string | undefined>> & { use?: string | undefined }

/** What a decision's form takes. */
const reasonMost = 2000

export const answerForm = z
  .object({
    ...entryFields,
    ...nameFields,
    use: choice(uses),
    text_it: optionalText({ max: 5000 }),
    text_en: optionalText({ max: 5000 }),
    text_fr: optionalText({ max: 5000 }),
    kinds: z.array(z.string()).check(z.maxLength(200)),
    next: z.optional(choice(turns)),
    decision: z.optional(choice(verdicts)),
    active: flag(),
  })
  .check(
    isNamed(),
    rule('text_it', say('texts-missing'), (typed) => languages.some((language) => Boolean(typed[language]))),
    ...languages.flatMap((language) => [
      finding<Typed>(language, (typed) => {
        const slot = unknownSlotIn(typed[language] ?? '')
        return slot === undefined
          ? undefined
          : { message: say('slot-unknown'), params: { slot: `{${slot}}`, list: slotList } }
      }),
      rule<Typed>(
        language,
        say('reason-long'),
        (typed) => typed.use !== 'reason' || (typed[language] ?? '').length <= reasonMost,
      ),
    ]),
  )

export function answerOf(typed: z.output<typeof answerForm>): Answer {
  const { code, use: kind, text_it: it, text_en: en, text_fr: fr, kinds, next, decision, active } = typed
  return {
    code,
    kind,
    title: nameIn(typed),
    text: textsOf(it, en, fr),
    active,
    ...(kinds.length > 0 ? { kinds } : {}),
    ...(kind === 'answer' && next ? { next } : {}),
    ...(kind === 'reason' && decision ? { decision } : {}),
  }
}

export function answerInto(known: Answer | undefined) {
  return {
    code: known?.code,
    ...nameInto(known?.title),
    use: known?.kind ?? 'answer',
    text_it: known?.text.it,
    text_en: known?.text.en,
    text_fr: known?.text.fr,
    kinds: known?.kinds,
    next: known?.next,
    decision: known?.decision,
    active: known?.active ?? true,
  }
}
