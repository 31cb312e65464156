import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { as, type Member, openApp, post, type Staff } from '#tests/app.ts'
import { type App, landedAt } from '../profile.fixture.ts'
import { unzip } from './zip.fixture.ts'

const page = '/en/user/data/export'
const hour = 60 * 60_000

async function download(app: App, person: Member | Staff, address = page): Promise<Map<string, Buffer>> {
  const answer = await app.fetch(address, as(person))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  return unzip(Buffer.from(await answer.arrayBuffer()))
}

async function say(app: App, ticketId: number, author: Member | Staff, body: string, internal = false) {
  await app.portal.db
    .insertInto('message')
    .values({
      ticket_id: ticketId,
      author_id: author.viewer.accountId,
      from_staff: author.viewer.side === 'maker',
      internal,
      submission: randomUUID(),
      body,
      created_at: app.clock.now(),
    })
    .execute()
}

async function upload(app: App, person: Member, name: string, ticketId?: number): Promise<string> {
  const form = new FormData()
  form.set('submission', randomUUID())
  form.set('field', 'attachments')
  const photo = readFileSync(path.join(rootDir, 'tests/photos/with-position.jpg'))
  form.set('file', new Blob([new Uint8Array(photo)]), name)
  const answer = await app.fetch('/en/uploads', post(person, form))
  // The answer is this portal's own.
  const { file } = (await answer.json()) as { file: { id: string } }
  if (ticketId !== undefined)
    await app.portal.db
      .updateTable('attachment')
      .set({ ticket_id: ticketId, company_id: person.viewer.companyId })
      .where('id', '=', file.id)
      .execute()
  return file.id
}

/** Minutes on a ticket, and an order once more. */
async function askFor({ portal: { db }, clock }: App, { viewer }: Member, ticket: number): Promise<void> {
  const labour = {
    ticket_id: ticket,
    author_id: viewer.accountId,
    code: 'CR01',
    name: '{}',
    minutes: 90,
    note: 'Mia nota',
  }
  await db
    .insertInto('labour_line')
    .values({ ...labour, submission: randomUUID(), created_at: clock.now() })
    .execute()
  const asked = { company_id: viewer.companyId, asked_by: viewer.accountId, source_order: 'OV-1' }
  await db
    .insertInto('order_request')
    .values({ ...asked, submission: randomUUID(), asked_at: clock.now() })
    .execute()
}

/** What staff and the ERP made of it, and the bicycle's new frame. */
async function answerAsked({ portal: { db }, clock }: App, { viewer }: Staff, ticket: number): Promise<void> {
  const granted = { granted_minutes: 60, granted_by: viewer.accountId, granted_at: clock.now() }
  await db.updateTable('labour_line').set(granted).execute()
  await db.updateTable('order_request').set({ state: 'taken', erp_number: 'OV-2', answered_at: clock.now() }).execute()
  const numbers = { old_number: 'C68.51S.00123', old_folded: '', new_number: 'C68.51S.00999', new_folded: '' }
  const frame = { ticket_id: ticket, kind: 'frame' as const, old_model: 'C68', new_model: 'C68', ...numbers }
  await db
    .insertInto('replacement')
    .values({ ...frame, replaced_on: '2026-11-20', by_id: viewer.accountId, created_at: clock.now() })
    .execute()
}

async function addDraft(app: App, person: Member, content: string): Promise<void> {
  await app.portal.db
    .insertInto('draft')
    .values({
      account_id: person.viewer.accountId,
      form: 'new-ticket',
      submission: randomUUID(),
      fields: JSON.stringify([['content', content]]),
      saved_at: app.clock.now(),
    })
    .execute()
}

