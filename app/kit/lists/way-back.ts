import { use, useEffect, useSyncExternalStore } from 'react'
import { keepOwn, PersonContext, readOwn } from '../own-memory.ts'

/**
 * Remembers how a list stands, by its name, so that what it leads to leads back there: of this tab alone, so that two
 * lists side by side do not mix, and of this person alone.
 */
export function useRememberedList(list: string, search: string): void {
  const person = use(PersonContext)
  useEffect(() => keepOwn('tab', person, keyOf(list), search), [person, list, search])
}

/** The address of a list as it was left, however much was done since; without a script, the plain list. */
export function useWayBack(list: string, path: string): string {
  const person = use(PersonContext)
  return path + useSyncExternalStore(unchanging, () => rememberedSearch(person, list), nothing)
}

/** @returns the search part of an address, with its question mark, or nothing */
export function rememberedSearch(person: number | undefined, list: string): string {
  const search = readOwn('tab', person, keyOf(list)) ?? ''
  return search.startsWith('?') ? search : ''
}

function keyOf(list: string): string {
  return `list ${list}`
}

/** A list is left before what it leads to is there. */
function unchanging(): () => void {
  return nothing
}

function nothing(): string {
  return ''
}
