import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { accountLimits } from '#app/limits.ts'
import { goRound } from '#app/housekeeping.server.ts'
import { answerOf, begun, makeCode, news, nobody, partsOf, send, take, type Person } from './camera.fixture.ts'
import { claim, formOf, jpeg, photo, threePhotos, tickets } from '../claim.fixture.ts'

const minute = 60_000
const webp = 'photo.webp'

test('a phone without an account adds photos to the claim on the computer, each in its place, and reads nothing of it', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const submission = randomUUID()
  await begun(app, dealer, submission)
  const own = new FormData()
  for (const [name, value] of Object.entries({ submission, field: 'attachments', slot: 'serial-number' }))
    own.set(name, value)
  own.set('file', photo(webp))
  const { file } = (await (await app.fetch('/uploads', post(dealer, own))).json()) as { file: { id: string } }
  const path = await makeCode(app, dealer, submission)
  expect((await news(app, dealer, submission)).state).toBe('waiting')
  const phone = await take(app, path)
  expect((await news(app, dealer, submission)).state).toBe('taken')

  const [status, page] = await answerOf(app, path, phone)
  expect(status).toBe(200)
  // Its places, by name, and which is filled.
  expect(page).toContain('The whole bike from the drive side')
  expect(page).toContain('Already there')
  for (const hidden of ['segreto', file.id, webp, 'Rossi', dealer.viewer.email, submission])
    expect(page).not.toContain(hidden)

  const sent = await send(app, path, phone, jpeg, 'drive-side')
  expect(sent.status).toBe(200)
  expect(await sent.json()).toMatchObject({ file: { name: jpeg, slot: 'drive-side', thumb: null } })
  const { files } = await news(app, dealer, submission)
  expect(files.map(({ name, slot }) => [name, slot])).toEqual([
    ['photo.jpg', 'serial-number'],
    [jpeg, 'drive-side'],
  ])
  expect((await app.fetch(`/files/${file.id}`, as(phone))).status).toBe(401)
  expect((await app.fetch(`/en/new-ticket?draft=${submission}`, as(phone))).status).toBe(401)

  const claimed = await app.fetch(
    '/en/new-ticket',
    post(dealer, formOf({ ...claim, submission }, { attachments: ['with-position.jpg'] })),
  )
  expect(claimed.status).toBe(303)
})

test('what looks at a code’s link uses nothing up; the first phone that presses has it, and every other reads so', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const path = await makeCode(app, dealer, randomUUID())
  for (let times = 0; times < 2; times++) {
    const preview = await app.fetch(path)
    expect([preview.status, preview.headers.get('set-cookie')]).toEqual([200, null])
  }
  const phones = await Promise.all([1, 2].map(() => app.fetch(path, post(nobody, { intent: 'begin' }))))
  expect(new Set(phones.map(({ status }) => status))).toEqual(new Set([303, 410]))
  const cookies = phones.map(({ headers }) => headers.get('set-cookie') ?? '')
  expect(cookies.find(Boolean)).toMatch(/^camera=[\w-]{22}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
  for (const [language, said] of [
    ['', 'Questo codice è già usato da un altro telefono.'],
    ['/en', 'Another phone is already using this code.'],
    ['/fr', 'Un autre téléphone utilise déjà ce code.'],
  ]) {
    const [status, page] = await answerOf(app, path.replace('/en', language ?? ''))
    expect([status, page.includes(said ?? '')]).toEqual([410, true])
  }
  const stranger = await send(app, path, { cookie: 'camera=AAAAAAAAAAAAAAAAAAAAAA' }, jpeg)
  expect([stranger.status, await stranger.json()]).toEqual([
    410,
    { problem: 'Another phone is already using this code.' },
  ])
})

