import type { FormValues } from '#app/kit/forms/problems.ts'
import { writeAmount } from '#app/kit/words/amounts.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { discountOn, vatPercentOn, writeLines } from '#app/features/trade/items/items.ts'
import type { Order, OrderLine } from '../orders.ts'
import { addressField, addressParts } from './order-form.ts'
import type { Percentages } from './write.server.ts'

/** What the form of an order begins with, of the order it changes. */
export function initialOf(locale: Locale, order: Order, typed: Percentages): FormValues {
  const vat = typed.vat ?? vatPercentOn(order.netAmount, order.vatAmount)
  const lines = order.lines.map((line) => typedOf(line, typed.discounts.get(line.position) ?? null))
  const addresses = order.addresses.flatMap((address) =>
    addressParts.map((part) => [addressField(address.role, part), address[part]]),
  )
  return {
    ...writeLines(locale, lines),
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

/** A discount that nobody has typed, or that was not kept yet, follows from what the line comes to. */
function typedOf({ itemNumber, itemName, quantity, price, amount, ...line }: OrderLine, typed: number | null) {
  const discount = typed ?? discountOn(Math.round(quantity * price), amount)
  const { position: was, expectedDate, serialNumbers: serials } = line
  return { itemNumber, item: itemName, quantity, price, discount, expected: expectedDate ?? '', serials, was }
}
