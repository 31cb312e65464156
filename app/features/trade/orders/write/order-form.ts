import * as z from 'zod/mini'
import { choice, day, name, optionalName, text } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { currencies, readPercent } from '#app/kit/words/amounts.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { lineFields, linesCheck, webAddress } from '#app/features/trade/items/items.forms.ts'
import { addressRoles, type AddressRole, orderStatuses } from '../orders.ts'
import { writeWords } from './write.words.ts'

const say = keysOf(writeWords)

/** What is asked of each of the three addresses; a field is called `billing_city`. */
export const addressParts = ['name', 'contact', 'address', 'postcode', 'city', 'county', 'country'] as const
export type AddressPart = (typeof addressParts)[number]

export function addressField(role: AddressRole, part: AddressPart): string {
  return `${role}_${part}`
}

/** With three times the same fields no type tells the names: `addressesIn` finds them. */
function addressFields(): object {
  return Object.fromEntries(eachAddressField().map(([field]) => [field, optionalName({ max: 200 })]))
}

export function addressLabels(label: (role: AddressRole, part: AddressPart) => string): object {
  return Object.fromEntries(eachAddressField().map(([field, role, part]) => [field, label(role, part)]))
}

function eachAddressField() {
  return addressRoles.flatMap((role) => addressParts.map((part) => [addressField(role, part), role, part] as const))
}

/** The addresses that were typed, each with its parts. */
export function addressesIn(values: object): Record<AddressRole, Record<AddressPart, string>> {
  const texts = values as Record<string, unknown> // Whatever stands there is made a text of below.
  const partsOf = (role: AddressRole) => {
    const textOf = (part: AddressPart) => {
      const typed = texts[addressField(role, part)]
      return typeof typed === 'string' ? typed : ''
    }
    return {
      name: textOf('name'),
      contact: textOf('contact'),
      address: textOf('address'),
      postcode: textOf('postcode'),
      city: textOf('city'),
      county: textOf('county'),
      country: textOf('country'),
    }
  }
  return { selling: partsOf('selling'), billing: partsOf('billing'), shipping: partsOf('shipping') }
}

const words = optionalName({ max: 120 })

/** An order as staff type it, with so many lines, which `readLines` reads. */
export function orderForm(locale: Locale, count: number) {
  return z
    .object({
      submission: z.uuid(),
      /** Which state of the order was changed; a new one has none. */
      version: z.optional(z.string().check(z.maxLength(10))),
      company: text({ max: 15 }),
      number: name({ max: 60 }),
      name: optionalName({ max: 200 }),
      external_document_number: optionalName({ max: 60 }),
      status: choice(orderStatuses),
      order_date: day(),
      requested_delivery_date: z.optional(day()),
      currency: choice(currencies),
      ...lineFields(count),
      lines: z.optional(z.string()),
      vat: z.optional(
        z.string().check(z.refine((typed) => readPercent(locale, typed) !== undefined, say('vat-wrong'))),
      ),
      payment_method: words,
      shipment_method: words,
      shipping_agent: words,
      invoice_number: words,
      invoice_url: webAddress(),
      vat_registration_no: words,
      ...addressFields(),
    })
    .check(linesCheck(locale, count, false))
}

export type OrderInput = z.output<ReturnType<typeof orderForm>>
