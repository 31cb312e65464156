import type { IncomingMessage } from 'node:http'
import type { Ailment } from './business-central.ailments.ts'
import type { Entity } from './odata.ts'

const entitySets = ['salesOrders', 'items', 'salesInvoices', 'salesCreditMemos'] as const
export type EntitySet = (typeof entitySets)[number]

export type Memory = ReturnType<typeof emptyMemory>

/** What a Business Central keeps, how it is, and what it was asked. */
export function emptyMemory(pageSize: number) {
  const sets: Record<EntitySet, Entity[]> = { salesOrders: [], items: [], salesInvoices: [], salesCreditMemos: [] }
  return {
    pageSize,
    sets,
    tokens: new Map<string, number>(),
    subscriptions: new Map<string, Entity>(),
    state: {
      ailments: [] as (Ailment | 'well')[],
      /** What holds until it is said otherwise, once the list above is empty. */
      always: 'well' as Ailment | 'well',
      /** What fails when one set is asked for, whatever else holds. */
      illSets: new Map<string, Ailment>(),
      tokenSeconds: 3600,
      slowMs: 3000,
      requests: [] as { method: string; path: string; query: URLSearchParams; headers: IncomingMessage['headers'] }[],
      tokensGiven: 0,
      atOnce: 0,
      mostAtOnce: 0,
      nextNumber: 1001,
      /** Customers that are known; all, where none is named. */
      customers: new Set<string>(),
    },
  }
}

export function isSet(name: string | undefined): name is EntitySet {
  return entitySets.some((set) => set === name)
}
