import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import {
  claim,
  type Fields,
  filesOf,
  formOf,
  jpeg,
  type Photos,
  removals,
  threePhotos,
  tickets,
} from './claim.fixture.ts'

test('a complete claim becomes a ticket with its photos, and its draft is gone', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const submission = randomUUID()
  await app.fetch('/drafts', post(dealer, { form: 'ticket', submission, content: 'inizio' }))
  const answer = await app.fetch('/new-ticket', post(dealer, formOf({ ...claim, submission }, threePhotos)))
  expect(answer.status).toBe(303)
  const [ticket, ...others] = await tickets(app)
  expect(others).toEqual([])
  expect(answer.headers.get('location')).toBe(`/tickets/${ticket?.id}?notice=ticket-created`)
  expect(ticket).toMatchObject({
    company_id: dealer.viewer.companyId,
    frame_model: 'V4R',
    serial_number: 'V4R-0510-A1234',
    part_involved: ['frame'],
    notes: 'Bici esposta in vetrina.',
    follows_id: null,
  })
  expect(await filesOf(app, ticket?.id)).toEqual(['attachments', 'attachments', 'attachments'])
  expect(await app.portal.db.selectFrom('draft').selectAll().execute()).toEqual([])
})

const wrong: [what: string, fields: Fields, says: string][] = [
  ['no country', { country: '' }, 'Campo obbligatorio.'],
  ['an unknown country', { country: 'XX' }, 'Scegli una voce'],
  ['no model', { frame_model: '' }, 'Campo obbligatorio.'],
  ['an unknown model', { frame_model: 'V9' }, 'Scegli una voce'],
  ['no serial number', { serial_number: ' ' }, 'Campo obbligatorio.'],
  ['a V3’s number for a V4R', { serial_number: 'V3-51S-22-00417' }, 'Tre trattini: sembra il modello V3.'],
  [
    'another model’s number, and half of the form blank',
    { serial_number: 'V3-51S-22-00417', country: '', damage_phase: '', kind_of_damage: '' },
    'Tre trattini: sembra il modello V3.',
  ],
  ['a space in the number', { serial_number: 'V4R 10' }, 'Il numero contiene uno spazio'],
  ['an unknown phase', { damage_phase: 'later' }, 'Scegli una voce'],
  ['no part', { part_involved: [] }, 'Indica almeno una parte'],
  ['a part that is none', { part_involved: ['saddle'] }, 'Scegli una voce'],
  ['an unknown kind', { kind_of_damage: 'scratched' }, 'Scegli una voce'],
  ['a description too short', { content: 'Rotto, credo.' }, 'almeno 20 caratteri'],
  ['a description too long', { content: 'x'.repeat(5001) }, 'al massimo 5.000 caratteri'],
  ['notes too long', { notes: 'x'.repeat(2001) }, 'al massimo 2.000 caratteri'],
  ['a date that is none', { date_of_purchase: '2026-02-30' }, 'Inserisci una data valida.'],
  ['a year of two digits', { damage_phase: 'field', date_of_purchase: '0026-03-04' }, 'Inserisci una data valida.'],
  [
    'a date in the future',
    { damage_phase: 'field', date_of_purchase: '2026-11-23' },
    'non può essere successiva a oggi',
  ],
  ['use without a date', { damage_phase: 'field' }, 'serve la data di acquisto'],
  ['a field twice', { country: ['IT', 'FR'] }, 'un solo valore'],
]

test.for(wrong)('%s is refused with a sentence, and what was typed is still there', async ([, fields, says]) => {
  const app = await openApp()
  const dealer = await app.dealer()
  const answer = await app.fetch('/new-ticket', post(dealer, formOf({ ...claim, ...fields })))
  const page = await answer.text()
  expect(answer.status).toBe(400)
  expect(page).toContain(says)
  expect(page).toContain('Bici esposta in vetrina'.repeat('notes' in fields ? 0 : 1))
  expect(page).toContain(
    `value="${'serial_number' in fields ? [fields['serial_number']].flat()[0] : 'V4R-0510-A1234'}"`,
  )
  expect(await tickets(app)).toEqual([])
})

test('the day of purchase is assessed by the clock of the country', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  app.clock.advance(5 * 3_600_000)
  // 14:00 UTC on the 21st: in New Zealand the 22nd has begun.
  const bought = { ...claim, damage_phase: 'field', date_of_purchase: '2026-11-22' }
  const there = await app.fetch('/new-ticket', post(dealer, formOf({ ...bought, country: 'NZ' })))
  const here = await app.fetch('/new-ticket', post(dealer, formOf(bought)))
  expect(await there.text()).not.toContain('non può essere successiva a oggi')
  expect(await here.text()).toContain('non può essere successiva a oggi')
})