test('a code ends after fifteen minutes, by hand, by the phone, by a newer one, and with the claim that was sent', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const ended: [
    why: string,
    end: (path: string, phone: Person, submission: string) => Promise<unknown>,
    status: number,
  ][] = [
    ['This code has expired.', async () => app.clock.advance(15 * minute), 410],
    [
      'The connection has ended.',
      (_path, _phone, submission) => app.fetch('/en/new-ticket/camera', post(dealer, { intent: 'revoke', submission })),
      410,
    ],
    ['The connection has ended.', (path, phone) => app.fetch(path, post(phone, { intent: 'done' })), 410],
    ['The connection has ended.', (_path, _phone, submission) => makeCode(app, dealer, submission), 410],
    [
      'The warranty request has already been sent',
      (_path, _phone, submission) =>
        app.fetch('/en/new-ticket', post(dealer, formOf({ ...claim, submission }, threePhotos))),
      410,
    ],
  ]
  for (const [why, end, status] of ended) {
    const submission = randomUUID()
    const path = await makeCode(app, dealer, submission)
    const phone = await take(app, path)
    expect((await send(app, path, phone, jpeg)).status).toBe(200)
    await end(path, phone, submission)
    const [answered, page] = await answerOf(app, path, phone)
    expect([why, answered, page.includes(why)]).toEqual([why, status, true])
    const late = await send(app, path, phone, webp)
    expect([why, late.status]).toEqual([why, status])
    expect(((await late.json()) as { problem: string }).problem).toContain(why)
    expect((await app.fetch(path, post(phone, { intent: 'send' }))).status).toBe(status)
  }
  expect((await tickets(app)).length).toBe(1)
  const kept = await app.portal.db.selectFrom('attachment').select('name').where('name', '=', 'photo.jpg').execute()
  // Comes from the claim itself: none came late.
  expect(kept.length).toBe(1)
})

test('who gives a draft up ends its code with it: its phone adds nothing, and that of another draft goes on', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const [given, kept] = [randomUUID(), randomUUID()]
  const phones = []
  for (const submission of [given, kept]) {
    await begun(app, dealer, submission)
    const path = await makeCode(app, dealer, submission)
    phones.push({ path, phone: await take(app, path) })
  }
  expect((await app.fetch('/en/new-ticket', post(dealer, { intent: 'discard', submission: given }))).status).toBe(303)
  const answers = []
  for (const { path, phone } of phones) {
    const [status] = await answerOf(app, path, phone)
    answers.push([status, (await send(app, path, phone, 'photo.webp')).status])
  }
  expect(answers).toEqual([
    [410, 410],
    [200, 200],
  ])
  expect([await news(app, dealer, given), await news(app, dealer, kept)]).toMatchObject([
    { state: 'over', files: [] },
    { state: 'taken', files: [{}] },
  ])
})

test('a photo that is still arriving when the claim is sent is refused, and stays in no form', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const submission = randomUUID()
  const path = await makeCode(app, dealer, submission)
  const phone = await take(app, path)
  const [begin, rest] = await partsOf('landscape-orientation-6.jpg')
  const arriving = new ReadableStream<Uint8Array>({
    async start(body) {
      body.enqueue(begin)
      const sent = await app.fetch('/en/new-ticket', post(dealer, formOf({ ...claim, submission }, threePhotos)))
      expect(sent.status).toBe(303)
      body.enqueue(rest)
      body.close()
    },
  })
  const headers = { cookie: phone.cookie, 'content-type': 'multipart/form-data; boundary=half' }
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: arriving, headers, duplex: 'half' }
  const late = await app.fetch(`${path}/photos`, init)
  expect([late.status, await late.json()]).toEqual([
    410,
    { problem: expect.stringContaining('The warranty request has already been sent') },
  ])
  const files = await app.portal.db.selectFrom('attachment').select('ticket_id').execute()
  expect(files.map(({ ticket_id: ticket }) => ticket === null)).toEqual([false, false, false])
})

test('with the session that made it a code is no more, nor while its person may not open claims', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { accountId, companyId } = dealer.viewer
  const submission = randomUUID()
  const path = await makeCode(app, dealer, submission)
  const phone = await take(app, path)
  const module = (state: 'active' | 'refused') =>
    app.owner.updateTable('company_module').set({ state }).where('company_id', '=', companyId).execute()
  await module('refused')
  expect((await send(app, path, phone, jpeg)).status).toBe(410)
  await module('active')
  await app.owner.updateTable('account').set({ disabled_at: app.clock.now() }).where('id', '=', accountId).execute()
  expect((await send(app, path, phone, jpeg)).status).toBe(410)
  await app.owner.updateTable('account').set({ disabled_at: null }).where('id', '=', accountId).execute()
  expect((await send(app, path, phone, jpeg)).status).toBe(200)
  await app.fetch('/en/sign-out', post(dealer, {}))
  const [status, page] = await answerOf(app, path, phone)
  expect([status, page.includes('This code is not valid.')]).toEqual([404, true])
  expect((await send(app, path, phone, webp)).status).toBe(404)
})

