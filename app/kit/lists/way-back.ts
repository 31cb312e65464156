import { useEffect, useSyncExternalStore } from 'react'

/** What of the browser keeps it: of this tab alone, so that two lists side by side do not mix. */
type Memory = Pick<Storage, 'getItem' | 'setItem'>

/** Remembers how a list stands, by its name, so that what it leads to leads back there. */
export function useRememberedList(list: string, search: string): void {
  useEffect(() => rememberList(list, search), [list, search])
}

/** The address of a list as it was left, however much was done since; without a script, the plain list. */
export function useWayBack(list: string, path: string): string {
  return path + useSyncExternalStore(unchanging, () => rememberedSearch(list), nothing)
}

export function rememberList(list: string, search: string, memory = thisTab()): void {
  try {
    memory?.setItem(keyOf(list), search)
  } catch {
    // Full, or forbidden: the way back is the plain list.
  }
}

/** @returns the search part of an address, with its question mark, or nothing */
export function rememberedSearch(list: string, memory = thisTab()): string {
  const search = memory?.getItem(keyOf(list)) ?? ''
  return search.startsWith('?') ? search : ''
}

function keyOf(list: string): string {
  return `list ${list}`
}

/** A browser that keeps nothing throws where it is only asked for. */
function thisTab(): Memory | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

/** A list is left before what it leads to is there. */
function unchanging(): () => void {
  return nothing
}

function nothing(): string {
  return ''
}
