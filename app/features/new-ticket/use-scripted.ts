import { useSyncExternalStore } from 'react'

/** False on the server and while the page wakes up: what needs no script must look the same in both. */
export function useScripted(): boolean {
  return useSyncExternalStore(never, yes, no)
}

const never = () => () => undefined
const yes = () => true
const no = () => false
