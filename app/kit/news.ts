import { useSyncExternalStore } from 'react'

/** On how many tickets there is something new to this person, as far as this window has heard. */
let news = 0
const watchers = new Set<() => void>()

export function setNews(count: number): void {
  news = count
  for (const tell of watchers) tell()
}

/** What the server says of it; anything else says nothing. */
export function noteNews(said: unknown): void {
  if (typeof said === 'object' && said && 'unread' in said && typeof said.unread === 'number') setNews(said.unread)
}

/** None where the server draws the page: pages that browsers keep would show an old one. */
export function useNews(): number {
  return useSyncExternalStore(
    watch,
    () => news,
    () => 0,
  )
}

function watch(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

/** As it is shown; blank: there is none. */
export function newsText(count: number): string {
  return count === 0 ? '' : count > 99 ? '99+' : String(count)
}
