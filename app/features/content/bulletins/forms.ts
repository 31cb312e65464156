import { bodyField, textFields, textsIn, textsInitial, titleChecks, titleField } from '#app/kit/markdown/texts.forms.ts'
import * as z from 'zod/mini'
import { choices, finding, idField, optionalText, rule, text } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { locales } from '#app/kit/words/locales.ts'
import { readSerials, serialsMost, writeSerials } from '#app/features/bicycles/models/models.ranges.ts'
import { audienceFields, audienceInitial } from '#app/features/people/audience/audience.forms.ts'
import type { Audience } from '#app/features/people/audience/audience.ts'
import { type Bulletin, bodyMost, type BulletinFacts, titleMost } from './bulletins.ts'
import { formWords } from './forms.words.ts'

const say = keysOf(formWords)

/** @param families the codes of the catalogue */
export function bulletinForm(families: readonly string[]) {
  return z
    .object({
      submission: z.uuid(),
      revision: z.optional(idField()),
      number: text({ max: 20 }).check(z.regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/, say('number-wrong'))),
      ...textFields({ title: titleMost, body: bodyMost }),
      families: choices(families),
      serials: optionalText({ max: serialsMost.single * 42 }),
      replaces: optionalText({ max: 20 }),
      asks: z.boolean(),
      again: z.boolean(),
      ...audienceFields(families),
    })
    .check(
      finding('serials', ({ serials = '' }) => {
        const read = readSerials(serials)
        if (!('wrong' in read)) return undefined
        return 'line' in read ? { message: say(read.wrong), params: { line: read.line } } : { message: say(read.wrong) }
      }),
      rule('title_it', say('language-missing'), (input) => locales.some((locale) => input[titleField(locale)])),
      ...titleChecks(),
      ...locales.map((locale) =>
        rule<Record<string, unknown>>(
          bodyField(locale),
          say('body-missing'),
          (input) => Boolean(input[bodyField(locale)]) || !input[titleField(locale)],
        ),
      ),
    )
}

export type BulletinInput = z.output<ReturnType<typeof bulletinForm>>

/** What its form begins with. */
export type BulletinInitial = Partial<Record<keyof BulletinInput, string | string[] | boolean>>

/** What a form says of it, without what has to be looked for. */
export function factsIn(input: BulletinInput): Omit<BulletinFacts, 'replacesId'> {
  return {
    number: input.number,
    ...textsIn(input),
    families: input.families,
    asks: input.asks,
  }
}

/** As its form shows it again. */
export function initialOf(bulletin: Bulletin, audience: Audience): BulletinInitial {
  const { number, families, serials, replaces, asks } = bulletin
  return {
    number,
    families,
    serials: writeSerials(serials),
    replaces: replaces?.number ?? '',
    asks,
    ...textsInitial(bulletin),
    ...audienceInitial(audience),
  }
}

/** Which version somebody has read. */
export const confirmForm = z.object({ version: idField() })

export const filesForm = z.object({ submission: z.uuid() })