test('a code is for its own claim alone, whatever the phone says', async () => {
  const app = await openApp()
  const [dealer, other] = [await app.dealer(), await app.dealer()]
  const [mine, theirs, second] = [randomUUID(), randomUUID(), randomUUID()]
  const path = await makeCode(app, dealer, mine)
  const phone = await take(app, path)
  const body = new FormData()
  for (const [name, value] of Object.entries({ submission: theirs, field: 'receipt', slot: 'nowhere' }))
    body.set(name, value)
  body.set('file', photo(jpeg))
  expect((await app.fetch(`${path}/photos`, post(phone, body))).status).toBe(200)
  const rows = await app.portal.db
    .selectFrom('attachment')
    .select(['owner_id', 'submission', 'field', 'slot'])
    .execute()
  expect(rows).toEqual([{ owner_id: dealer.viewer.accountId, submission: mine, field: 'attachments', slot: null }])
  // Nobody else hears of it, and who makes a code for a number they have read makes one for a claim of their own.
  expect(await news(app, other, mine)).toEqual({ state: 'over', files: [] })
  await makeCode(app, other, mine)
  expect((await send(app, path, phone, webp)).status).toBe(200)
  const another = await makeCode(app, dealer, second)
  expect((await send(app, another, phone, jpeg)).status).toBe(410)
})

test('only photos are taken, within the limits of the claim and of the code, and each refusal says why', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const path = await makeCode(app, dealer, randomUUID(), '')
  const phone = await take(app, path)
  const body = new FormData()
  body.set('file', new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'], 'fattura.pdf', { type: 'application/pdf' }))
  const pdf = await app.fetch(`${path}/photos`, post(phone, body))
  expect([pdf.status, ((await pdf.json()) as { problem: string }).problem]).toEqual([
    400,
    expect.stringContaining('«fattura.pdf» non è una foto'),
  ])
  const broken = await app.fetch(`${path}/photos`, post(phone, { slot: 'drive-side' }))
  expect(broken.status).toBe(400)
  await app.owner.updateTable('camera_code').set({ tries: accountLimits.photosACode }).execute()
  const late = await send(app, path, phone, jpeg)
  expect([late.status, ((await late.json()) as { problem: string }).problem]).toEqual([
    429,
    'Con questo codice non si possono inviare altre foto. Crea un nuovo codice sul computer.',
  ])
})

test('without a script the phone sends by its form, and reads what came of it', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const submission = randomUUID()
  const path = await makeCode(app, dealer, submission, '')
  const phone = await take(app, path)
  const form = (file: File) => {
    const body = new FormData()
    body.set('slot', 'drive-side')
    body.set('photo', file)
    body.set('intent', 'send')
    return app.fetch(path, post(phone, body))
  }
  const sent = await form(photo(jpeg))
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}?notice=photo-sent`])
  expect((await answerOf(app, `${path}?notice=photo-sent`, phone))[1]).toContain('La foto è arrivata')
  expect((await news(app, dealer, submission)).files).toMatchObject([{ name: jpeg, slot: 'drive-side' }])
  const refused = await form(new File(['niente'], 'nota.txt', { type: 'text/plain' }))
  expect([refused.status, (await refused.text()).includes('«nota.txt» non è')]).toEqual([400, true])
})

test('codes are made and guessed within limits, and of each only hashes are kept, for a day', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const path = await makeCode(app, dealer, randomUUID())
  const phone = await take(app, path)
  const rows = await app.owner.selectFrom('camera_code').select(['token_hash', 'device_hash']).execute()
  const kept = rows.flatMap(({ token_hash: token, device_hash: device }) => [token, device ?? Buffer.alloc(0)])
  const secrets = [path.split('/').at(-1) ?? '', phone.cookie.split('=')[1] ?? '']
  expect(kept.map((hash) => hash.length)).toEqual([32, 32])
  for (const secret of secrets) expect(Buffer.concat(kept).includes(Buffer.from(secret, 'base64url'))).toBe(false)
  for (let made = 1; made < accountLimits.cameraCodesAnHour; made++) await makeCode(app, dealer, randomUUID())
  const tooMany = await app.fetch('/en/new-ticket/camera', post(dealer, { intent: 'make', submission: randomUUID() }))
  expect(tooMany.status).toBe(429)
  for (let guess = 0; guess < 30; guess++) expect((await app.fetch(`/en/camera/${randomUUID()}`)).status).toBe(404)
  expect((await app.fetch(`/en/camera/${randomUUID()}`)).status).toBe(429)
  app.clock.advance(25 * 60 * minute)
  await goRound(app.portal)
  await goRound(app.portal)
  expect(await app.owner.selectFrom('camera_code').select('id').execute()).toEqual([])
})
