import { type Hit, kinds } from './search.ts'
import { recentKey } from './search.forget.ts'

const most = 8

/** What this person opened last, on this computer; signing out forgets it. */
export function readRecent(email: string): Hit[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(recentKey(email)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isHit) : []
  } catch {
    return []
  }
}

export function keepRecent(email: string, hit: Hit): void {
  const others = readRecent(email).filter(({ to }) => to !== hit.to)
  try {
    localStorage.setItem(recentKey(email), JSON.stringify([hit, ...others].slice(0, most)))
  } catch {
    // A browser that keeps nothing, or is full: there is nothing recent then.
  }
}

function isHit(value: unknown): value is Hit {
  if (typeof value !== 'object' || value === null) return false
  const { kind, to, title, hint } = value as Partial<Record<keyof Hit, unknown>>
  // From within the portal only: what is kept here leads nowhere else.
  const isPath = typeof to === 'string' && /^\/(?!\/)/.test(to)
  return kinds.some((one) => one === kind) && isPath && typeof title === 'string' && typeof hint === 'string'
}
