import { randomUUID } from 'node:crypto'
import { as, type openApp, post, type Staff } from '#tests/app.ts'
import type { KindName } from './kind-names.ts'

export type App = Awaited<ReturnType<typeof openApp>>

/** What a person reads of a page. */
export function readable(page: string): string {
  return page
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

/** Sends a file to be imported. @returns the address its import has, or the answer's status where there is none */
export async function sendFile(
  app: App,
  admin: Staff,
  kind: KindName,
  file: string | Uint8Array,
  submission = randomUUID(),
) {
  const form = new FormData()
  form.set('kind', kind)
  form.set('submission', submission)
  form.set('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'file.csv')
  const answer = await app.fetch('/en/console/import', post(admin, form))
  return { status: answer.status, page: answer.headers.get('location') ?? '', text: await answer.text() }
}

export async function press(app: App, admin: Staff, page: string, intent: string, fields: Record<string, string> = {}) {
  const answer = await app.fetch(page, post(admin, { intent, ...fields }))
  return { status: answer.status, page: answer.headers.get('location') ?? '', text: await answer.text() }
}

export async function readPage(app: App, admin: Staff, page: string): Promise<string> {
  return readable(await (await app.fetch(page, as(admin))).text())
}

/** A file that is too large to be worked on before its sender is answered: it waits for the importer. */
export async function waitingFile(app: App, admin: Staff, serial: string): Promise<string> {
  const rows = Array.from({ length: 3000 }, (_, at) => `${serial}${10_000 + at};C68;;;;;`)
  const { page } = await sendFile(app, admin, 'bicycles', ['Numero di serie;Modello;Taglia', ...rows].join('\n'))
  const { state } = await stateOf(app, page)
  if (state !== 'checking') throw new Error(`The file does not wait: its import is ${state}`)
  return page
}

/** The columns as the page proposes them: what is chosen in each select. */
export async function proposed(app: App, admin: Staff, page: string): Promise<Record<string, string>> {
  const html = await (await app.fetch(page, as(admin))).text()
  const fields: Record<string, string> = { days: 'dmy', decimals: 'comma' }
  for (const [, attributes = '', options = ''] of html.matchAll(/<select ([^>]*)>([\s\S]*?)<\/select>/g)) {
    const name = /name="(column-[^"]*)"/.exec(attributes)?.[1]
    const chosen = /<option (?=[^>]*selected)[^>]*value="(\d*)"/.exec(options)?.[1]
    if (name) fields[name] = chosen ?? ''
  }
  for (const [tag] of html.matchAll(/<input [^>]*type="radio"[^>]*>/g)) {
    const [name, value] = [/name="(days|decimals)"/.exec(tag)?.[1], /value="(\w+)"/.exec(tag)?.[1]]
    if (name && value && tag.includes('checked')) fields[name] = value
  }
  return fields
}

/** A file as far as its check. @returns the address of its page */
export async function checkedFile(app: App, admin: Staff, kind: KindName, file: string | Uint8Array): Promise<string> {
  const { page, status, text } = await sendFile(app, admin, kind, file)
  if (status !== 303) throw new Error(`The file was refused: ${readable(text).slice(0, 500)}`)
  if ((await stateOf(app, page)).state === 'columns') {
    const checked = await press(app, admin, page, 'columns', await proposed(app, admin, page))
    if (checked.status !== 303) throw new Error(`The columns were refused: ${readable(checked.text)}`)
  }
  // A large file waits for its worker.
  await app.work()
  return page
}

export function idOf(page: string): number {
  return Number(/\d+$/.exec(page)?.[0])
}

/** A file that is taken over as it is. */
export async function importedFile(app: App, admin: Staff, kind: KindName, file: string | Uint8Array): Promise<string> {
  const page = await checkedFile(app, admin, kind, file)
  await press(app, admin, page, 'apply')
  await app.work()
  return page
}

export async function stateOf(app: App, page: string) {
  const { state, counts, problem } = await app.portal.db
    .selectFrom('import')
    .select(['state', 'counts', 'problem'])
    .where('id', '=', idOf(page))
    .executeTakeFirstOrThrow()
  return { state, counts: counts as Record<string, number>, problem: problem as { code: string; line?: number } | null }
}