test('the export holds what is one’s own: tickets with their conversation, messages elsewhere, files, and nothing foreign', async () => {
  const app = await openApp()
  const rossi = await app.dealer({ locale: 'en' })
  const colleague = await app.dealer({ company: rossi, role: 'workshop', name: 'Davide Riva' })
  const foreign = await app.dealer({ name: 'Camille Martin' })
  const staff = await app.staff()
  const own = await app.ticket({ of: rossi, content: 'La mia richiesta' })
  const theirs = await app.ticket({ of: colleague, content: 'Richiesta del collega' })
  const elsewhere = await app.ticket({ of: foreign, content: 'Richiesta altrui' })
  await say(app, own.id, staff, 'Risposta dell’assistenza')
  await say(app, own.id, staff, 'Nota segreta', true)
  await say(app, own.id, colleague, 'Parole del collega sul mio intervento')
  await say(app, theirs.id, rossi, 'Mie parole altrove')
  await say(app, theirs.id, colleague, 'Parole del collega altrove')
  await say(app, elsewhere.id, foreign, 'Parole altrui')
  const sent = await upload(app, rossi, 'telaio.jpg', own.id)
  await upload(app, rossi, 'non-inviata.jpg')
  await upload(app, colleague, 'del-collega.jpg', own.id)
  await addDraft(app, rossi, 'Bozza mia')

  const files = await download(app, rossi)
  const text = (name: string) => files.get(name)?.toString() ?? ''
  for (const name of files.keys()) if (name.endsWith('.json')) expect(() => JSON.parse(text(name))).not.toThrow()
  expect([...files.keys()].filter((name) => name.startsWith('tickets/'))).toEqual([`tickets/${own.id}.json`])
  expect(JSON.parse(text(`tickets/${own.id}.json`))).toMatchObject({
    ticket: { id: own.id, content: 'La mia richiesta' },
    conversation: [
      { author: 'after-sales', text: 'Risposta dell’assistenza' },
      { author: 'a colleague', text: 'Parole del collega sul mio intervento' },
    ],
  })
  expect(JSON.parse(text('messages.json'))).toMatchObject([{ ticket: theirs.id, text: 'Mie parole altrove' }])
  expect(JSON.parse(text('profile.json'))).toMatchObject({ name: 'Marco Rossi', email: rossi.viewer.email })
  expect(JSON.parse(text('contact.json'))).toMatchObject({ email: rossi.viewer.email })
  expect(text('drafts.json')).toContain('Bozza mia')
  expect(text('README.txt')).toContain('Your data in the Ammiraglia portal')

  const stored = Buffer.from(await (await app.fetch(`/files/${sent}`, as(rossi))).arrayBuffer())
  const photo = [...files].find(([name]) => name.startsWith(`files/${own.id}/`) && name.endsWith('telaio.jpg'))
  expect(photo?.[1].equals(stored)).toBe(true)
  expect([...files.keys()].filter((name) => name.startsWith('files/'))).toHaveLength(2)

  const all = Buffer.concat([...files.values()]).toString('latin1')
  const secrets = ['Nota segreta', 'Richiesta', 'Parole del collega altrove', 'Parole altrui', 'del-collega.jpg']
  for (const hidden of [...secrets, colleague.viewer.email, foreign.viewer.email, staff.viewer.name])
    expect(all).not.toContain(hidden)
})

