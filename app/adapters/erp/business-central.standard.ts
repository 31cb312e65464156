import type { Mapping } from './business-central.mapping.ts'

const address = (of: string) => ({
  address: `${of}AddressLine1`,
  address2: `${of}AddressLine2`,
  postcode: `${of}PostCode`,
  city: `${of}City`,
  county: `${of}State`,
  country: `${of}Country`,
})
const documentLine = {
  itemNumber: 'lineObjectNumber',
  itemName: 'description',
  quantity: 'quantity',
  price: 'unitPrice',
}
const skip = { field: 'lineType', values: ['Comment'] }
const documentFields = {
  number: 'number',
  customerNumber: 'customerNumber',
  externalDocumentNumber: 'externalDocumentNumber',
  dueOn: 'dueDate',
  currency: 'currencyCode',
  netAmount: 'totalAmountExcludingTax',
  vatAmount: 'totalTaxAmount',
  totalAmount: 'totalAmountIncludingTax',
  changedAt: 'lastModifiedDateTime',
} as const

/** The standard API, version 2.0. */
export const standardMapping: Mapping = {
  currency: 'EUR',
  orders: {
    api: 'v2.0',
    entitySet: 'salesOrders',
    filter: '',
    fields: {
      number: 'number',
      customerNumber: 'customerNumber',
      externalDocumentNumber: 'externalDocumentNumber',
      status: 'status',
      createdAt: 'orderDate',
      changedAt: 'lastModifiedDateTime',
      orderDate: 'orderDate',
      requestedDeliveryDate: 'requestedDeliveryDate',
      currency: 'currencyCode',
      netAmount: 'totalAmountExcludingTax',
      vatAmount: 'totalTaxAmount',
      totalAmount: 'totalAmountIncludingTax',
    },
    // There an order that is released is called open.
    statuses: { Draft: 'Open', 'In Review': 'Pending Approval', Open: 'Released' },
    addresses: {
      selling: { name: 'customerName', customerNo: 'customerNumber', ...address('sellTo') },
      billing: { name: 'billToName', customerNo: 'billToCustomerNumber', ...address('billTo') },
      shipping: { name: 'shipToName', contact: 'shipToContact', ...address('shipTo') },
    },
    lines: {
      name: 'salesOrderLines',
      fields: {
        ...documentLine,
        amount: 'amountExcludingTax',
        quantityShipped: 'shippedQuantity',
        expectedDate: 'shipmentDate',
      },
      skip,
    },
  },
  items: {
    api: 'v2.0',
    entitySet: 'items',
    filter: '',
    fields: {
      number: 'number',
      en: 'displayName',
      gtin: 'gtin',
      family: 'itemCategoryCode',
      changedAt: 'lastModifiedDateTime',
    },
  },
  stock: {
    api: 'v2.0',
    entitySet: 'items',
    filter: '',
    fields: { item: 'number', quantity: 'inventory' },
    enough: 5,
    shown: false,
    lessOpenOrders: true,
  },
  invoices: {
    api: 'v2.0',
    entitySet: 'salesInvoices',
    filter: "status ne 'Draft'",
    fields: { ...documentFields, orderNumber: 'orderNumber', issuedOn: 'invoiceDate', openAmount: 'remainingAmount' },
    lines: { name: 'salesInvoiceLines', fields: { ...documentLine, amount: 'amountExcludingTax' }, skip },
  },
  credits: {
    api: 'v2.0',
    entitySet: 'salesCreditMemos',
    filter: "status ne 'Draft'",
    fields: { ...documentFields, issuedOn: 'creditMemoDate' },
    lines: { name: 'salesCreditMemoLines', fields: { ...documentLine, amount: 'amountExcludingTax' }, skip },
  },
  requests: {
    api: 'v2.0',
    entitySet: 'salesOrders',
    lines: 'salesOrderLines',
    fields: {
      reference: 'externalDocumentNumber',
      customerNumber: 'customerNumber',
      number: 'number',
      lineType: 'lineType',
      itemNumber: 'lineObjectNumber',
      quantity: 'quantity',
    },
  },
}
