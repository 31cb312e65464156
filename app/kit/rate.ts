import type { Clock } from './clock.ts'

/** Whether one more is within what somebody may have in a while; counted in this process's memory. */
export type Rate = (who: string) => boolean

/** At most `most` within `minutes`, counted from the first. */
export function createRate(clock: Clock, { most, minutes }: { most: number; minutes: number }): Rate {
  const counts = new Map<string, { taken: number; endsAt: number }>()
  return (who) => {
    const now = clock.now().getTime()
    for (const [key, { endsAt }] of counts) {
      // In the order of their ends: an account that begins again goes behind the others.
      if (endsAt > now) break
      counts.delete(key)
    }
    const count = counts.get(who) ?? { taken: 0, endsAt: now + minutes * 60_000 }
    counts.set(who, count)
    count.taken += 1
    return count.taken <= most
  }
}
