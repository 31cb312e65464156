import { useSyncExternalStore } from 'react'

/** Whether scripts draw this: false on the server, and while they take over what it drew. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

function neverChanges() {
  return () => undefined
}
