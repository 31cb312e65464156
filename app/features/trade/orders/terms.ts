import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { addressRoles, isOrderStatus, type OrderAddress, type OrderRow } from './orders.ts'
import { orderWords } from './orders.words.ts'

/** The words for what an ERP has codes for. A status we do not know is shown as the ERP's own word, and marked so. */
export function statusText(locale: Locale, status: string): string {
  return isOrderStatus(status)
    ? sayIn(orderWords, locale)(`status.${status}`)
    : sayIn(orderWords, locale)('status.erp', { status })
}

export function paymentMethodText(locale: Locale, text: string): string {
  const method = found(payments, text)
  return method ? sayIn(orderWords, locale)(`payment.${method}`) : text
}

export function shipmentMethodText(locale: Locale, text: string): string {
  const method = found(shipments, text)
  return method ? sayIn(orderWords, locale)(`shipment.${method}`) : text
}

/** What an order is called: by its name, or else by its first item. */
export function titleOf({ name, firstItem, number }: Pick<OrderRow, 'name' | 'firstItem' | 'number'>): string {
  return name || firstItem || number
}

/** An address as an envelope has it; the country is left out where it cannot be told. */
function addressLines(locale: Locale, place: OrderAddress): string[] {
  const { name, name2, contact, address, address2, postcode, city, county, country } = place
  const town = [postcode, city, county && `(${county})`].filter(Boolean).join(' ')
  return [name, name2, contact, address, address2, town, countryText(locale, country)].filter(Boolean)
}

/**
 * The addresses in their order, each with the codes by which the ERP knows it: its customer's number, said only the
 * first time, and which of the customer's places it is. One that says nothing is left out.
 */
export function writtenAddresses(locale: Locale, addresses: readonly OrderAddress[]) {
  const say = sayIn(orderWords, locale)
  const said = new Set<string>()
  return addressRoles.flatMap((role) => {
    const address = addresses.find((one) => one.role === role)
    if (!address) return []
    const { customerNo, shipToCode } = address
    const codes = [
      ...(customerNo && !said.has(customerNo) ? [say('customer-no', { code: customerNo })] : []),
      ...(shipToCode ? [say('ship-to-code', { code: shipToCode })] : []),
    ]
    said.add(customerNo)
    const lines = addressLines(locale, address)
    return lines.length > 0 || codes.length > 0 ? [{ role, lines, codes }] : []
  })
}

const payments = {
  BANK: 'transfer',
  'BANK TRANSFER': 'transfer',
  BONIFICO: 'transfer',
  RIBA: 'riba',
  'RI.BA.': 'riba',
  'DIRECT DEBIT': 'debit',
  SDD: 'debit',
  SEPA: 'debit',
  CARD: 'card',
  'CREDIT CARD': 'card',
  CASH: 'cash',
  CHECK: 'cheque',
  CHEQUE: 'cheque',
  PREPAID: 'prepaid',
  PREPAYMENT: 'prepaid',
  ACCOUNT: 'account',
} as const

const shipments = {
  EXW: 'EXW',
  FCA: 'FCA',
  CPT: 'CPT',
  CIP: 'CIP',
  DAP: 'DAP',
  DDP: 'DDP',
  PICKUP: 'pickup',
  'PICK-UP': 'pickup',
  DELIVERY: 'delivery',
} as const

function found<Word>(words: Record<string, Word>, text: string): Word | undefined {
  const code = text.trim().toUpperCase()
  return Object.hasOwn(words, code) ? words[code] : undefined
}

function countryText(locale: Locale, country: string): string {
  return /^[A-Za-z]{2}$/.test(country) ? countryName(locale, country.toUpperCase()) : country
}
