import type { FormValues } from '#app/kit/forms/problems.ts'
import { writeAmount } from '#app/kit/words/amounts.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { writeLines } from '#app/features/trade/items/items.ts'
import type { Order, OrderLine } from '../orders.ts'
import { addressField, addressParts } from './order-form.ts'

/** What the form of an order begins with, of the order it changes. */
export function initialOf(locale: Locale, order: Order): FormValues {
  const { netAmount, vatAmount } = order
  const vat = netAmount > 0 ? Math.round((vatAmount / netAmount) * 10_000) : 0
  const addresses = order.addresses.flatMap((address) =>
    addressParts.map((part) => [addressField(address.role, part), address[part]]),
  )
  return {
    ...writeLines(locale, order.lines.map(typedOf)),
    ...Object.fromEntries(addresses),
    company: String(order.companyId),
    version: String(order.version),
    number: order.number,
    name: order.name,
    external_document_number: order.externalDocumentNumber,
    status: order.status,
    order_date: order.orderDate,
    requested_delivery_date: order.requestedDeliveryDate ?? '',
    currency: order.currency,
    vat: vat > 0 ? writeAmount(locale, vat) : '',
    payment_method: order.paymentMethod,
    shipment_method: order.shipmentMethod,
    shipping_agent: order.shippingAgent,
    invoice_number: order.invoiceNumber,
    invoice_url: order.invoiceUrl ?? '',
    vat_registration_no: order.vatRegistrationNo,
  }
}

/** The discount is not kept with the line: it follows from what the line comes to. */
function typedOf({ itemNumber, itemName, quantity, price, amount, ...line }: OrderLine) {
  const whole = Math.round(quantity * price)
  const discount = whole > 0 ? Math.round((1 - amount / whole) * 10_000) : 0
  const { position: was, expectedDate, serialNumbers: serials } = line
  return { itemNumber, item: itemName, quantity, price, discount, expected: expectedDate ?? '', serials, was }
}
