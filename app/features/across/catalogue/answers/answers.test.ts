import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { publishDraft, readDraft } from '../draft.server.ts'

const address = '/en/console/catalogue/answers'

const photo = {
  intent: 'answer',
  revision: '0',
  was: '',
  code: 'one-photo',
  use: 'answer',
  name_it: 'Manca una foto',
  name_en: 'A photo is missing',
  text_it: 'Ciao {customer}, serve una foto della parte {part}.',
  text_fr: 'Bonjour {customer}, il manque une photo de la pièce {part} du vélo {serial} (dossier {number}, {date}).',
  active: 'on',
}

async function openAnswers() {
  const app = await openApp()
  const admin = await app.staff('admin')
  const send = (fields: Record<string, string>) => app.fetch(address, post(admin, fields))
  const draft = async () => (await readDraft(app.portal, admin.viewer)).catalogue
  const publish = () => publishDraft(app.portal, admin.viewer, { revision: 1, note: '' })
  return { app, admin, send, draft, publish }
}

test('a slot that nobody can fill in is refused, and named with those that can', async () => {
  const { send, draft } = await openAnswers()
  const wrong = await send({ ...photo, text_it: 'Gentile {cliente}', name_it: '', name_en: '' })
  expect(wrong.status).toBe(400)
  const page = await wrong.text()
  for (const told of [
    '“{cliente}” cannot be filled in: use only {customer} {name} {model} {serial} {part} {number} {date} {promised}.',
    'Write it in one language at least.',
    'Gentile {cliente}',
  ])
    expect(page).toContain(told)
  expect((await send({ ...photo, text_it: '', text_fr: '' })).status).toBe(400)
  const long = await send({ ...photo, use: 'reason', text_it: 'a'.repeat(2001) })
  expect(await long.text()).toContain('The reason of a decision has up to 2000 characters.')
  expect((await send(photo)).status).toBe(303)
  expect((await draft()).answers.at(-1)).toEqual({
    code: 'one-photo',
    kind: 'answer',
    title: { it: 'Manca una foto', en: 'A photo is missing' },
    text: { it: photo.text_it, fr: photo.text_fr },
    active: true,
  })
})

test('at the desk a standard answer comes below what was typed, in the customer’s language and filled in', async () => {
  const { app, send, publish } = await openAnswers()
  const agent = await app.staff()
  const dealer = await app.dealer({ locale: 'fr', name: 'Anne Petit' })
  const { id } = await app.ticket({ of: dealer })
  const ticket = `/en/console/tickets/${id}`
  expect(await (await app.fetch(ticket, as(agent))).text()).not.toContain('A photo is missing')
  await send(photo)
  expect(await publish()).toEqual([])
  expect(await (await app.fetch(ticket, as(agent))).text()).toContain('<option value="one-photo">A photo is missing')
  const back = await app.fetch(
    ticket,
    post(agent, {
      intent: 'reply',
      submission: randomUUID(),
      message: 'Già scritto.',
      answer: 'one-photo',
      insert: 'on',
    }),
  )
  expect(back.status).toBe(200)
  expect(await back.text()).toContain(
    `Già scritto.\n\nBonjour Anne Petit, il manque une photo de la pièce cadre du vélo C68.51S.00123 (dossier ${id}, 21 nov. 2026).</textarea>`,
  )
  expect(await app.portal.db.selectFrom('message').selectAll().execute()).toEqual([])
})

test('a standard reason goes into a decision, which is not sent by it', async () => {
  const { app, send, publish } = await openAnswers()
  const agent = await app.staff()
  const { id } = await app.ticket({ of: await app.dealer() })
  await send({ ...photo, use: 'reason', text_it: 'La parte {part} è usurata.' })
  expect(await publish()).toEqual([])
  const fields = { intent: 'decision', warranty_accepted: 'no', reason: '', answer: 'one-photo', insert: 'on' }
  const back = await app.fetch(`/console/tickets/${id}`, post(agent, fields))
  expect(back.status).toBe(200)
  const page = await back.text()
  expect(page).toContain('La parte telaio è usurata.</textarea>')
  expect(page).toMatch(/name="warranty_accepted"[^>]*value="no"[^>]*checked|checked[^>]*value="no"/)
  const { stage } = await app.portal.db.selectFrom('ticket').select('stage').executeTakeFirstOrThrow()
  expect(stage).toBe('new_request')
})

test('an answer says whose move follows it, where its maker has said so, and a reason says nothing of it', async () => {
  const { app, admin, send, draft } = await openAnswers()
  expect((await send({ ...photo, next: 'courier' })).status).toBe(303)
  expect((await draft()).answers.at(-1)).toMatchObject({ code: 'one-photo', next: 'courier' })
  const page = await (await app.fetch(`${address}?change=one-photo`, as(admin))).text()
  expect(page).toMatch(/<option value="courier" selected="">With the courier/)
  expect((await send({ ...photo, revision: '1', was: 'one-photo', next: '' })).status).toBe(303)
  expect((await draft()).answers.at(-1)).not.toHaveProperty('next')
  await send({ ...photo, revision: '2', was: 'one-photo', use: 'reason', next: 'maker' })
  expect((await draft()).answers.at(-1)).not.toHaveProperty('next')
  expect((await send({ ...photo, revision: '3', was: 'one-photo', next: 'nobody' })).status).toBe(400)
})

test('a reason says for which decision it is, where its maker has said so, and the rule that accepts gives none for refusing', async () => {
  const { app, admin, send, draft } = await openAnswers()
  expect((await send({ ...photo, use: 'reason', decision: 'refused' })).status).toBe(303)
  expect((await draft()).answers.at(-1)).toMatchObject({ kind: 'reason', decision: 'refused' })
  const lane = await (await app.fetch('/en/console/catalogue/lane', as(admin))).text()
  expect([lane.includes('value="unsold"'), lane.includes('value="one-photo"')]).toEqual([true, false])
  await send({ ...photo, revision: '1', was: 'one-photo', use: 'reason', decision: '' })
  expect((await draft()).answers.at(-1)).not.toHaveProperty('decision')
  expect(await (await app.fetch('/en/console/catalogue/lane', as(admin))).text()).toContain('value="one-photo"')
})
