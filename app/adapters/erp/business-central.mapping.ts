import { z } from 'zod'
import { locales } from '#app/kit/words/locales.ts'

// Which of Business Central's fields says what. The standard API lacks some that makers have on pages of their own:
// then a file says where to read instead. A field is named as the page calls it; 'a.b' is one within another.

const name = z.string().regex(/^[A-Za-z_][\w]*(?:\.[A-Za-z_][\w]*)*$/, 'it takes the name of a field, as in number')
const entitySet = z.string().regex(/^[A-Za-z_]\w{0,99}$/, 'it takes the name of an entity set, as in salesOrders')
const page = {
  /** The standard API, or publisher/group/version of a page of the maker's own. */
  api: z
    .string()
    .regex(/^(?:v2\.0|[\w-]+\/[\w-]+\/v\d+\.\d+|[\w-]+\/[\w-]+\/beta)$/, 'it takes v2.0 or publisher/group/v1.0'),
  entitySet,
  /** Only what fits is read, in the language of OData. */
  filter: z.string().max(500),
}

const addressFields = [
  'name',
  'name2',
  'contact',
  'address',
  'address2',
  'postcode',
  'city',
  'county',
  'country',
] as const
const addressCodes = ['customerNo', 'shipToCode'] as const
const orderFields = [
  'number',
  'customerNumber',
  'externalDocumentNumber',
  'name',
  'status',
  'createdAt',
  'changedAt',
  'orderDate',
  'requestedDeliveryDate',
  'currency',
  'netAmount',
  'vatAmount',
  'totalAmount',
  'paymentMethod',
  'shipmentMethod',
  'shippingAgent',
  'vatRegistrationNo',
  'trackingNumber',
  'trackingUrl',
  'invoiceNumber',
  'invoiceUrl',
] as const
const orderLineFields = [
  'itemNumber',
  'itemName',
  'quantity',
  'quantityShipped',
  'price',
  'amount',
  'expectedDate',
] as const
const itemFields = ['number', ...locales, 'gtin', 'family', 'size', 'colour', 'replacedBy', 'changedAt'] as const
const stockFields = ['item', 'quantity', 'nextOn'] as const
const invoiceFields = [
  'number',
  'customerNumber',
  'orderNumber',
  'externalDocumentNumber',
  'issuedOn',
  'dueOn',
  'paidOn',
  'currency',
  'netAmount',
  'vatAmount',
  'totalAmount',
  'openAmount',
  'url',
  'changedAt',
] as const
const invoiceLineFields = ['itemNumber', 'itemName', 'quantity', 'price', 'amount'] as const

function fieldsOf<const Names extends readonly string[]>(names: Names) {
  return z.partialRecord(z.enum(names), name)
}

const lines = <const Names extends readonly string[]>(names: Names) =>
  z.strictObject({
    /** The part of a document that holds its lines. */
    name: entitySet,
    fields: fieldsOf(names),
    /** Lines of which this field has one of these values are remarks, and passed over. */
    skip: z.strictObject({ field: name, values: z.array(z.string().max(100)).max(20) }).optional(),
  })

const documents = z.strictObject({
  ...page,
  fields: fieldsOf(invoiceFields),
  lines: lines(invoiceLineFields).optional(),
})

export const mappingSchema = z.strictObject({
  /** What amounts are in where a document names no currency: the company's own. */
  currency: z.string().regex(/^[A-Z]{3}$/, 'it takes a currency’s code, as in EUR'),
  orders: z.strictObject({
    ...page,
    fields: fieldsOf(orderFields),
    /** What the portal calls a status that has another name there. */
    statuses: z.record(z.string(), z.string().max(60)),
    addresses: z.partialRecord(
      z.enum(['selling', 'billing', 'shipping']),
      fieldsOf([...addressFields, ...addressCodes]),
    ),
    lines: lines(orderLineFields),
  }),
  items: z.strictObject({ ...page, fields: fieldsOf(itemFields) }),
  stock: z.strictObject({
    ...page,
    fields: fieldsOf(stockFields),
    /** From how many on they are said to be there; fewer are a few. */
    enough: z.number().min(1).max(1_000_000),
    /** Whether dealers read how many there are. */
    shown: z.boolean(),
    /** Whether what open orders are to get is taken off: the field says what lies there, not what is free. */
    lessOpenOrders: z.boolean(),
  }),
  invoices: documents,
  credits: documents,
  requests: z.strictObject({
    api: page.api,
    entitySet,
    lines: entitySet,
    fields: z.strictObject({
      reference: name,
      customerNumber: name,
      number: name,
      lineType: name.optional(),
      itemNumber: name,
      quantity: name,
    }),
  }),
})

export type Mapping = z.output<typeof mappingSchema>
export type Documents = z.output<typeof documents>