test('anyone who has gone over to another company takes along only their own words', async () => {
  const app = await openApp()
  const [boss, other] = [await app.dealer(), await app.dealer({ name: 'Camille Martin' })]
  const mover = await app.dealer({ company: boss, role: 'workshop', name: 'Davide Riva' })
  const left = await app.ticket({ of: mover, content: 'Aperto allora' })
  await say(app, left.id, mover, 'Parole mie di allora')
  await askFor(app, mover, left.id)
  await app.portal.db
    .updateTable('account')
    .set({ company_id: other.viewer.companyId })
    .where('id', '=', mover.viewer.accountId)
    .execute()
  await say(app, left.id, boss, 'Parole dopo la partenza')
  await answerAsked(app, await app.staff(), left.id)
  const moved = { ...mover, viewer: { ...mover.viewer, companyId: other.viewer.companyId } }
  const present = await app.ticket({ of: moved, content: 'Aperto adesso' })
  await say(app, present.id, other, 'Parole del nuovo collega')
  expect((await app.fetch(`/en/tickets/${left.id}`, as(mover))).status).toBe(404)

  const files = await download(app, mover)
  expect([...files.keys()].filter((name) => name.startsWith('tickets/'))).toEqual([`tickets/${present.id}.json`])
  expect(files.get(`tickets/${present.id}.json`)?.toString()).toContain('Parole del nuovo collega')
  const messages: unknown = JSON.parse(files.get('messages.json')?.toString() ?? '')
  expect(messages).toMatchObject([{ ticket: left.id, text: 'Parole mie di allora' }])
  expect(Buffer.concat([...files.values()]).toString('latin1')).not.toContain('Parole dopo la partenza')
  // What they asked for is theirs, and what came of it their former company's.
  const recordsIn = (name: string): unknown => JSON.parse(files.get(name)?.toString() ?? '[]')
  expect(recordsIn('labour.json')).toMatchObject([
    { minutes: 90, note: 'Mia nota', grantedMinutes: null, grantedAt: null },
  ])
  expect(recordsIn('order-requests.json')).toMatchObject([{ ofOrder: 'OV-1', state: null, orderNumber: null }])
  expect(recordsIn('replacements.json')).toEqual([])
  await app.portal.db
    .updateTable('account')
    .set({ company_id: boss.viewer.companyId })
    .where('id', '=', mover.viewer.accountId)
    .execute()
  const back = await download(app, mover)
  expect(back.get('labour.json')?.toString()).toContain('"grantedMinutes": 60')
  expect(back.get('order-requests.json')?.toString()).toContain('OV-2')
  expect(back.get('replacements.json')?.toString()).toContain('C68.51S.00999')
})

test('a link or an image on a foreign page makes no export, and uses none up', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const from = (site: string) => app.fetch(page, as(rossi, { headers: { 'sec-fetch-site': site } }))
  for (const site of ['cross-site', 'same-site', 'cross-site', 'same-site', 'cross-site', 'same-site'])
    expect(landedAt(await from(site))).toBe('/en/user/data')
  expect(await app.portal.db.selectFrom('throttle').select('key').execute()).toEqual([])
  for (const site of ['same-origin', 'none']) {
    const answer = await from(site)
    expect(answer.status).toBe(200)
    await answer.arrayBuffer()
  }
})

test('staff and riders export their data as well, in their language', async () => {
  const app = await openApp()
  const staff = await app.staff()
  const dealer = await app.dealer()
  const ticket = await app.ticket({ of: dealer })
  await say(app, ticket.id, staff, 'Nota mia', true)
  const files = await download(app, staff, '/fr/user/data/export')
  expect(files.get('README.txt')?.toString()).toContain('Vos données sur le portail Ammiraglia')
  expect(files.get('messages.json')?.toString()).toContain('Nota mia')
  await download(app, await app.dealer({ role: 'customer' }), '/user/data/export')
})

test('long lists come whole, page after page', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const { id } = await app.ticket({ of: rossi })
  for (let at = 1; at <= 60; at += 1) await app.ticket({ of: rossi })
  for (let at = 1; at <= 405; at += 1) await say(app, id, rossi, `Messaggio ${at}.`)
  const files = await download(app, rossi)
  expect([...files.keys()].filter((name) => name.startsWith('tickets/'))).toHaveLength(61)
  const { conversation } = JSON.parse(files.get(`tickets/${id}.json`)?.toString() ?? '') as { conversation: unknown[] }
  expect(conversation).toHaveLength(405)
})

test('the file is named by the portal, and kept by nobody on the way', async () => {
  const app = await openApp()
  const answer = await app.fetch('/user/data/export', as(await app.dealer()))
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="ammiraglia-dati-2026-11-21.zip"')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  await answer.arrayBuffer()
})

test('one export at a time, and five an hour', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const first = await app.fetch(page, as(rossi))
  const meanwhile = await app.fetch(page, as(rossi))
  expect(landedAt(meanwhile)).toBe('/en/user/data?notice=export-limit')
  const said = await (await app.fetch('/en/user/data?notice=export-limit', as(rossi))).text()
  expect(said).toContain('no more than five an hour')
  await download(app, await app.dealer())
  // Anyone who breaks a download off may begin another.
  await first.body?.cancel()
  for (let made = 2; made <= 5; made += 1) await download(app, rossi)
  expect((await app.fetch(page, as(rossi))).status).toBe(303)
  app.clock.advance(hour + 1)
  await download(app, rossi)
})
