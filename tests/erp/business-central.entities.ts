import { randomUUID } from 'node:crypto'
import type { Entity } from './odata.ts'

/** A sales order as the standard API shows it. */
export function orderOf(options: Entity = {}): Entity {
  return {
    id: randomUUID(),
    number: 'SO-1',
    externalDocumentNumber: 'BV 7',
    orderDate: '2026-11-02',
    customerNumber: 'C-100',
    customerName: 'Cicli Rossi',
    billToName: 'Cicli Rossi',
    billToCustomerNumber: 'C-100',
    shipToName: 'Cicli Rossi',
    shipToContact: 'Marco',
    shipToCity: 'Cremona',
    shipToCountry: 'IT',
    currencyCode: 'EUR',
    requestedDeliveryDate: '0001-01-01',
    totalAmountExcludingTax: 8760,
    totalTaxAmount: 1927.2,
    totalAmountIncludingTax: 10_687.2,
    fullyShipped: false,
    status: 'Open',
    lastModifiedDateTime: '2026-11-02T09:00:00.123Z',
    salesOrderLines: [
      {
        sequence: 10_000,
        lineType: 'Item',
        lineObjectNumber: 'C68-FS',
        description: 'C68 kit telaio',
        quantity: 2,
        unitPrice: 4380,
        amountExcludingTax: 8760,
        shippedQuantity: 0,
        shipmentDate: '2026-12-01',
      },
      { sequence: 20_000, lineType: 'Comment', description: 'by lorry' },
    ],
    ...options,
  }
}

export function itemOf(options: Entity = {}): Entity {
  return {
    id: randomUUID(),
    number: 'C68-FS',
    displayName: 'C68 frame kit',
    gtin: '8001234567890',
    itemCategoryCode: 'C68',
    inventory: 10,
    lastModifiedDateTime: '2026-11-02T09:00:00Z',
    ...options,
  }
}

export function invoiceOf(options: Entity = {}): Entity {
  return {
    id: randomUUID(),
    number: 'SI-1',
    orderNumber: 'SO-1',
    invoiceDate: '2026-11-03',
    dueDate: '2026-12-31',
    customerNumber: 'C-100',
    currencyCode: '',
    totalAmountExcludingTax: 8760,
    totalTaxAmount: 1927.2,
    totalAmountIncludingTax: 10_687.2,
    remainingAmount: 10_687.2,
    status: 'Open',
    lastModifiedDateTime: '2026-11-03T09:00:00Z',
    salesInvoiceLines: [
      {
        lineType: 'Item',
        lineObjectNumber: 'C68-FS',
        description: 'C68 kit telaio',
        quantity: 2,
        unitPrice: 4380,
        amountExcludingTax: 8760,
      },
    ],
    ...options,
  }
}
