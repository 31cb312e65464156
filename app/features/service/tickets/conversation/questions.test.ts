import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { photoOf, uploadPhoto } from '#app/features/content/attachments/attachments.fixture.ts'
import { sweepFiles } from '#app/features/content/attachments/attachments.sweep.server.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { as, type Member, post } from '#tests/app.ts'
import { whileHeld } from '#tests/waiting.ts'
import { openDesk } from '../desk/ticket.fixture.ts'
import { lockTicket } from '../tickets.server.ts'

type Desk = Awaited<ReturnType<typeof openDesk>>

const shot = 'The whole bike from the drive side'

function ask(desk: Desk, slot = 'drive-side') {
  return desk.send({ intent: 'ask-photo', slot })
}

function messages({ app }: Desk) {
  return app.portal.db
    .selectFrom('message')
    .select(['id', 'from_staff', 'body', 'question', 'answers_id'])
    .orderBy('id')
    .execute()
}

function answer(
  desk: Desk,
  question: number | undefined,
  {
    submission = randomUUID(),
    by = desk.dealer,
    photo = 'landscape-orientation-1.jpg',
  }: { submission?: string; by?: Member; photo?: string | false } = {},
) {
  const form = new FormData()
  form.set('submission', submission)
  form.set('intent', 'answer-photo')
  form.set('question', `${question}`)
  const content = photo && readFileSync(path.join(rootDir, 'tests/photos', photo))
  if (content) form.set('attachments', new File([new Uint8Array(content)], 'bici.jpg', { type: 'image/jpeg' }))
  return desk.app.fetch(`/en/tickets/${desk.id}`, post(by, form))
}

test('staff ask for a photo by one tap; each side reads it in its own language, and the answer hands the ball back', async () => {
  const desk = await openDesk()
  expect(await desk.read()).toContain(`Ask<span class="visually-hidden"> ${shot}</span>`)
  expect((await ask(desk)).status).toBe(303)
  expect((await desk.stored()).awaiting).toBe('dealer')
  const [asked] = await messages(desk)
  expect(asked?.question).toEqual({ kind: 'photo', slot: 'drive-side', why: 'missing' })
  expect(await desk.read()).toContain(`One more photo is needed. ${shot}.`)
  expect(await desk.read()).toContain('Requested from the customer')
  const own = (locale: string) => desk.read(desk.dealer, `${locale}/tickets/${desk.id}`)
  expect(await own('')).toContain('Serve ancora una foto. La bici intera dal lato trasmissione.')
  expect(await own('/fr')).toContain('Il manque une photo. Le vélo entier, côté transmission.')
  expect(await own('/en')).toContain('Photos requested')

  expect((await answer(desk, asked?.id)).status).toBe(303)
  expect((await desk.stored()).awaiting).toBe('maker')
  const [, brought] = await messages(desk)
  expect(brought).toMatchObject({ from_staff: false, answers_id: asked?.id })
  const files = await desk.app.portal.db.selectFrom('attachment').select(['slot', 'message_id']).execute()
  expect(files).toEqual([{ slot: 'drive-side', message_id: brought?.id }])
  expect(await own('/en')).not.toContain('Photos requested')
  expect(await desk.read()).toContain(`Photo sent. ${shot}.`)
  expect(await desk.read()).toContain(`Ask again<span class="visually-hidden"> ${shot}</span>`)
})

test('a photo that shows too little is asked for again, and asked twice it is asked for once', async () => {
  const desk = await openDesk()
  await ask(desk)
  await ask(desk)
  const [asked, ...others] = await messages(desk)
  expect(others).toEqual([])
  await answer(desk, asked?.id)
  await ask(desk)
  expect((await messages(desk)).at(-1)?.question).toMatchObject({ why: 'again' })
  expect(await desk.read(desk.dealer, `/en/tickets/${desk.id}`)).toContain(`A clearer photo is needed. ${shot}.`)
})

test('of two agents who ask for the same photo at one moment one asks', async () => {
  const desk = await openDesk()
  const { portal } = desk.app
  const second = await desk.app.staff()
  const asking = [desk.staff, second].map((by) => () => desk.send({ intent: 'ask-photo', slot: 'drive-side' }, by))
  const answers = await whileHeld(portal.db, (tx) => lockTicket(tx, second.viewer, desk.id), asking)
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(await messages(desk)).toHaveLength(1)
})

test('while another photo is still asked for, the ball stays with the dealer', async () => {
  const desk = await openDesk()
  await ask(desk)
  await ask(desk, 'serial-number')
  const [first, second] = await messages(desk)
  await answer(desk, first?.id)
  expect((await desk.stored()).awaiting).toBe('dealer')
  await answer(desk, second?.id)
  expect((await desk.stored()).awaiting).toBe('maker')
})

test('an answer without a photo comes back, and one sent twice is one', async () => {
  const desk = await openDesk()
  await ask(desk)
  const [asked] = await messages(desk)
  const empty = await answer(desk, asked?.id, { photo: false })
  expect([empty.status, await empty.text()]).toEqual([400, expect.stringContaining('at least 1 photo')])
  const submission = randomUUID()
  for (const _ of [1, 2]) expect((await answer(desk, asked?.id, { submission })).status).toBe(303)
  expect(await messages(desk)).toHaveLength(2)
})

