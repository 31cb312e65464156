import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readPdf } from '#app/kit/pdf/pdf.fixture.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { accountLimits } from '#app/limits.ts'
import { as, type Member, post, type Staff } from '#tests/app.ts'
import { insertEvent } from '../conversation/history.server.ts'
import { decision, openDesk } from '../desk/ticket.fixture.ts'

type Desk = Awaited<ReturnType<typeof openDesk>>

async function read({ app }: Desk, address: string, by: Member | Staff) {
  const answer = await app.fetch(address, as(by))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const { pages, texts } = readPdf(bytes)
  // What breaks into lines is one text.
  return {
    name: answer.headers.get('content-disposition'),
    bytes,
    pages,
    words: texts.join(' ').replaceAll('\u00a0', ' '),
  }
}

const sent = {
  jpeg: ['landscape-orientation-6.jpg', 'crepa.jpg', 'image/jpeg'],
  heic: ['iphone-like.heic', 'telefono.heic', 'image/heic'],
  video: ['clip.mp4', 'rumore.mp4', 'video/mp4'],
} as const

async function replyWith({ app, id, dealer }: Desk, message: string, files: readonly (keyof typeof sent)[]) {
  const form = new FormData()
  form.set('submission', randomUUID())
  form.set('message', message)
  for (const file of files) {
    const [source, name, type] = sent[file]
    const content = readFileSync(path.join(rootDir, 'tests/photos', source))
    form.append('attachments', new File([new Uint8Array(content)], name, { type }))
  }
  expect((await app.fetch(`/tickets/${id}`, post(dealer, form))).status).toBe(303)
}

test('a ticket is a PDF in the reader’s language: facts, request, messages, decision and history', async () => {
  const desk = await openDesk()
  await replyWith(desk, 'È così da settembre, già segnalato.', [])
  await desk.send(decision)
  const { name, words, bytes } = await read(desk, `/tickets/${desk.id}/pdf`, desk.dealer)
  expect(name).toContain(`Intervento-${desk.id}.pdf`)
  for (const part of [
    `Intervento n. ${desk.id}`,
    'C68.51S.00123',
    'La vernice si è staccata dal tubo orizzontale.',
    'È così da settembre, già segnalato.',
    'Garanzia accettata Difetto di verniciatura',
    'Cronologia',
    'Decisione presa',
  ])
    expect(words).toContain(part)
  const head = new TextDecoder('latin1').decode(bytes)
  expect(head).toContain('/Lang (it)')
  expect(head).toContain('/DisplayDocTitle true')
  expect((await read(desk, `/fr/tickets/${desk.id}/pdf`, desk.dealer)).words).toContain('Garantie acceptée')
  expect((await read(desk, `/en/tickets/${desk.id}/pdf`, desk.dealer)).words).toContain('Claim accepted')
})

test('notes among staff stand in the staff’s PDF alone, also where staff ask for the other', async () => {
  const desk = await openDesk()
  await desk.send({ intent: 'note', submission: randomUUID(), note: 'Cliente da trattare con cura' })
  const note = 'Cliente da trattare con cura'
  const internal = await read(desk, `/console/tickets/${desk.id}/pdf`, desk.staff)
  expect(internal.words).toContain(note)
  expect(internal.words).toContain('Uso interno')
  expect(internal.words).toContain('Copertura')
  expect((await read(desk, `/tickets/${desk.id}/pdf`, desk.staff)).words).not.toContain(note)
  expect((await read(desk, `/tickets/${desk.id}/pdf`, desk.dealer)).words).not.toContain(note)
  expect((await desk.app.fetch(`/console/tickets/${desk.id}/pdf`, as(desk.dealer))).status).toBe(404)
  const other = await desk.app.dealer({ name: 'Altri' })
  expect((await desk.app.fetch(`/tickets/${desk.id}/pdf`, as(other))).status).toBe(404)
})

test('the PDF says the promised date that the page says: moved by what rested', async () => {
  const desk = await openDesk({ promisedAt: '2026-12-01' })
  const due_at = new Date('2026-12-04T17:00:00Z')
  await desk.app.portal.db.updateTable('ticket').set({ due_at }).where('id', '=', desk.id).execute()
  expect((await desk.read()).replaceAll('\u00a0', ' ')).toContain('4 Dec 2026')
  const { words } = await read(desk, `/en/tickets/${desk.id}/pdf`, desk.dealer)
  expect(words).toContain('4 Dec 2026')
  expect(words).not.toMatch(/\b1 Dec 2026/)
})

