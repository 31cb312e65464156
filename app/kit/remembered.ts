import type { Clock } from './clock.ts'

/** @param key what is asked for; the same key, the same answer */
export type Remembered<Value> = (key: string, find: () => Promise<Value>) => Promise<Value>

/** Keeps what is dear to find out and may be a little old; who asks meanwhile waits for the same answer. */
export function remember<Value>(clock: Clock, ms: number): Remembered<Value> {
  const kept = new Map<string, { until: number; value: Promise<Value> }>()
  return (key, find) => {
    const now = clock.now().getTime()
    for (const [other, { until }] of kept) if (until <= now) kept.delete(other)
    const known = kept.get(key)
    if (known) return known.value
    const value = find()
    kept.set(key, { until: now + ms, value })
    // What failed is asked again; that it failed, whoever waits for it hears.
    void value.catch(() => kept.delete(key))
    return value
  }
}
