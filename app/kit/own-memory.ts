import { createContext } from 'react'

/** The account whose page this is; undefined where nobody has full access yet. */
export const PersonContext = createContext<number | undefined>(undefined)

export type Person = number | undefined

/** Stands for the account's number where somebody has no full access yet. */
export const nobody = 0

/** `tab`: of this tab alone, until it is closed. */
export type Where = 'tab' | 'browser'

/*
 * Whatever a browser keeps of a person stands under their number, and is gone once they sign out or somebody else signs
 * in. What is the browser's own (theme, collapsed menu) has names of its own and stays.
 */

let isOver = false

/**
 * Somebody has signed out on this page, which is about to go: what it saves on its way is kept no more.
 * @returns what undoes it
 */
export function keepNothingMore(): () => void {
  isOver = true
  return () => void (isOver = false)
}

/** Whether this page keeps anything of its person. */
export function keepsOwn(): boolean {
  return !isOver
}

export function keepOwn(where: Where, person: Person, name: string, value: string): void {
  try {
    if (person !== undefined && keepsOwn()) storageOf(where).setItem(ownKey(person, name), value)
  } catch {
    // Full, or forbidden: nothing is kept then.
  }
}

export function readOwn(where: Where, person: Person, name: string): string | null {
  try {
    return person === undefined ? null : storageOf(where).getItem(ownKey(person, name))
  } catch {
    return null
  }
}

export function dropOwn(where: Where, person: Person, name: string): void {
  try {
    if (person !== undefined) storageOf(where).removeItem(ownKey(person, name))
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}

/** The names under which something of this person is kept. */
export function ownNames(where: Where, person: Person): string[] {
  try {
    if (person === undefined) return []
    const prefix = ownKey(person, '')
    return Object.keys(storageOf(where)).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))
  } catch {
    return []
  }
}

/**
 * Away with what is kept of anybody but this person; of everybody, where nobody is signed in. All that pages type goes at
 * once, the rest when the promise is through.
 */
export function forgetOthers(person = nobody): Promise<void> {
  const own = ownKey(person, '')
  for (const where of ['tab', 'browser'] as const)
    try {
      const storage = storageOf(where)
      for (const key of Object.keys(storage))
        if (personal.test(key) && !(person !== nobody && key.startsWith(own))) storage.removeItem(key)
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
  return forgetStores((name) => !(person !== nobody && name.startsWith(own)))
}

/** What waits to be sent, and the pages that can be opened without a line. */
async function forgetStores(isOthers: (name: string) => boolean): Promise<void> {
  const others = (name = '') => personal.test(name) && isOthers(name)
  try {
    for (const { name = '' } of await indexedDB.databases()) if (others(name)) indexedDB.deleteDatabase(name)
    // Without https there are none.
    if ('caches' in window) for (const name of await caches.keys()) if (others(name)) await caches.delete(name)
  } catch {
    // As above.
  }
}

/** The words after `of` are how earlier versions called theirs. */
const personal = /^(?:of|recent|list|typed)(?: |$)/

/** The name under which something of this person stands, in whatever a browser keeps things. */
export function ownKey(person: number, name: string): string {
  return `of ${person} ${name}`
}

function storageOf(where: Where): Storage {
  return where === 'tab' ? sessionStorage : localStorage
}
