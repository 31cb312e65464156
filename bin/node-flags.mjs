/** What Node is told where it serves the portal (docs/decisions/041). */
export const nodeFlags = [
  // Short-lived data get 8 MB and as many to be moved to, instead of up to 64: cleared more often, and in less time.
  '--min-semi-space-size=8',
  '--max-semi-space-size=8',
  // What stays would grow to several times what is in use before it is cleared, a longer wait each time.
  '--heap-growing-percent=30',
  // What outlived some pages while the portal started would be made among old data ever after: elements, rows, reports.
  '--no-allocation-site-pretenuring',
  // Who comes first after a quiet minute would meet a heap made as small as can be, and code thrown away with it.
  '--no-memory-reducer',
  '--no-flush-bytecode',
]

/** What its C library is told there: one store of memory for all threads, of which each would keep free parts for itself. */
export const nodeEnvironment = { MALLOC_ARENA_MAX: '1' }
