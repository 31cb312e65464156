import { textFields, textsIn, textsInitial, titleChecks, titleField } from '#app/kit/markdown/texts.forms.ts'
import * as z from 'zod/mini'
import { choice, choices, day, finding, idField, optionalText, rule } from '#app/kit/forms/fields.ts'
import { maybeId } from '#app/kit/http/ids.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { amountMost, currencies, readAmount, writeAmount } from '#app/kit/words/amounts.ts'
import { type Locale, locales } from '#app/kit/words/locales.ts'
import { audienceFields, audienceInitial } from '#app/features/people/audience/audience.forms.ts'
import type { Audience } from '#app/features/people/audience/audience.ts'
import { formWords } from './forms.words.ts'
import { lineInitial, packageLineFields, packageLinesCheck, readPackageLines } from './lines.forms.ts'
import {
  bodyMost,
  bookedAs,
  choiceKinds,
  type Kind,
  minutesLeast,
  minutesMost,
  type Package,
  type PackageFacts,
  type PackageLine,
  quantityMost,
  titleMost,
} from './packages.ts'
import { pricesMost, readPrices, writePrices } from './prices.ts'

const say = keysOf(formWords)

const minutes = z.int().check(z.minimum(minutesLeast), z.maximum(minutesMost))

/** The codes of the catalogue. */
export type Codes = { families: readonly string[]; checklists: readonly string[] }

/** @param count how many lines it has; of a service there may be none */
export function packageForm(kind: Kind, { families, checklists }: Codes, locale: Locale, count: number) {
  return z
    .object({
      submission: z.uuid(),
      revision: z.optional(idField()),
      ...textFields({ title: titleMost, body: bodyMost }),
      families: choices(families),
      picture: z.optional(idField()),
      valid_from: z.optional(day()),
      valid_until: z.optional(day()),
      prices: optionalText({ max: pricesMost * 40 }),
      // For a service alone: a set is nothing that is done.
      books: kind === 'service' ? choice(bookedAs, say('books-missing')) : z.optional(choice(bookedAs)),
      minutes: kind === 'service' ? minutes : z.optional(minutes),
      checklist: z.optional(choice(checklists)),
      lines: z.optional(z.string()),
      ...packageLineFields(count),
      ...audienceFields(families),
    })
    .check(
      rule('title_it', say('language-missing'), (input) => locales.some((one) => input[titleField(one)])),
      ...titleChecks(),
      rule('valid_until', say('valid-order'), ({ valid_from: from, valid_until: until }) => {
        return !from || !until || until >= from
      }),
      finding('prices', ({ prices = '' }) => {
        const read = readPrices(locale, prices)
        return 'wrong' in read ? { message: say(read.wrong), params: { line: read.line } } : undefined
      }),
      packageLinesCheck(count, kind),
    )
}

export type PackageInput = z.output<ReturnType<typeof packageForm>>

/** What its form begins with. */
export type PackageInitial = Record<string, string | string[]>

/** What a form says of it, without its audience. */
export function factsIn(kind: Kind, input: PackageInput, locale: Locale, count: number): PackageFacts {
  const read = readPrices(locale, input.prices ?? '')
  const isService = kind === 'service'
  return {
    kind,
    ...textsIn(input),
    families: input.families,
    validFrom: input.valid_from ?? null,
    validUntil: input.valid_until ?? null,
    books: (isService && input.books) || null,
    minutes: (isService && input.minutes) || null,
    checklist: (isService && input.checklist) || '',
    pictureId: input.picture === undefined ? null : (maybeId(input.picture) ?? 0),
    lines: readPackageLines(input, count),
    prices: 'prices' in read ? read.prices : [],
  }
}

/** As its form shows it again. */
export function initialOf(it: Package, audience: Audience, locale: Locale): PackageInitial {
  return {
    families: it.families,
    valid_from: it.validFrom ?? '',
    valid_until: it.validUntil ?? '',
    prices: writePrices(locale, it.prices),
    books: it.books ?? '',
    minutes: it.minutes === null ? '' : String(it.minutes),
    checklist: it.checklist,
    picture: it.pictureId === null ? '' : String(it.pictureId),
    ...lineInitial(it.lines),
    ...textsInitial(it),
    ...audienceInitial(audience),
  }
}

export const endForm = z.object({ successor: z.optional(idField()) })

function isPrice(amount: number | undefined): boolean {
  return amount !== undefined && amount > 0 && amount <= amountMost
}

/** What a dealer says of a service: its price there, with VAT, and how long it takes. */
export function offerForm(locale: Locale) {
  return z.object(offerFields(locale))
}

/** The same of one of its shops, where it differs. */
export function shopOfferForm(locale: Locale) {
  return z.object({ shop: idField(), ...offerFields(locale) })
}

function offerFields(locale: Locale) {
  return {
    amount: z.string().check(
      z.trim(),
      z.minLength(1),
      z.maxLength(20),
      z.refine((typed) => isPrice(readAmount(locale, typed)), say('amount-wrong')),
    ),
    currency: choice(currencies),
    minutes,
  }
}

/** Takes the price of one shop back. */
export const stopAtForm = z.object({ shop: idField() })

export type OfferInput = z.output<ReturnType<typeof offerForm>>

export function offerInitial(locale: Locale, amount: number | undefined): string {
  return amount === undefined ? '' : writeAmount(locale, amount)
}

/** The field of what is chosen of a line. */
export function choiceField(kind: ChoiceKindOf, line: number): string {
  return `${kind}_${line}`
}

type ChoiceKindOf = (typeof choiceKinds)[number]

/** What a dealer asks for: one of each that a line leaves to choose. */
export function askForm(lines: readonly PackageLine[]) {
  const chosen = lines.flatMap(({ choices: offered }, at) =>
    choiceKinds.flatMap((kind) =>
      offered[kind].length === 0 ? [] : [[choiceField(kind, at + 1), choice(offered[kind], say('choice-missing'))]],
    ),
  )
  return z.object({
    submission: z.uuid(),
    quantity: z
      .int(say('quantity-wrong'))
      .check(z.minimum(1, say('quantity-wrong')), z.maximum(quantityMost, say('quantity-wrong'))),
    note: optionalText({ max: 1000 }),
    // How many there are is known only when it is read, so its types do not name them.
    ...(Object.fromEntries(chosen) as object),
  })
}

export type AskInput = z.output<ReturnType<typeof askForm>>
