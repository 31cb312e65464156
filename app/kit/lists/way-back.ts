import { use, useEffect, useSyncExternalStore } from 'react'
import { keepOwn, PersonContext, readOwn } from '../own-memory.ts'
import { defaultLocale, pathIn } from '../words/locales.ts'

/**
 * Remembers how a list stands, by its address without a search, so that what it leads to leads back there: of this tab
 * alone, so that two lists side by side do not mix, and of this person alone. `ListParts` does it for what it draws.
 */
export function useRememberedList(list: string, search: string): void {
  const person = use(PersonContext)
  useEffect(() => keepOwn('tab', person, keyOf(list), search), [person, list, search])
}

/**
 * The address of a list as it was left, however much was done since; without a script, and of any other page, the plain
 * address. `PageHeader` asks it for what it leads back to.
 */
export function useWayBack(to: string): string {
  return to + useRememberedSearch(to)
}

/**
 * The search part alone. The server does not know it, and a page that is made alive has to begin as the server drew it:
 * the store tells nothing until then.
 */
export function useRememberedSearch(list: string): string {
  const person = use(PersonContext)
  return useSyncExternalStore(unchanging, () => rememberedSearch(person, list), nothing)
}

/** @returns the search part of an address, with its question mark, or nothing */
export function rememberedSearch(person: number | undefined, list: string): string {
  const search = readOwn('tab', person, keyOf(list)) ?? ''
  return search.startsWith('?') ? search : ''
}

/** The same list in whichever language: neither filters nor pages speak one. */
function keyOf(list: string): string {
  return `list ${pathIn(defaultLocale, list)}`
}

/** A list is left before what it leads to is there. */
function unchanging(): () => void {
  return nothing
}

function nothing(): string {
  return ''
}