test('the messages come in the reader’s language', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const fields = { ...claim, serial_number: 'C68.51S.00123' }
  const english = await app.fetch('/en/new-ticket', post(dealer, formOf(fields)))
  const french = await app.fetch('/fr/new-ticket', post(dealer, formOf(fields)))
  expect(await english.text()).toContain('Two dots: this looks like the model C68.')
  expect(await french.text()).toContain('on dirait le modèle C68')
})

test('one answer names everything there is to correct, files included', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const fields = { ...claim, damage_phase: 'field', content: 'corto' }
  const page = await (await app.fetch('/new-ticket', post(dealer, formOf(fields, { attachments: [jpeg] })))).text()
  for (const says of ['serve la data', 'almeno 20 caratteri', 'almeno 3 foto', 'serve la prova d’acquisto'])
    expect(page).toContain(says)
})

test('damage needs three photos, a missing component one, and use the receipt in its own field', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const send = (fields: Fields, photos: Photos) =>
    app.fetch('/new-ticket', post(dealer, formOf({ ...claim, ...fields }, photos)))
  const field = { damage_phase: 'field', date_of_purchase: '2026-03-04' }
  const two = await send({}, { attachments: [jpeg, jpeg] })
  expect([two.status, await two.text()]).toEqual([400, expect.stringContaining('Servono almeno 3 foto.')])
  expect((await send({ kind_of_damage: 'missing_component' }, {})).status).toBe(400)
  expect((await send({ kind_of_damage: 'missing_component' }, { attachments: [jpeg] })).status).toBe(303)
  expect((await send(field, threePhotos)).status).toBe(400)
  expect((await send(field, { ...threePhotos, receipt: [jpeg] })).status).toBe(303)
  expect(await tickets(app)).toHaveLength(2)
})

test('files sent with a mistake stay attached, and the corrected form needs no second upload', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const submission = randomUUID()
  const first = await app.fetch(
    '/new-ticket',
    post(dealer, formOf({ ...claim, submission, content: 'corto' }, threePhotos)),
  )
  const page = await first.text()
  expect(page).toContain('photo.jpg')
  expect(removals(page)).toHaveLength(3)
  const second = await app.fetch('/new-ticket', post(dealer, formOf({ ...claim, submission })))
  expect(second.status).toBe(303)
  expect(await filesOf(app, (await tickets(app))[0]?.id)).toHaveLength(3)
})

test('a file is named when it is not taken, and the others stay', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const body = formOf(claim, { attachments: [jpeg] })
  body.append(
    'attachments',
    new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'disegno.jpg', { type: 'image/jpeg' }),
  )
  body.append('attachments', new File([], 'vuota.png', { type: 'image/png' }))
  const answer = await app.fetch('/new-ticket', post(dealer, body))
  const page = await answer.text()
  expect(answer.status).toBe(400)
  expect(page).toContain('«disegno.jpg» non è di un tipo accettato')
  expect(page).toContain('«vuota.png» è vuoto')
  expect(removals(page)).toHaveLength(1)
})

test('without JavaScript a file is removed by its button, and all that was typed comes back', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const submission = randomUUID()
  const fields = { ...claim, submission, content: 'corto' }
  const page = await (await app.fetch('/en/new-ticket', post(dealer, formOf(fields, threePhotos)))).text()
  const [id = ''] = removals(page)
  const answer = await app.fetch('/en/new-ticket', post(dealer, formOf({ ...fields, remove: id })))
  const after = await answer.text()
  expect(answer.status).toBe(200)
  expect(after).toContain('File deleted successfully')
  expect(after).toContain('Bici esposta in vetrina.')
  expect(after).not.toContain('almeno 20')
  expect(removals(after)).toHaveLength(2)
  expect(removals(after)).not.toContain(id)
})

test('the same form sent twice, or twice at once, makes one ticket', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const submission = randomUUID()
  const send = () => app.fetch('/new-ticket', post(dealer, formOf({ ...claim, submission }, threePhotos)))
  const [one, two] = await Promise.all([send(), send()])
  const three = await send()
  expect([one.status, two.status, three.status]).toEqual([303, 303, 303])
  expect(new Set([one, two, three].map((answer) => answer.headers.get('location'))).size).toBe(1)
  expect(await tickets(app)).toHaveLength(1)
})

