import { keepOwn, readOwn } from '#app/kit/own-memory.ts'
import { type Opened, openedMost, readOpened, writeOpened } from './search.ts'

const openedKey = 'recent'

/** The addresses of these end in their kind and the number; those of resources in the shelf's name instead. */
const recordPath =
  /\/(?:(tickets|appointments|orders|invoices|quotes|products|checks|recalls|leads|bulletins|packages)|(resources)\/(?:media|manuals|size-guides))\/(\d+)$/

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
  const [, kind, resources, id] = recordPath.exec(pathname) ?? []
  return readOpened(`${kind ?? resources}-${id}`)[0]
}
