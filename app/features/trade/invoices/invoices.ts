export const invoiceKinds = ['invoice', 'credit'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]
