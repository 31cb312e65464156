import { noteLine } from '../line.ts'
import { dropOwn, keepOwn, ownNames, type Person, readOwn, type Where } from '../own-memory.ts'

/** The header that says when another page had saved what was just written over. */
export const writtenOver = 'draft-written-over'

/** The header that says of a draft that its form had been sent: nothing is kept of it. */
export const formSent = 'draft-form-sent'

/** What could not be saved waits in this browser for so long. */
export const waitsFor = 7 * 24 * 60 * 60_000

/** What was typed into a form and has to outlive its page. */
type Kept = {
  /** Milliseconds since 1970. */
  at: number
  /** The form's texts, as it posts them. */
  body: string
  /** Who saves it for good; without one it goes back into the form. */
  url?: string
  /** Where it is found once it is saved. */
  address?: string
  /** The page it was typed in. */
  page?: string
}

const prefix = 'draft '
const over = 'draft-over'

export function keepTyped(where: Where, person: Person, form: string, kept: Omit<Kept, 'at'>): void {
  keepOwn(where, person, prefix + form, JSON.stringify({ ...kept, at: Date.now() }))
}

export function dropTyped(where: Where, person: Person, form: string): void {
  dropOwn(where, person, prefix + form)
}

/** @param longest milliseconds: what is older counts as not there */
export function keptOf(where: Where, person: Person, form: string, longest: number): Kept | undefined {
  try {
    const found: unknown = JSON.parse(readOwn(where, person, prefix + form) ?? 'null')
    return isKept(found) && Date.now() - found.at < longest ? found : undefined
  } catch {
    return undefined
  }
}

/** Without a schema: what checks one would be a tenth of the scripts of every page. */
function isKept(found: unknown): found is Kept {
  const { at, body, url = '', address = '', page = '' } = Object(found) as Record<keyof Kept, unknown>
  return typeof at === 'number' && [body, url, address, page].every((one) => typeof one === 'string')
}

/**
 * Saves what waits of this person, from whichever page.
 * @param open the pages that are open: they see to what was typed in them
 * @returns the address under which it is found, if that is the page at hand, which then has to be loaded
 */
export async function sendKept(person: number, open = new Set<string>()): Promise<string | undefined> {
  let here: string | undefined
  for (const name of ownNames('browser', person).filter((one) => one.startsWith(prefix))) {
    const form = name.slice(prefix.length)
    const kept = keptOf('browser', person, form, waitsFor)
    // Offered by the form itself, once it is opened again.
    if (kept && kept.url === undefined) continue
    const { at, body, url = '', address = '', page = '' } = kept ?? { at: 0, body: '' }
    if (open.has(page)) continue
    const sent = url && (await postDraft(url, body + stampOf({ person, page: 'kept', age: Date.now() - at })))
    if (sent && sent.state !== 'saved') continue
    dropTyped('browser', person, form)
    if (sent && sent.over) keepOwn('tab', person, over, sent.over.toISOString())
    // After the browser was killed a draft may still be here whose form was sent; another draft may be open on this
    // page.
    if (sent && !sent.isSent && isHere(address)) here = address
  }
  return here
}

/** Whether it belongs to the page at hand: one that names another draft, or was asked for a new one, is left as it is. */
export function isHere(address: string): boolean {
  const { pathname, searchParams } = new URL(address, location.href)
  const own = new URLSearchParams(location.search).get('draft')
  return pathname === location.pathname && (own === null || own === searchParams.get('draft'))
}

/** Whether what waited has just been saved over what another page had saved: told once, by the page that shows it. */
export function takeWrittenOver(person: Person): Date | undefined {
  const at = readOwn('tab', person, over)
  dropOwn('tab', person, over)
  return at === null ? undefined : new Date(at)
}

export type Saved =
  | { state: 'saved'; over: Date | undefined; isSent: boolean }
  /** Nobody is signed in, or somebody else. */
  | { state: 'ended' }
  /** No line, or a portal that fails: it is tried again. */
  | { state: 'failed'; problem?: string | undefined }

/** Milliseconds: a line that is there, and dead, never says so. */
export const longestAnswer = 30_000

export async function postDraft(
  url: string,
  body: string,
  { signal: ending, keepalive = false }: { keepalive?: boolean; signal?: AbortSignal } = {},
): Promise<Saved> {
  // Safari joins two signals since version 17.4 alone.
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  const late = setTimeout(stop, longestAnswer)
  if (ending?.aborted) stop()
  ending?.addEventListener('abort', stop)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  try {
    const answer = await fetch(url, { method: 'POST', headers, body, keepalive, signal: stopping.signal })
    noteLine(true)
    const text = await answer.text()
    // While a second factor still has to be shown the gate answers 403, with its screen.
    if (answer.status === 401 || (answer.status === 403 && text.includes('"screen"'))) return { state: 'ended' }
    const at = answer.headers.get(writtenOver)
    const isSent = answer.headers.has(formSent)
    if (answer.ok) return { state: 'saved', over: at === null ? undefined : new Date(at), isSent }
    return { state: 'failed', problem: problemIn(text) }
  } catch {
    if (!ending?.aborted) noteLine(false)
    return { state: 'failed' }
  } finally {
    clearTimeout(late)
    ending?.removeEventListener('abort', stop)
  }
}

/** The server's own sentence, where it has one. */
function problemIn(text: string): string | undefined {
  try {
    const read: unknown = JSON.parse(text)
    const problem = typeof read === 'object' && read !== null && 'problem' in read ? read.problem : undefined
    return typeof problem === 'string' ? problem : undefined
  } catch {
    return undefined
  }
}

type Stamp = { person: Person; page: string; age: number }

/** Whose it is and from which page, behind the fields. */
export function stampOf({ person, page, age }: Stamp): string {
  const whose = person === undefined ? {} : { person: String(person) }
  return `&${new URLSearchParams({ ...whose, page, age: String(Math.max(age, 0)) }).toString()}`
}
