import * as z from 'zod/mini'
import { clean } from '#app/kit/storable.ts'
import { intakeMoment } from '#app/kit/intake/moments.ts'
import { byLocale, locales } from '#app/kit/words/locales.ts'
import { stockLights } from './items.stock.ts'

const words = z.prefault(z.string().check(clean, z.maxLength(200)), '')
const number = z.string().check(clean, z.minLength(1), z.maxLength(60))

/** An item as another system hands it over: what it is called, in the languages it has. */
export const itemRow = z.strictObject({
  number,
  names: z
    .strictObject(byLocale(() => words))
    .check(z.refine((names) => locales.some((locale) => names[locale] !== ''))),
  gtin: words,
  family: words,
  size: words,
  colour: words,
  /** The number of the item that took its place. */
  replacedBy: words,
  changedAt: intakeMoment,
})

/** How many of an item are free to promise, after all open orders. */
export const stockRow = z.strictObject({
  item: number,
  light: z.enum(stockLights),
  /** Only where dealers are to read it. */
  quantity: z.prefault(z.nullable(z.number().check(z.nonnegative(), z.lte(10_000_000))), null),
  /** The day on which the next ones are expected. */
  nextOn: z.prefault(z.nullable(z.iso.date().check(z.refine((day) => day >= '0001'))), null),
  asOf: intakeMoment,
})

export type ItemRowIn = z.input<typeof itemRow>
export type StockRowIn = z.input<typeof stockRow>