test('who of the maker wrote down a claim on the phone is known by their first name where staff pass the PDF on', async () => {
  const desk = await openDesk()
  const written = { kind: 'opened', actor: desk.staff.viewer, detail: { onBehalf: true } } as const
  await insertEvent(desk.app.portal.db, { ...written, ticketId: desk.id }, desk.app.clock.now())
  const internal = await read(desk, `/en/console/tickets/${desk.id}/pdf`, desk.staff)
  expect(internal.words).toContain('Opened by phone by Giulia Conti')
  for (const by of [desk.staff, desk.dealer]) {
    const { words } = await read(desk, `/en/tickets/${desk.id}/pdf`, by)
    expect(words).toContain('Opened by phone by Giulia')
    expect(words).not.toContain('Conti')
  }
})

test('photos are drawn, a video and a photo that cannot be read are named in their place', async () => {
  const desk = await openDesk()
  await replyWith(desk, 'Ecco le prove.', ['jpeg', 'heic', 'video'])
  const whole = await read(desk, `/tickets/${desk.id}/pdf`, desk.dealer)
  expect(whole.words).toContain('crepa.jpg')
  expect(whole.words).toMatch(/rumore\.mp4 \(video, [^)]*\): si guarda nel portale/)
  expect(new TextDecoder('latin1').decode(whole.bytes).match(/\/Subtype \/Image/g)).toHaveLength(2)
  const photo = desk.app.portal.db.selectFrom('attachment').where('name', '=', 'crepa.jpg')
  const { content_key: key } = await photo.select('content_key').executeTakeFirstOrThrow()
  await desk.app.portal.files.remove(key)
  const broken = await read(desk, `/tickets/${desk.id}/pdf`, desk.dealer)
  expect(broken.words).toContain('crepa.jpg: la foto non si può riprodurre qui; è nel portale.')
  expect(new TextDecoder('latin1').decode(broken.bytes).match(/\/Subtype \/Image/g)).toHaveLength(1)
})

test('a return has a page with the label of its parcel, until the ticket is closed', async () => {
  const desk = await openDesk({}, 'admin')
  const before = await read(desk, `/tickets/${desk.id}/pdf`, desk.dealer)
  await desk.send({ ...decision, return: 'yes' })
  const { authorization_number: number } = await desk.stored()
  const after = await read(desk, `/tickets/${desk.id}/pdf`, desk.dealer)
  expect(after.words).toContain('Etichetta per il reso')
  expect(after.words).toContain(String(number))
  expect(after.pages).toBe(before.pages + 1)
  await desk.send({ intent: 'stage', stage: 'ticket_closed', from: 'decision_completed', close_reason: 'no_answer' })
  expect((await read(desk, `/tickets/${desk.id}/pdf`, desk.dealer)).words).not.toContain('Etichetta')
})

test('a text of nothing but line breaks fills no hundred pages, and a long conversation begins with its latest', async () => {
  const desk = await openDesk()
  const messages = Array.from({ length: 205 }, (_, at) => ({
    ticket_id: desk.id,
    author_id: desk.dealer.viewer.accountId,
    from_staff: false,
    internal: false,
    submission: randomUUID(),
    body: at === 204 ? 'x\n\n'.repeat(1600) : `messaggio ${at + 1}.`,
    created_at: desk.app.clock.now(),
  }))
  await desk.app.owner.insertInto('message').values(messages).execute()
  const { pages, words } = await read(desk, `/tickets/${desk.id}/pdf`, desk.dealer)
  expect(pages).toBeLessThan(20)
  expect(words).toContain('Sono riportati gli ultimi 200 messaggi')
  expect(words).not.toContain('messaggio 5.')
  expect(words).toContain('messaggio 6.')
})

test('one account prints so much in a quarter of an hour, and of fifty at once a few', async () => {
  const desk = await openDesk()
  const ask = () => desk.app.fetch(`/tickets/${desk.id}/pdf`, as(desk.dealer))
  const burst = await Promise.all(Array.from({ length: 50 }, ask))
  const statuses = burst.map(({ status }) => status)
  // Those in line wait their turn; of the others a few may find the line shorter by then.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(accountLimits.dossiersWaiting)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(30)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  const left = accountLimits.dossiersAQuarterHour - 50
  for (let at = 0; at < left; at += 1) expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(429)
  desk.app.clock.advance(16 * 60_000)
  expect((await ask()).status).toBe(200)
})
