import type { ModelFamily } from '#app/catalogue/catalogue.ts'
import type { Changes, Product } from './products.ts'

/** What of a registration can be corrected, in the order of the page. */
export const facts = [
  'frame_model',
  'serial_number',
  'date_of_purchase',
  'country',
  'registered_on',
  'size',
  'colour',
] as const
export type Fact = (typeof facts)[number]
export type Facts = Record<Exclude<Fact, 'frame_model'>, string> & { frame_model: ModelFamily }

type Values = Partial<Record<string, string>>

type Registered = Pick<
  Product,
  'frameModel' | 'serialNumber' | 'dateOfPurchase' | 'country' | 'registeredOn' | 'size' | 'colour'
>

/** Only what is another by it; whatever `after` does not name stays as it was. */
export function changesBetween(before: Values, after: Values): Changes {
  return Object.fromEntries(
    Object.entries(after).flatMap(([field, value = '']) => {
      const was = before[field] ?? ''
      return was === value ? [] : [[field, [was, value]] as const]
    }),
  )
}

export function factsOf(product: Registered): Facts {
  return {
    frame_model: product.frameModel,
    serial_number: product.serialNumber,
    date_of_purchase: product.dateOfPurchase,
    country: product.country,
    registered_on: product.registeredOn,
    size: product.size,
    colour: product.colour,
  }
}

/** As it is stored: no mark between thousands, and a point before decimals. */
export function plainMeasures(typed: string): string {
  return typed
    .replaceAll(/(?<=(?<![\d.,])[1-9]\d{0,2})[.,](?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<=\d),(?=\d{1,2}(?!\d))/g, '.')
}
