import type { BreakerState } from '#app/kit/outbound/breaker.ts'

/** What is read from an ERP. */
export const erpKinds = ['orders', 'items', 'stock', 'invoices'] as const
export type ErpKind = (typeof erpKinds)[number]

/** Something of the ERP's, with the fields that the portal takes in under these names; nobody has looked at it yet. */
export type ErpRow = { number: string; content: Record<string, unknown> }

/** Some of the changes, and the moment, by the ERP's own clock, up to which it has reported them. */
export type ErpChanges = { rows: readonly ErpRow[]; changedUpTo: Date | undefined }

/** What a dealer would like to order, under a number of the portal's own that the ERP keeps with the order. */
export type ErpRequest = {
  reference: string
  customerNumber: string
  lines: readonly { itemNumber: string; quantity: number }[]
}

/** The number that the ERP gave it, or why it did not take it, in its own words. */
export type ErpAnswer = { taken: string } | { refused: string }

/** A promise of the ERP to say when something changes. */
export type ErpSubscription = { id: string; etag: string; expiresAt: Date }

/** The maker's ERP. Whatever it does not answer, or not in a way to be understood, is thrown as `CallFailed`. */
export type Erp = {
  name: 'none' | 'business-central'
  /** The names under which it announces changes; none where nobody listens. */
  resources: readonly string[]
  /** All that was changed since then, or all there is; the oldest change first, a page at a time. */
  changed(kind: ErpKind, since: Date | undefined): AsyncIterable<ErpChanges>
  /** One order as it is now. */
  findOrder(number: string): Promise<ErpRow | undefined>
  /** Leaves one order, however often it is asked under the same reference. */
  send(request: ErpRequest): Promise<ErpAnswer>
  /** Asks to be told of changes, or that it goes on. */
  subscribe(resource: string, to: { url: string; secret: string }, before?: ErpSubscription): Promise<ErpSubscription>
  /** Whether it answers, and lets the portal in. */
  health(): Promise<void>
  /** Whether it is left alone for a while. */
  state(): BreakerState
  /** Where each field is read from, for the people who have set it up. @returns by kind */
  mapping(): { kind: ErpKind; from: string; fields: { ours: string; theirs: string }[] }[]
}
