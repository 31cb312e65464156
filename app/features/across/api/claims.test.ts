import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { claim, filesOf, jpeg, photo, tickets } from '#app/features/service/new-ticket/claim.fixture.ts'
import { openApp } from '#tests/app.ts'
import { bearing, sending, tokenFor } from './api.fixture.ts'
import { catalogueOperations } from './resources/catalogue.server.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Told = { status: number; body: Record<string, unknown> & { errors?: { pointer: string; detail: string }[] } }

async function opened() {
  const app = await openApp()
  const admin = await app.staff('admin')
  const of = await app.dealer()
  return { app, admin, of, token: await tokenFor(app, { by: admin, of }) }
}

async function told(answer: Promise<Response>): Promise<Told> {
  const came = await answer
  return { status: came.status, body: (await came.json()) as Told['body'] }
}

type Upload = { submission: string; name?: string; field?: string; slot?: string; body?: BodyInit }

function upload(app: App, token: string, { submission, name = jpeg, field, slot, body }: Upload): Promise<Told> {
  const query = new URLSearchParams({ submission, name, ...(field && { field }), ...(slot && { slot }) })
  const init = { method: 'POST', body: body ?? photo(name), headers: { 'content-type': 'application/octet-stream' } }
  return told(app.fetch(`/api/v1/files?${query}`, bearing(token, init)))
}

const sent = {
  country: claim.country,
  family: claim.frame_model,
  serialNumber: claim.serial_number,
  damagePhase: claim.damage_phase,
  partInvolved: claim.part_involved,
  kindOfDamage: claim.kind_of_damage,
  content: claim.content,
}

function open(app: App, token: string, body: object, headers: Record<string, string> = {}): Promise<Told> {
  return told(app.fetch('/api/v1/tickets', sending(token, body, headers)))
}

test('a ticket is opened by the API with its photos, is the owner’s like any other, and once for its key', async () => {
  const { app, of, token } = await opened()
  const submission = randomUUID()
  for (const name of [jpeg, 'photo.webp', 'with-position.jpg'])
    expect((await upload(app, token, { submission, name })).status).toBe(201)
  const again = await upload(app, token, { submission })
  expect([again.status, again.body['kind']]).toEqual([201, 'image'])
  const first = await open(app, token, { ...sent, submission }, { 'idempotency-key': 'k-1' })
  const second = await open(app, token, { ...sent, submission }, { 'idempotency-key': 'k-1' })
  const third = await open(app, token, { ...sent, submission })
  expect([first.status, second.body, third.body]).toEqual([201, first.body, first.body])
  const [ticket, ...others] = await tickets(app)
  expect(others).toEqual([])
  expect(ticket).toMatchObject({
    id: first.body['ticketId'],
    company_id: of.viewer.companyId,
    author_id: of.viewer.accountId,
    locale: of.viewer.locale,
    serial_number: 'V4R-0510-A1234',
  })
  expect(await filesOf(app, ticket?.id)).toEqual(['attachments', 'attachments', 'attachments'])
  const mails = await app.portal.db.selectFrom('outbox').select('kind').execute()
  expect(mails.map(({ kind }) => kind)).toContain('mail.ticket')
  const bike = { ...sent, submission, serialNumber: 'V4R-0510-B9999' }
  expect(await open(app, token, bike)).toMatchObject({ status: 409, body: { type: '/api/v1#submission-used' } })
})

test('a reply by the API takes its photos along', async () => {
  const { app, of, token } = await opened()
  const { id } = await app.ticket({ of })
  const submission = randomUUID()
  await upload(app, token, { submission })
  const address = `/api/v1/tickets/${id}/messages`
  expect((await app.fetch(address, sending(token, { message: 'Ecco la foto.', submission }))).status).toBe(201)
  expect((await app.fetch(address, sending(token, { message: 'Ecco la foto.', submission }))).status).toBe(201)
  const kept = app.portal.db.selectFrom('attachment').innerJoin('message', 'message.id', 'attachment.message_id')
  expect(await kept.select(['attachment.ticket_id', 'message.body']).execute()).toEqual([
    { ticket_id: id, body: 'Ecco la foto.' },
  ])
})

test('a claim that the form would not take is refused by the API, with each place and what would do', async () => {
  const { app, token } = await opened()
  const submission = randomUUID()
  const wrong = await open(app, token, {
    ...sent,
    submission,
    family: 'X9',
    serialNumber: '??',
    damagePhase: 'field',
    content: 'Corto',
  })
  expect([wrong.status, wrong.body['type']]).toEqual([400, '/api/v1#body-invalid'])
  const places = wrong.body.errors?.map(({ pointer }) => pointer)
  expect(places).toEqual(expect.arrayContaining(['/family', '/dateOfPurchase', '/content', '']))
  expect(wrong.body.errors?.find(({ pointer }) => pointer === '/family')?.detail).toMatch(/^has to be one of: .*V4R/)
  expect(wrong.body.errors?.map(({ detail }) => detail)).toContain(
    'For damage noticed in use, proof of purchase is required.',
  )
  const bare = await open(app, token, { ...sent, submission })
  expect([bare.status, bare.body.errors]).toEqual([400, [{ pointer: '', detail: 'Add at least 3 photos.' }]])
  const typed = await open(app, token, { ...sent, colour: 'red', partInvolved: 'frame', serialNumber: 7 })
  expect(typed.body.errors).toEqual(
    expect.arrayContaining([
      { pointer: '/colour', detail: 'is no field we know' },
      { pointer: '/partInvolved', detail: 'has the wrong type: array is wanted' },
      { pointer: '/serialNumber', detail: 'has the wrong type: string is wanted' },
    ]),
  )
  expect(await tickets(app)).toEqual([])
})

