import * as z from 'zod/mini'
import { clean } from '#app/kit/storable.ts'
import { currency, minor, totalIsSum } from '#app/kit/intake/amounts.ts'
import { intakeMoment } from '#app/kit/intake/moments.ts'
import { invoiceKinds } from './invoices.ts'

const words = z.prefault(z.string().check(clean, z.maxLength(200)), '')
const number = z.string().check(clean, z.minLength(1), z.maxLength(60))

/** PostgreSQL's calendar has no year 0. */
const date = z.iso.date().check(z.refine((written) => written >= '0001'))

/** Business Central writes a day that is not set as the first there is. */
const day = z.prefault(
  z.pipe(
    z.nullable(date),
    z.transform((written) => (written === '0001-01-01' ? null : written)),
  ),
  null,
)

const line = z.strictObject({
  itemNumber: words,
  itemName: z.string().check(clean, z.minLength(1), z.maxLength(300)),
  quantity: z.number().check(z.gte(-1_000_000), z.lte(1_000_000)),
  price: minor,
  amount: minor,
})

/**
 * An invoice or a credit note as another system hands it over. Amounts are in the currency's smallest unit, those of a
 * credit note above zero as well; days YYYY-MM-DD, moments ISO 8601 with their zone.
 */
export const invoiceRow = z
  .strictObject({
    customerNumber: number,
    kind: z.enum(invoiceKinds),
    number,
    orderNumber: words,
    externalDocumentNumber: words,
    issuedOn: date,
    dueOn: day,
    paidOn: day,
    currency,
    netAmount: minor,
    vatAmount: minor,
    totalAmount: minor,
    /** What is still to be paid. */
    openAmount: minor,
    /** Anything else than an address of the web is as if there were none. */
    url: z.prefault(z.pipe(z.unknown(), z.transform(webAddressIn)), null),
    changedAt: intakeMoment,
    lines: z.prefault(z.array(line).check(z.maxLength(1000)), []),
  })
  .check(
    totalIsSum,
    z.refine(({ openAmount, totalAmount }) => Math.abs(openAmount) <= Math.abs(totalAmount), {
      path: ['openAmount'],
      error: 'open-beyond',
    }),
  )

export type InvoiceRowIn = z.input<typeof invoiceRow>
export type TakenInvoice = z.output<typeof invoiceRow>

function webAddressIn(value: unknown): string | null {
  const url = typeof value === 'string' ? URL.parse(value) : null
  return url && /^https?:$/.test(url.protocol) && url.href.length <= 2000 ? url.href : null
}
