import { type Opened, openedMost, readOpened, writeOpened } from './search.ts'
import { forgetRecent, openedKey } from './search.forget.ts'

/**
 * What this person opened last, on this computer: numbers only, so that nobody reads a name there. What they are called
 * the server tells whoever may see them. Whoever was here before finds theirs no more.
 */
export function readRecent(accountId: number): Opened[] {
  try {
    // Titles were kept once, under a person's address.
    forgetRecent(`${openedKey} `)
    const [account, opened = ''] = (localStorage.getItem(openedKey) ?? '').split(' ')
    return account === String(accountId) ? readOpened(opened) : []
  } catch {
    return []
  }
}

/** Notes a page, if it is that of a record. */
export function keepRecent(accountId: number, pathname: string): void {
  const opened = openedAt(pathname)
  if (!opened) return
  const others = readRecent(accountId).filter(({ kind, id }) => kind !== opened.kind || id !== opened.id)
  try {
    localStorage.setItem(openedKey, `${accountId} ${writeOpened([opened, ...others].slice(0, openedMost))}`)
  } catch {
    // A browser that keeps nothing, or is full: there is nothing recent then.
  }
}

/** @returns undefined for a page that is of no record */
export function openedAt(pathname: string): Opened | undefined {
  const [, kind, resources, id] =
    /\/(?:(tickets|orders|quotes|products|leads)|(resources)\/[a-z-]+)\/(\d+)$/.exec(pathname) ?? []
  return readOpened(`${kind ?? resources}-${id}`)[0]
}
