import * as z from 'zod/mini'
import { keysOf, type FormValues } from '#app/kit/forms/problems.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { readQuantity, writeQuantity } from '#app/features/trade/items/items.ts'
import { quantitiesIn, quantityField } from '../shipments/shipment-form.ts'
import { againWords } from './again.words.ts'

const say = keysOf(againWords)

/** How many of which lines of an order are asked for once more: a field for each, by its position. */
export function againForm(locale: Locale, positions: readonly number[]) {
  const quantity = z
    .optional(z.string().check(z.trim(), z.maxLength(20)))
    .check(z.refine((text) => !text || readQuantity(locale, text) !== undefined, say('again-quantity')))
  const fields = positions.map((line) => [quantityField(line), quantity] as const)
  return z
    .object({
      submission: z.uuid(),
      seen: z.optional(z.string()),
      ...(Object.fromEntries(fields) as object), // Which fields there are is known only here.
    })
    .check(
      z.superRefine((value, context) => {
        if (quantitiesIn(locale, value).length > 0) return
        context.addIssue({ code: 'custom', path: [quantityField(positions[0] ?? 1)], message: say('again-empty') })
      }),
    )
}

type Line = { position: number; itemNumber: string }

/** The lines as the form shows them: the item of each by its position, under which its field is called. */
export function seenOf(lines: readonly Line[]): string {
  return String(new URLSearchParams(lines.map(({ position, itemNumber }) => [String(position), itemNumber])))
}

/** What was typed for items that stand in other lines by now; at an item that was not there nothing was typed. */
export function movedWithItems(sent: URLSearchParams, lines: readonly Line[]): URLSearchParams {
  const seen = [...new URLSearchParams(sent.get('seen') ?? '')]
  const moved = new URLSearchParams(sent)
  for (const { position, itemNumber } of lines) {
    const at = seen.findIndex(([, item]) => item === itemNumber)
    const [was] = at < 0 ? [] : seen.splice(at, 1)
    moved.set(quantityField(position), (was && sent.get(quantityField(Number(was[0])))) ?? '')
  }
  return moved
}

/** Begins with what was ordered then. */
export function initialOf(locale: Locale, lines: readonly { position: number; quantity: number }[]): FormValues {
  return Object.fromEntries(
    lines.map(({ position, quantity }) => [quantityField(position), writeQuantity(locale, quantity)]),
  )
}