test('a file by the API is told by its content, held to the limits of its person, and nobody else’s to use', async () => {
  const { app, admin, token } = await opened()
  const submission = randomUUID()
  const text = await upload(app, token, {
    submission,
    name: 'foto.jpg',
    body: 'none of the kinds that are taken'.repeat(9),
  })
  expect([text.status, text.body['type']]).toEqual([400, '/api/v1#file-refused'])
  expect(text.body['detail']).toContain('“foto.jpg” is not a kind of file we accept')
  const head = new Uint8Array(await photo(jpeg).arrayBuffer())
  const large = new Blob([head, new Uint8Array(25_000_001)])
  expect((await upload(app, token, { submission, body: large })).status).toBe(413)
  expect((await upload(app, token, { submission, field: 'other' })).status).toBe(400)
  for (const name of [jpeg, 'photo.webp', 'with-position.jpg']) await upload(app, token, { submission, name })
  const rival = await tokenFor(app, { by: admin, of: await app.dealer() })
  const stolen = await open(app, rival, { ...sent, submission })
  expect([stolen.status, stolen.body.errors?.[0]?.detail]).toEqual([400, 'Add at least 3 photos.'])
  expect(await app.portal.db.selectFrom('attachment').select('ticket_id').execute()).toEqual(
    Array.from({ length: 3 }, () => ({ ticket_id: null })),
  )
})

test('what a claim may name is read by the API, and a shot that the catalogue has not is refused', async () => {
  const { app, token } = await opened()
  const french = bearing(token, { headers: { 'accept-language': 'fr' } })
  const { status, body } = await told(app.fetch('/api/v1/catalogue', french))
  const { kinds, shots } = app.portal.catalogues.current()
  const [kind] = kinds
  expect(status).toBe(200)
  expect(catalogueOperations[0]?.answer.safeParse(body).error).toBeUndefined()
  expect(body['families']).toContainEqual({ code: 'V4R', name: expect.any(String) })
  expect(body['kindsOfDamage']).toContainEqual({ code: kind?.code, name: kind?.name.fr, photos: kind?.photos })
  expect(body['countries']).toContain('IT')
  const submission = randomUUID()
  expect(await upload(app, token, { submission, slot: 'nope' })).toMatchObject({
    status: 400,
    body: {
      type: '/api/v1#query-invalid',
      errors: [{ parameter: 'slot', detail: expect.stringMatching(/^has to be one of: /) }],
    },
  })
  const code = shots[0]?.code ?? ''
  expect((await upload(app, token, { submission, slot: code })).status).toBe(201)
  expect(await app.portal.db.selectFrom('attachment').select('slot').execute()).toEqual([{ slot: code }])
  const { body: refused } = await open(app, token, { ...sent, submission, country: 'XX' })
  expect(refused.errors?.find(({ pointer }) => pointer === '/country')?.detail).toMatch(/^has to be one of: .*IT/)
})

test('a claim cannot follow what its company may not see, and needs the module of tickets', async () => {
  const { app, of, token } = await opened()
  const theirs = await app.ticket({ of: await app.dealer() })
  expect((await open(app, token, { ...sent, follows: theirs.id })).status).toBe(404)
  expect((await open(app, token, { ...sent, follows: 999_999 })).status).toBe(404)
  await app.portal.db
    .deleteFrom('company_module')
    .where('company_id', '=', of.viewer.companyId)
    .where('module', '=', 'tickets')
    .execute()
  expect((await open(app, token, sent)).status).toBe(403)
  expect((await upload(app, token, { submission: randomUUID() })).status).toBe(403)
})

test('a wrong method is answered 405 with a problem, and with the methods the address allows', async () => {
  const { app, token } = await opened()
  const calls: readonly [string, string, string][] = [
    ['POST', '/api/v1/openapi.json', 'GET'],
    ['DELETE', '/api/v1/openapi.json', 'GET'],
    ['OPTIONS', '/api/v1/openapi.json', 'GET'],
    ['OPTIONS', '/api/v1/tickets', 'GET, POST'],
    ['PUT', '/api/v1/tickets', 'GET, POST'],
    ['PATCH', '/api/v1/tickets/7', 'GET'],
    ['DELETE', '/api/v1/files', 'POST'],
    ['GET', '/api/v1/items', 'POST'],
  ]
  for (const [method, address, allow] of calls) {
    const answer = await app.fetch(address, bearing(token, { method }))
    expect(
      [answer.status, answer.headers.get('allow'), answer.headers.get('content-type')],
      `${method} ${address}`,
    ).toEqual([405, allow, 'application/problem+json'])
    expect(await answer.json()).toMatchObject({ type: '/api/v1#method-unknown', status: 405 })
  }
  expect((await app.fetch('/api/v1/nothing', bearing(token, { method: 'OPTIONS' }))).status).toBe(404)
  expect((await app.fetch('/api/v1/openapi.json', { method: 'HEAD' })).status).toBe(200)
})
