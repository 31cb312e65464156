import * as z from 'zod/mini'
import { readBy } from '#app/kit/forms/use-form.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { type ClaimChoices, ticketForm } from '#app/features/service/tickets/tickets.forms.ts'

// All of the form that takes schemas, which are a tenth of its scripts: `use-claim-checks.ts`.

/** @param lastDay see `lastDayOfPurchase` */
export function claimReader(locale: Locale, choices: ClaimChoices, lastDay: string) {
  const schema = ticketForm(locale, choices, lastDay)
  return (fields: FormData) => readBy(schema, fields)
}

/** What the rules say of the claim as it stands. */
export function readTold(json: unknown) {
  return toldAnswer.parse(json)
}

/** What is known of a bicycle by its number. */
export function readKnown(json: unknown) {
  return knownAnswer.parse(json)
}

const toldAnswer = z.object({
  told: z.nullable(
    z.object({
      verdict: z.enum(['covered', 'not-covered', 'unknown']),
      name: z.string(),
      lines: z.array(z.string()),
      ways: z.array(z.string()),
      usualDays: z.nullable(z.number()),
      atOnce: z.nullable(z.enum(['some', 'all'])),
    }),
  ),
})

const knownAnswer = z.object({
  own: z.nullable(z.object({ frameModel: z.string(), dateOfPurchase: z.string() })),
  alike: z.nullable(z.object({ title: z.string(), serial: z.string() })),
  replaced: z.nullable(z.object({ number: z.string(), day: z.string(), by: z.nullable(z.string()) })),
  proof: z.array(z.string()),
  same: z.array(
    z.object({
      id: z.number(),
      createdAt: z.pipe(
        z.iso.datetime(),
        z.transform((text) => new Date(text)),
      ),
      parts: z.array(z.string()),
    }),
  ),
})
