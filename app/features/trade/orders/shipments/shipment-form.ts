import * as z from 'zod/mini'
import { day, optionalName } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import type { FormValues } from '#app/kit/forms/problems.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { webAddress } from '#app/features/trade/items/items.forms.ts'
import { readQuantity, writeQuantity } from '#app/features/trade/items/items.ts'
import { type Order, outstandingOf, type Shipment } from '../orders.ts'
import { shipmentWords } from './shipment.words.ts'

const say = keysOf(shipmentWords)

/** How many of a line left: a field for each line of the order, by its position. */
export function quantityField(line: number): string {
  return `quantity_${line}`
}

/** A shipment of an order with so many lines. */
export function shipmentForm(locale: Locale, count: number) {
  const quantity = z.optional(z.string().check(z.trim(), z.maxLength(20)))
  const fields = numbersTo(count).map((line) => [quantityField(line), quantity] as const)
  return z
    .object({
      submission: z.uuid(),
      /** Which state of the order it was written for. */
      version: z.optional(z.string().check(z.maxLength(10))),
      carrier: optionalName({ max: 120 }),
      tracking_number: optionalName({ max: 120 }),
      tracking_url: webAddress(),
      shipped_on: day(),
      ...(Object.fromEntries(fields) as object), // How many there are is known only here: `quantitiesIn` finds them.
    })
    .check(
      z.superRefine(
        (value, context) => {
          const typed = numbersTo(count).map((line) => ({ line, text: textIn(value, line) }))
          for (const { line, text } of typed)
            if (text !== '' && readQuantity(locale, text) === undefined)
              context.addIssue({ code: 'custom', path: [quantityField(line)], message: say('shipment-quantity') })
          if (typed.every(({ text }) => !readQuantity(locale, text || '0')))
            context.addIssue({ code: 'custom', path: [quantityField(1)], message: say('shipment-empty') })
        },
        { when: () => true },
      ),
    )
}

export type ShipmentInput = z.output<ReturnType<typeof shipmentForm>> & { lines: ReturnType<typeof quantitiesIn> }

/** A shipment that was entered by mistake. */
export const removalForm = z.object({ version: z.optional(z.string().check(z.maxLength(10))) })

/** Which lines, and how many of each. */
export function quantitiesIn(locale: Locale, input: object): { line: number; quantity: number }[] {
  return Object.keys(input).flatMap((name) => {
    const line = Number(/^quantity_(\d+)$/.exec(name)?.[1] ?? 0)
    const quantity = line > 0 ? (readQuantity(locale, textIn(input, line) || '0') ?? 0) : 0
    return quantity > 0 ? [{ line, quantity }] : []
  })
}

/** A new one begins with all that is left to ship. */
export function initialOf(locale: Locale, order: Order, shipment: Shipment | undefined, today: string): FormValues {
  const quantities = order.lines.map((line) => {
    const within = shipment?.lines.find((part) => part.line === line.position)?.quantity ?? 0
    const quantity = shipment ? within : outstandingOf(line)
    return [quantityField(line.position), quantity > 0 ? writeQuantity(locale, quantity) : '']
  })
  return {
    ...Object.fromEntries(quantities),
    version: String(order.version),
    carrier: shipment ? shipment.carrier : order.shippingAgent,
    tracking_number: shipment?.trackingNumber ?? '',
    tracking_url: shipment?.trackingUrl ?? '',
    shipped_on: shipment ? (shipment.shippedOn ?? '') : today,
  }
}

function textIn(values: object, line: number): string {
  const text = (values as Record<string, unknown>)[quantityField(line)] // Whatever stands there is made a text of.
  return typeof text === 'string' ? text : ''
}

function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1)
}
