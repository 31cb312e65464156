import { isReasonFor } from '#app/catalogue/catalogue.answers.ts'
import * as z from 'zod/mini'
import { type Catalogue, codesOf, type Lane, offered } from '#app/catalogue/catalogue.ts'
import { choice, flag, optionalText, rule } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { amountMost, currencies, readAmount, writeAmount } from '#app/kit/words/amounts.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { count } from '../editing/fields.ts'
import { laneWords } from './lane.words.ts'

const say = keysOf(laneWords)
const drawnMost = 1000

/** One for each part that forms offer, or that the rule has a value for. */
export type ValueName = `value_${string}`

export function valuedParts({ parts, lane }: Pick<Catalogue, 'parts' | 'lane'>): string[] {
  const valued = lane.values.map(({ part }) => part)
  return parts.filter(({ code, active }) => active || valued.includes(code)).map(({ code }) => code)
}

/** Amounts are read the way the language writes them. */
export function laneForm(locale: Locale, parts: readonly string[]) {
  const amountOf = (typed: string) => readAmount(locale, typed)
  const amount = () =>
    z.optional(
      z.string().check(
        z.refine((typed) => {
          const minor = amountOf(typed)
          return minor !== undefined && minor >= 0 && minor <= amountMost
        }, say('amount-wrong')),
      ),
    )
  const values = Object.fromEntries(parts.map((part) => [`value_${part}`, amount()])) as Record<
    ValueName,
    ReturnType<typeof amount>
  >
  return z
    .object({
      revision: z.string(),
      open: flag(),
      families: z.array(z.string()).check(z.maxLength(200)),
      kinds: z.array(z.string()).check(z.maxLength(40)),
      currency: choice(currencies),
      most: amount(),
      no_limit: flag(),
      returned: flag(),
      reason: optionalText({ max: 40 }),
      drawn: count(drawnMost),
      ...values,
    })
    .check(
      rule('most', say('most-or-none'), ({ most, no_limit: hasNone }) => (most === undefined) === (hasNone === true)),
      rule('reason', say('reason-missing'), ({ open, reason }) => !open || reason !== undefined),
    )
}

export type TypedLane = Omit<z.output<ReturnType<typeof laneForm>>, 'revision'>

/** Only what the draft still has of what was typed. */
export function laneOf(locale: Locale, catalogue: Catalogue, typed: TypedLane): Lane {
  const { open, families, kinds, currency, most, returned, reason, drawn, ...fields } = typed
  const minorOf = (text: string | undefined) => (text === undefined ? undefined : readAmount(locale, text))
  return {
    isOpen: open,
    families: codesOf(catalogue.families).filter((code) => families.includes(code)),
    kinds: codesOf(catalogue.kinds).filter((code) => kinds.includes(code)),
    currency,
    values: valuedParts(catalogue).flatMap((part) => {
      const value = minorOf((fields as Record<ValueName, string | undefined>)[`value_${part}`])
      return value === undefined ? [] : [{ part, value }]
    }),
    most: minorOf(most) ?? null,
    returned,
    reason: reasonsIn(catalogue).find((one) => one === reason) ?? null,
    drawn,
  }
}

/** The codes of the reasons that can be given to accept. */
export function reasonsIn({ answers }: Pick<Catalogue, 'answers'>): string[] {
  return codesOf(offered(answers).filter((one) => isReasonFor('accepted', one)))
}

export function laneInto(locale: Locale, parts: readonly string[], lane: Lane) {
  const values = parts.map((part): [ValueName, string | undefined] => {
    const found = lane.values.find((one) => one.part === part)
    return [`value_${part}`, found && writeAmount(locale, found.value)]
  })
  return {
    open: lane.isOpen,
    families: [...lane.families],
    kinds: [...lane.kinds],
    currency: lane.currency,
    most: lane.most === null ? undefined : writeAmount(locale, lane.most),
    no_limit: lane.most === null,
    returned: lane.returned,
    reason: lane.reason ?? undefined,
    drawn: lane.drawn,
    ...(Object.fromEntries(values) as Record<ValueName, string | undefined>),
  }
}
