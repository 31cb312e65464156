import * as z from 'zod/mini'
import { accepted, choice, day, name, optionalName, optionalText, rule, text } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { currencies, readPercent } from '#app/kit/words/amounts.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { lineFields, linesCheck, webAddress } from '#app/features/trade/items/items.forms.ts'
import { formWords } from './quotes.forms.words.ts'
import { decisions, quoteStatuses } from './quotes.ts'

const say = keysOf(formWords)

/** Identifies one filling-in of a form, so that a repeated post does nothing twice. */
const submission = z.uuid(say('submission-missing'))

/** The name stands in place of a signature; who rejects says why. Neither can be taken back: it is asked once more. */
export const decisionForm = z
  .object({
    submission,
    decision: choice(decisions, say('decision-missing')),
    name: name({ min: 2, max: 120 }),
    comment: optionalText({ max: 2000 }),
    final: accepted(say('final-missing')),
  })
  .check(rule('comment', say('comment-missing'), (it) => it.decision !== 'rejected' || Boolean(it.comment?.trim())))

export type DecisionInput = Omit<z.output<typeof decisionForm>, 'final'>

export const messageForm = z.object({ submission, message: text({ max: 5000 }) })

export type MessageInput = z.output<typeof messageForm>

/** Who does not approve a quote says why. */
export const statusForm = z
  .object({ status: choice(quoteStatuses), reason: optionalText({ max: 2000 }) })
  .check(rule('reason', say('reason-missing'), (it) => it.status !== 'REJECTED' || Boolean(it.reason?.trim())))

export type StatusInput = z.output<typeof statusForm>

/** The dealer is told why. */
export const withdrawalForm = z.object({ submission, reason: text({ max: 2000 }) })

export type WithdrawalInput = z.output<typeof withdrawalForm>

/** Files, which belong to the submission, for a draft. */
export const filesForm = z.object({ submission })

export type FilesInput = z.output<typeof filesForm>

/**
 * What staff write of a quote, with so many lines, which `readLines` reads. Amounts are typed as the language writes them.
 */
export function quoteForm(locale: Locale, count: number) {
  const lines = z.optional(z.string())
  return z
    .object({
      submission,
      /** Which state of the draft was changed; a new one has none. */
      version: z.optional(z.string().check(z.maxLength(10))),
      company: text({ max: 15 }),
      number: optionalName({ max: 40 }),
      title: name({ max: 200 }),
      currency: choice(currencies),
      expires_on: day(),
      ...lineFields(count),
      lines,
      discount: z.optional(
        z.string().check(z.refine((typed) => readPercent(locale, typed) !== undefined, say('discount-wrong'))),
      ),
      terms: optionalText({ max: 5000 }),
      link: webAddress(),
    })
    .check(linesCheck(locale, count, true))
}

export type QuoteInput = z.output<ReturnType<typeof quoteForm>>
