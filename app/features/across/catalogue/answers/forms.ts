import * as z from 'zod/mini'
import { answerSlots, turns, unknownSlotIn, verdicts } from '#app/catalogue/catalogue.answers.ts'
import type { Answer } from '#app/catalogue/catalogue.ts'
import { choice, finding, flag, rule } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { locales } from '#app/kit/words/locales.ts'
import { entryFields, isNamed, nameFields, textFields, textsIn, textsInto } from '../editing/fields.ts'
import { answersWords } from './answers.words.ts'

const say = keysOf(answersWords)

/** As they are typed. */
export const slotList = answerSlots.map((slot) => `{${slot}}`).join(' ')

export const uses = ['answer', 'reason'] as const
const languages = locales.map((locale) => `text_${locale}` as const)
type Typed = Partial<Record<(typeof languages)[number], string | undefined>> & { use?: string | undefined }

/** What a decision's form takes. */
const reasonMost = 2000

export const answerForm = z
  .object({
    ...entryFields,
    ...nameFields,
    use: choice(uses),
    ...textFields('text', 5000),
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
  const { code, use: kind, kinds, next, decision, active } = typed
  return {
    code,
    kind,
    title: textsIn('name', typed),
    text: textsIn('text', typed),
    active,
    ...(kinds.length > 0 ? { kinds } : {}),
    ...(kind === 'answer' && next ? { next } : {}),
    ...(kind === 'reason' && decision ? { decision } : {}),
  }
}

export function answerInto(known: Answer | undefined) {
  return {
    code: known?.code,
    ...textsInto('name', known?.title),
    use: known?.kind ?? 'answer',
    ...textsInto('text', known?.text),
    kinds: known?.kinds,
    next: known?.next,
    decision: known?.decision,
    active: known?.active ?? true,
  }
}
