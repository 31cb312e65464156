import type { Clock } from './clock.ts'

/** @param key what is asked for: the same key, the same answer */
export type TtlCache<Value> = (key: string, find: () => Promise<Value>) => Promise<Value>

/** Caches an expensive result for `ms`; concurrent callers share one computation. */
export function memoizeFor<Value>(clock: Clock, ms: number): TtlCache<Value> {
  const kept = new Map<string, { until: number; value: Promise<Value> }>()
  return (key, find) => {
    const now = clock.now().getTime()
    for (const [other, { until }] of kept) if (until <= now) kept.delete(other)
    const known = kept.get(key)
    if (known) return known.value
    const value = find()
    kept.set(key, { until: now + ms, value })
    // A failure is not kept; those who wait for it hear of it.
    void value.catch(() => kept.delete(key))
    return value
  }
}
