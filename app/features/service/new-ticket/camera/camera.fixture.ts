import { expect } from 'vitest'
import { as, type openApp, post } from '#tests/app.ts'
import { photo } from '../claim.fixture.ts'

type App = Awaited<ReturnType<typeof openApp>>
export type Person = { cookie: string }

export const nobody: Person = { cookie: '' }

/** The address that the QR code holds, without the host. */
export async function makeCode(app: App, by: Person, submission: string, language = '/en'): Promise<string> {
  const answer = await app.fetch(`${language}/new-ticket/camera`, post(by, { intent: 'make', submission }))
  expect(answer.status).toBe(200)
  const { address } = (await answer.json()) as { address: string }
  return new URL(address).pathname
}

/** A phone that presses the button. */
export async function take(app: App, path: string): Promise<Person> {
  const answer = await app.fetch(path, post(nobody, { intent: 'begin' }))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, path])
  return { cookie: /^[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '' }
}

export function send(app: App, path: string, phone: Person, name: string, slot?: string): Promise<Response> {
  const body = new FormData()
  if (slot) body.set('slot', slot)
  body.set('file', photo(name))
  return app.fetch(`${path}/photos`, post(phone, body))
}

export async function news(app: App, by: Person, submission: string) {
  const answer = await app.fetch(`/en/new-ticket/camera?submission=${submission}`, as(by))
  return (await answer.json()) as { state: string; files: { name: string; slot?: string }[] }
}

export function begun(app: App, by: Person, submission: string) {
  const fields = { part_involved: 'fork', kind_of_damage: 'functional', content: 'segreto del banco' }
  return app.fetch('/en/drafts', post(by, { form: `ticket-${submission}`, submission, ...fields }))
}

export async function answerOf(app: App, path: string, who: Person = nobody): Promise<[number, string]> {
  const answer = await app.fetch(path, as(who))
  return [answer.status, await answer.text()]
}

/** A form with one photo, in two pieces. */
export async function partsOf(name: string): Promise<[Uint8Array, Uint8Array]> {
  const head = `--half\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  const form = new Blob([head, photo(name), '\r\n--half--\r\n'])
  const middle = head.length + 1000
  return [await form.slice(0, middle).bytes(), await form.slice(middle).bytes()]
}