test('a photo that another window of the same person brings stands beside the first one, in the same answer', async () => {
  const desk = await openDesk()
  await ask(desk)
  const [asked] = await messages(desk)
  const submission = randomUUID()
  for (const photo of ['landscape-orientation-1.jpg', 'landscape-orientation-6.jpg', 'landscape-orientation-6.jpg'])
    expect((await answer(desk, asked?.id, { submission, photo })).status).toBe(303)
  const [, brought, ...others] = await messages(desk)
  const files = await desk.app.portal.db.selectFrom('attachment').select(['slot', 'message_id']).execute()
  const file = { slot: 'drive-side', message_id: brought?.id }
  expect([others, files]).toEqual([[], [file, file]])
})

test('nobody asks about, or answers on, a ticket that is closed or not theirs, nor for what is no shot', async () => {
  const desk = await openDesk()
  await ask(desk)
  const [asked] = await messages(desk)
  expect((await ask(desk, 'saddle')).status).toBe(404)
  expect((await desk.send({ intent: 'ask-photo', slot: 'drive-side' }, desk.dealer)).status).toBe(404)
  expect((await answer(desk, asked?.id, { by: await desk.app.dealer() })).status).toBe(404)
  const other = await desk.app.ticket({ of: desk.dealer })
  expect((await answer({ ...desk, id: other.id }, asked?.id)).status).toBe(404)
  await desk.app.owner.updateTable('ticket').set({ stage: 'ticket_closed' }).execute()
  expect((await ask(desk, 'serial-number')).status).toBe(409)
  expect((await answer(desk, asked?.id)).status).toBe(409)
  expect(await messages(desk)).toHaveLength(1)
})

test('a reply that somebody is writing stays when a photo is asked for or sent', async () => {
  const desk = await openDesk()
  for (const by of [desk.staff, desk.dealer]) {
    const draft = { form: `reply-${desk.id}`, submission: randomUUID(), message: 'Sto scrivendo' }
    await desk.app.fetch('/drafts', post(by, draft))
  }
  await ask(desk)
  const [asked] = await messages(desk)
  await answer(desk, asked?.id)
  const drafts = await desk.app.portal.db.selectFrom('draft').select('form').execute()
  expect(drafts).toHaveLength(2)
})

test('a page that was kept is asked for again once a photo is asked for', async () => {
  const desk = await openDesk()
  const address = `/en/tickets/${desk.id}.data`
  const first = await desk.app.fetch(address, as(desk.dealer))
  await first.text()
  const etag = first.headers.get('etag') ?? ''
  const again = () => desk.app.fetch(address, as(desk.dealer, { headers: { 'if-none-match': etag } }))
  expect((await again()).status).toBe(304)
  await ask(desk)
  expect((await again()).status).toBe(200)
})

test('a photo brought for a question is still there two days later, and goes after thirty', async () => {
  const desk = await openDesk()
  const { portal, clock } = desk.app
  await ask(desk)
  const { submission } = await portal.db.selectFrom('message').select('submission').executeTakeFirstOrThrow()
  await uploadPhoto(desk.app, desk.dealer, photoOf('waterfall'), submission)
  const other = await uploadPhoto(desk.app, desk.dealer, photoOf('walker'))
  const held = async (days: number) => {
    clock.advance(days * 24 * 60 * 60_000)
    await sweepFiles(portal)
    return (await portal.db.selectFrom('attachment').select('submission').execute()).map((file) => file.submission)
  }
  expect((await held(0)).toSorted()).toEqual([submission, other.submission].toSorted())
  expect(await held(2)).toEqual([submission])
  expect(await held(29)).toEqual([])
})

test('a photo that was chosen as an answer is still there when the page is opened again, for its person alone', async () => {
  const desk = await openDesk()
  await ask(desk)
  const [asked] = await messages(desk)
  const page = (by = desk.dealer) => desk.read(by, `/en/tickets/${desk.id}`)
  const submission = /name="submission" value="([^"]+)"\/><input type="hidden" name="intent" value="answer-photo"/.exec(
    await page(),
  )?.[1]
  const form = new FormData()
  form.set('submission', submission ?? '')
  form.set('field', 'attachments')
  const content = readFileSync(path.join(rootDir, 'tests/photos/landscape-orientation-1.jpg'))
  form.set('file', new File([new Uint8Array(content)], 'lato-trasmissione.jpg', { type: 'image/jpeg' }))
  expect((await desk.app.fetch('/uploads', post(desk.dealer, form))).status).toBe(200)

  expect(await page()).toContain('lato-trasmissione.jpg')
  expect(await page(await desk.app.dealer({ company: desk.dealer }))).not.toContain('lato-trasmissione.jpg')
  expect((await answer(desk, asked?.id, { submission: submission ?? '', photo: false })).status).toBe(303)
  const files = await desk.app.portal.db.selectFrom('attachment').select(['name', 'slot']).execute()
  expect(files).toEqual([{ name: 'lato-trasmissione.jpg', slot: 'drive-side' }])
})
