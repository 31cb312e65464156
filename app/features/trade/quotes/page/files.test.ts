import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, readdir } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { exportEverything } from '#app/commands/export.server.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { as, openApp, post } from '#tests/app.ts'
import { addTestQuote, readable } from '../quotes.fixture.ts'
import { findQuotesByNumber, saveQuotes } from '../quotes.import.server.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Person = { cookie: string }

const photo = (name: string) => new File([readFileSync(path.join(rootDir, 'tests/photos', name))], name)
const pdf = () => new File([Buffer.from('%PDF-1.7\n%%EOF')], 'listino.pdf')

function send(app: App, person: Person, id: number, files: File[], submission = randomUUID()) {
  const form = new FormData()
  form.set('submission', submission)
  form.set('intent', 'files')
  for (const file of files) form.append('attachments', file)
  return app.fetch(`/quotes/${id}`, post(person, form))
}

function filesIn(page: string): string[] {
  return [...page.matchAll(/href="(\/files\/[^"]+)"/g)].map(([, address = '']) => address)
}

async function pageOf(app: App, id: number, person: Person) {
  return (await app.fetch(`/quotes/${id}`, as(person))).text()
}

test('staff put files with a draft; its customer reads them once the quote is shown, and nobody else ever', async () => {
  const app = await openApp()
  const [dealer, other, admin] = [await app.dealer(), await app.dealer(), await app.staff('admin')]
  const workshop = await app.dealer({ company: dealer, role: 'workshop' })
  const { id } = await addTestQuote(app, { of: dealer, status: 'DRAFT' })
  const submission = randomUUID()
  for (const _ of ['first', 'once more'])
    expect((await send(app, admin, id, [pdf(), photo('photo.webp')], submission)).status).toBe(303)
  const draft = await pageOf(app, id, admin)
  expect(readable(draft)).toContain('listino.pdf')
  const [file = '', picture = ''] = [...new Set(filesIn(draft))]
  expect((await app.fetch(file, as(admin))).status).toBe(200)
  expect((await app.fetch(file, as(dealer))).status).toBe(404)
  await app.fetch(`/quotes/${id}`, post(admin, { intent: 'status', status: 'APPROVAL_NOT_NEEDED' }))
  const shown = await pageOf(app, id, dealer)
  expect(filesIn(shown)).toEqual([file, picture])
  expect(shown).not.toContain('name="attachments"')
  for (const address of [file, picture, `${picture}/thumb`])
    expect((await app.fetch(address, as(dealer))).status, address).toBe(200)
  for (const person of [other, workshop]) expect((await app.fetch(file, as(person))).status).toBe(404)
  await app.portal.db.deleteFrom('company_module').where('module', '=', 'quotes').execute()
  expect((await app.fetch(file, as(dealer))).status).toBe(404)
})

test('the files of a draft that an import gives to somebody else, and shows, are theirs alone', async () => {
  const app = await openApp()
  const [first, second, admin] = [await app.dealer(), await app.dealer(), await app.staff('admin')]
  const { id, number } = await addTestQuote(app, { of: first, status: 'DRAFT' })
  await send(app, admin, id, [pdf()])
  const [standing] = (await findQuotesByNumber(app.portal.db, [number])).values()
  if (!standing) throw new Error('There is no such quote')
  const changed = { ...standing, companyId: second.viewer.companyId, status: 'APPROVED' as const }
  const saving = { actorId: admin.viewer.accountId, now: app.portal.clock.now() }
  await app.portal.db.transaction().execute((tx) => saveQuotes(tx, [changed], saving))
  const [file = ''] = filesIn(await pageOf(app, id, second))
  expect(file).not.toBe('')
  expect((await app.fetch(file, as(second))).status).toBe(200)
  expect((await app.fetch(file, as(first))).status).toBe(404)
})

test('what the customer has seen keeps its files: none is added, and none taken away', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const { id } = await addTestQuote(app, { of: dealer, status: 'DRAFT' })
  await send(app, agent, id, [pdf()])
  const [file = ''] = filesIn(await pageOf(app, id, agent))
  const removal = { intent: 'remove-file', file: file.replace('/files/', '') }
  expect((await send(app, dealer, id, [pdf()])).status).toBe(404)
  await app.portal.db.updateTable('quote').set({ status: 'APPROVED' }).execute()
  expect((await send(app, agent, id, [pdf()])).status).toBe(409)
  expect((await app.fetch(`/quotes/${id}`, post(agent, removal))).status).toBe(409)
  expect((await app.fetch(`/quotes/${id}`, post(dealer, removal))).status).toBe(404)
  await app.portal.db.updateTable('quote').set({ status: 'DRAFT' }).execute()
  for (const _ of ['first', 'once more'])
    expect((await app.fetch(`/quotes/${id}`, post(agent, removal))).status).toBe(303)
  expect(filesIn(await pageOf(app, id, agent))).toEqual([])
  expect((await app.fetch(file, as(agent))).status).toBe(404)
})

test('a quote takes pictures and PDFs, and says what is wrong with anything else', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const { id } = await addTestQuote(app, { of: dealer, status: 'DRAFT' })
  const said = async (files: File[]) => {
    const answer = await send(app, agent, id, files)
    expect(answer.status).toBe(400)
    return readable(await answer.text())
  }
  expect(await said([])).toContain('Scegli almeno un file.')
  expect(await said([new File(['testo'], 'nota.txt')])).toContain('nota.txt')
  expect(await said([photo('clip.mp4')])).toContain('togli il video')
  expect(filesIn(await pageOf(app, id, agent))).toEqual([])
})

test('a file of a quote is in the export of everything, and a rider takes theirs along', async () => {
  const app = await openApp()
  const [rider, admin] = [await app.dealer({ role: 'customer' }), await app.staff('admin')]
  const { id } = await addTestQuote(app, { of: rider, status: 'DRAFT' })
  await send(app, admin, id, [pdf()])
  const copy = async () =>
    Buffer.from(await (await app.fetch('/user/data/export', as(rider))).arrayBuffer()).toString('latin1')
  expect(await copy()).not.toContain('listino.pdf')
  await app.fetch(`/quotes/${id}`, post(admin, { intent: 'status', status: 'APPROVAL_NOT_NEEDED' }))
  expect(await copy()).toContain(`files/quote-${id}/1-listino.pdf`)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'quote-files-'))
  await exportEverything(app.portal, folder)
  const [stored] = await app.portal.db.selectFrom('attachment').select('content_key as key').execute()
  expect((await readdir(folder, { recursive: true })).some((name) => name.includes(stored?.key ?? '?'))).toBe(true)
})
