import type { Breaker } from './breaker.ts'

// Watches a store of files outside, whichever it is.

/** What is done in the store, as it is counted. */
export const storeOperations = ['read', 'look', 'write', 'remove', 'list'] as const
export type StoreOperation = (typeof storeOperations)[number]

/**
 * How a request ended: `refused` is an answer to this very one, a file that is not there among them; `failed` is none,
 * or one of a store that is unwell; `left-alone` was not asked at all.
 */
export const storeOutcomes = ['answered', 'refused', 'failed', 'left-alone'] as const
export type StoreOutcome = (typeof storeOutcomes)[number]

/** Who looks on as the store is asked: each try counts. */
export type StoreWatch = { breaker?: Breaker; onAsked?: (operation: StoreOperation, outcome: StoreOutcome) => void }
