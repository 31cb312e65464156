import type { Period, Sort } from '#app/kit/lists/sorted.ts'

export const invoiceKinds = ['invoice', 'credit'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/** The states of an invoice; `credit` is the state of every credit note. */
export const invoiceStates = ['open', 'overdue', 'paid', 'credit'] as const
export type InvoiceState = (typeof invoiceStates)[number]

/** An invoice or a credit note as lists show it. Days are YYYY-MM-DD, amounts in minor units. */
export type InvoiceRow = {
  id: number
  kind: InvoiceKind
  number: string
  orderNumber: string
  companyName: string
  issuedOn: string
  dueOn: string | null
  paidOn: string | null
  currency: string
  netAmount: number
  vatAmount: number
  totalAmount: number
  openAmount: number
}

export type InvoiceLine = {
  position: number
  itemNumber: string
  itemName: string
  quantity: number
  price: number
  amount: number
}

export type Invoice = InvoiceRow & {
  companyId: number
  externalDocumentNumber: string
  url: string | null
  takenAt: Date
  /** When invoices were last read from the ERP, if they ever were. */
  readAt: Date | null
  lines: InvoiceLine[]
  /** The order it is for, where the portal has it. */
  orderId: number | null
}

export type InvoiceFilter = {
  q?: string | undefined
  state?: InvoiceState | undefined
  /** YYYY-MM-DD: what is overdue is told by it. */
  today: string
  /** For staff alone: the number of a customer. */
  company?: number | undefined
  sort?: Sort<'date'> | undefined
  period?: Period | undefined
}

/** In a list of both kinds a credit note counts against what the invoices say, though its own paper has no minus. */
export function signOf({ kind }: Pick<InvoiceRow, 'kind'>): 1 | -1 {
  return kind === 'credit' ? -1 : 1
}

export function stateOf({ kind, openAmount, dueOn }: StateSource, today: string): InvoiceState {
  if (kind === 'credit') return 'credit'
  if (openAmount <= 0) return 'paid'
  return dueOn !== null && dueOn < today ? 'overdue' : 'open'
}

type StateSource = Pick<InvoiceRow, 'kind' | 'openAmount' | 'dueOn'>
