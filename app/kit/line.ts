import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isBroken = false

/** What came of a request: a line may be there and dead, of which the browser says nothing. */
export function noteLine(isThere: boolean): void {
  isBroken = !isThere
  for (const listener of listeners) listener()
}

/** Whether the last request reached the portal. */
export function useLine(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine && !isBroken, always)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

function always(): boolean {
  return true
}
