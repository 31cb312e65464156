import { dropOwn, keepOwn, ownNames, readOwn } from '../own-memory.ts'
import { postDraft } from './draft-post.ts'

/** What could not be saved waits in this browser for so long. */
const keptFor = 7 * 24 * 60 * 60_000

export type Backup = {
  /** Milliseconds since 1970. */
  at: number
  url: string
  body: string
  /** Where what was typed is found once it is saved. */
  address: string
}

const prefix = 'draft '
const writtenOver = 'draft-over'

export function keepBackup(person: number | undefined, form: string, wait: Omit<Backup, 'at'>): void {
  keepOwn('browser', person, prefix + form, JSON.stringify({ ...wait, at: Date.now() }))
}

export function dropBackup(person: number | undefined, form: string): void {
  dropOwn('browser', person, prefix + form)
}

/**
 * Saves what waits of this person, from whichever page.
 * @returns the address under which it is found, if that is the page at hand, which then has to be loaded
 */
export async function sendBackups(person: number): Promise<string | undefined> {
  let here: string | undefined
  for (const name of ownNames('browser', person).filter((one) => one.startsWith(prefix))) {
    const { at, url, body, address } = read(readOwn('browser', person, name)) ?? {
      at: 0,
      url: '',
      body: '',
      address: '',
    }
    const age = Date.now() - at
    const sent = age < keptFor ? await postDraft(url, body + stampOf({ person, page: 'kept', age })) : undefined
    if (sent && sent.state !== 'saved') continue
    dropOwn('browser', person, name)
    if (sent?.over) keepOwn('tab', person, writtenOver, sent.over.toISOString())
    if (sent && new URL(address, location.href).pathname === location.pathname) here = address
  }
  return here
}

/** Whether what waited has just been saved over what another page had saved: told once, by the page that shows it. */
export function takeWrittenOver(person: number | undefined): Date | undefined {
  const over = readOwn('tab', person, writtenOver)
  dropOwn('tab', person, writtenOver)
  return over === null ? undefined : new Date(over)
}

type Stamp = { person: number | undefined; page: string; age: number }

/** Whose it is and from which page, behind the fields. */
export function stampOf({ person, page, age }: Stamp): string {
  const whose = person === undefined ? {} : { person: String(person) }
  return `&${new URLSearchParams({ ...whose, page, age: String(Math.max(age, 0)) }).toString()}`
}

function read(text: string | null): Backup | undefined {
  try {
    const found: unknown = JSON.parse(text ?? 'null')
    return isBackup(found) ? found : undefined
  } catch {
    return undefined
  }
}

/** Without a schema: what checks one would be a tenth of the scripts of every page. */
function isBackup(found: unknown): found is Backup {
  const { at, url, body, address } = Object(found) as Record<keyof Backup, unknown>
  return typeof at === 'number' && [url, body, address].every((one) => typeof one === 'string')
}
