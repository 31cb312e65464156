import { keepOwn, readOwn } from '#app/kit/own-memory.ts'
import { type Opened, openedMost, readOpened, writeOpened } from './search.ts'

const openedKey = 'recent'

/**
 * The address of a record ends in its kind and its number, that of a resource in its shelf instead. The kind is one of
 * `recordKinds`, or the page is not noted.
 */
const recordPath =
  /^(?:\/\w\w)?(?:\/console)?(?:\/(resources)\/(?:media|manuals|size-guides)|(?:\/resources(?:\/media)?)?\/(?!resources)([a-z]+))\/(\d+)$/

/**
 * What this person opened last, on this computer: numbers only, so that nobody reads a name there. What they are called
 * the server tells those who may see them.
 */
export function readRecent(accountId: number | undefined): Opened[] {
  return readOpened(readOwn('browser', accountId, openedKey) ?? '')
}

/** Notes a page, if it is that of a record. */
export function keepRecent(accountId: number | undefined, pathname: string): void {
  const opened = openedAt(pathname)
  if (!opened) return
  const others = readRecent(accountId).filter(({ kind, id }) => kind !== opened.kind || id !== opened.id)
  keepOwn('browser', accountId, openedKey, writeOpened([opened, ...others].slice(0, openedMost)))
}

/** @returns undefined for a page that is of no record */
export function openedAt(pathname: string): Opened | undefined {
  const [, resources, kind, id] = recordPath.exec(pathname) ?? []
  return readOpened(`${resources ?? kind}-${id}`)[0]
}