test('a form that was sent, and then changed to another bike, says so and begins again with what is new in it', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const submission = randomUUID()
  const send = (fields: Fields, photos?: Photos) =>
    app.fetch('/en/new-ticket', post(dealer, formOf({ ...claim, submission, ...fields }, photos)))
  await send({}, threePhotos)
  const [first] = await tickets(app)
  const other = { serial_number: 'V4R-0511-B9999', content: 'Un’altra bici, con la forcella segnata.' }
  const pages: string[] = []
  // Sent twice, it is still one new form.
  for (const photos of [{ attachments: ['portrait-orientation-3.jpg'] }, {}]) {
    const answer = await send(other, photos)
    expect(answer.status).toBe(400)
    pages.push(await answer.text())
  }
  const [, fresh = ''] = /name="submission" value="([^"]+)"/.exec(pages[1] ?? '') ?? []
  expect(fresh).not.toBe(submission)
  for (const page of pages) {
    expect(page).toContain(`it is ticket ${first?.id}`)
    expect(page).toContain('V4R-0511-B9999')
    expect(page).toContain(`name="submission" value="${fresh}"`)
    expect(removals(page)).toHaveLength(1)
  }
  expect((await send({ ...other, submission: fresh }, { attachments: [jpeg, 'photo.webp'] })).status).toBe(303)
  const [, second, third] = await tickets(app)
  expect([second?.serial_number, third]).toEqual(['V4R-0511-B9999', undefined])
  expect(await filesOf(app, second?.id)).toHaveLength(3)
})

test('a form whose double comes through while its files are counted leads to the same ticket', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await app.fetch('/new-ticket', post(dealer, formOf(claim, threePhotos)))
  const [{ id } = { id: 0 }] = await tickets(app)
  const submission = randomUUID()
  const { db } = app.portal
  const [late] = await db.transaction().execute(async (tx) => {
    // Anyone who counts files waits for the double, which has taken them.
    await sql`lock table attachment in access exclusive mode`.execute(tx)
    await tx.updateTable('ticket').set({ submission }).where('id', '=', id).execute()
    const sending = app.fetch('/new-ticket', post(dealer, formOf({ ...claim, submission })))
    await delay(300)
    return [sending]
  })
  const answer = await late
  expect([answer?.status, answer?.headers.get('location')]).toEqual([303, `/tickets/${id}?notice=ticket-created`])
})

test('for staff the page does not exist', async () => {
  const app = await openApp()
  const staff = await app.staff()
  expect((await app.fetch('/new-ticket', as(staff))).status).toBe(404)
  expect((await app.fetch('/new-ticket', post(staff, formOf(claim, threePhotos)))).status).toBe(404)
  expect(await tickets(app)).toEqual([])
})

test('a form without its submission says so and keeps what was typed', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  for (const submission of ['', 'nonsense']) {
    const answer = await app.fetch('/new-ticket', post(dealer, formOf({ ...claim, submission }, threePhotos)))
    const page = await answer.text()
    expect(answer.status).toBe(400)
    expect(page).toContain('invia di nuovo il modulo')
    expect(page).toContain('Bici esposta in vetrina.')
    expect(page).toMatch(/name="submission" value="[\da-f-]{36}"/)
  }
})

test('the page asks the database few questions', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const queries = await app.queriesOf(() => app.fetch('/new-ticket', as(dealer)))
  expect(queries.length).toBeLessThanOrEqual(5)
})

test('a claim is found by its words, however it was typed and wherever a line ended', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const content = 'Non si capisce perche\u0301 la crepa\r\n\r\ndi 12\u00a0mm² sia  apparsa\tqui.'
  await app.fetch('/new-ticket', post(dealer, formOf({ ...claim, content }, threePhotos)))
  const [ticket] = await tickets(app)
  for (const q of ['perché la crepa', 'PERCHE\u0301', 'crepa di', '12 mm2', '12\u00a0mm²', 'sia   apparsa qui'])
    for (const [place, who] of [
      ['tickets', dealer],
      ['console/tickets', await app.staff()],
    ] as const) {
      const page = await (await app.fetch(`/en/${place}?${new URLSearchParams({ q })}`, as(who))).text()
      expect([place, q, page.includes(`/en/${place}/${ticket?.id}"`)]).toEqual([place, q, true])
    }
})

test('a claim whose photos have arrived becomes a ticket by at most seven statements, number and search included', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const submission = randomUUID()
  const send = (fields: Fields, photos?: Photos) =>
    app.fetch('/new-ticket', post(dealer, formOf({ ...claim, submission, ...fields }, photos)))
  expect((await send({ content: 'corto' }, threePhotos)).status).toBe(400)
  const queries = await app.queriesOf(() => send({}))
  expect(queries.length, queries.join('\n')).toBeLessThanOrEqual(7)
  const [ticket] = await tickets(app)
  expect(ticket?.search.split(' ')[0]).toBe(String(ticket?.id))
})
