import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Member, openApp, post } from '#tests/app.ts'
import { whileTurnIsHeld } from '#tests/waiting.ts'

type App = Awaited<ReturnType<typeof openApp>>

async function save(
  app: App,
  who: Pick<Member, 'cookie'>,
  form: string,
  message = 'Ho visto una crepa',
  path = '/drafts',
) {
  const answer = await app.fetch(path, post(who, { form, submission: randomUUID(), message }))
  const text = await answer.text()
  return { status: answer.status, text }
}

async function ticketsOf(app: App, dealer: Member, count: number): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < count; at += 1) ids.push((await app.ticket({ of: dealer })).id)
  return ids
}

test('a person keeps twenty drafts at most, also when two begin at once, and is told so in their language', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const ids = await ticketsOf(app, dealer, 23)
  for (const id of ids.slice(0, 19)) expect(await save(app, dealer, `reply-${id}`)).toMatchObject({ status: 204 })
  const atOnce = await Promise.all(ids.slice(19).map((id) => save(app, dealer, `reply-${id}`)))
  expect(atOnce.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 429, 429, 429])
  const refused = await save(app, dealer, `ticket-${ids[22]}`, 'Testo', '/fr/drafts')
  expect(refused).toMatchObject({ status: 429, text: expect.stringContaining('20 brouillons') })
  // What is kept is still saved as it grows, and one that goes makes room.
  expect(await save(app, dealer, `reply-${ids[0]}`, 'Di più')).toMatchObject({ status: 204 })
  const { submission } = await app.portal.db
    .selectFrom('draft')
    .select('submission')
    .where('form', '=', `reply-${ids[0]}`)
    .executeTakeFirstOrThrow()
  await app.fetch(`/tickets/${ids[0]}`, post(dealer, { submission, message: 'Inviata.' }))
  expect(await save(app, dealer, 'product')).toMatchObject({ status: 204 })
})

test('a draft that comes while another is about to be the twentieth waits for it, and is refused', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const ids = await ticketsOf(app, dealer, 20)
  for (const id of ids.slice(0, 19)) await save(app, dealer, `reply-${id}`)
  const { accountId } = dealer.viewer
  const twentieth = {
    account_id: accountId,
    form: 'product',
    submission: randomUUID(),
    fields: '[]',
    saved_at: app.clock.now(),
  }
  const answer = await whileTurnIsHeld(
    app.portal.db,
    `drafts ${accountId}`,
    (tx) =>
      tx
        .insertInto('draft')
        .values({ ...twentieth, page: '' })
        .execute(),
    () => save(app, dealer, `reply-${ids[19]}`),
  )
  expect(answer.status).toBe(429)
})

test('a draft of more than 100 kB is refused, and the one before stays', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  expect(await save(app, dealer, 'ticket', 'Breve')).toMatchObject({ status: 204 })
  const form = { form: 'ticket', submission: randomUUID(), content: 'a'.repeat(60_000), notes: 'b'.repeat(60_000) }
  const refused = await app.fetch('/en/drafts', post(dealer, form))
  expect([refused.status, await refused.text()]).toEqual([413, expect.stringContaining('too long')])
  const kept = await app.portal.db.selectFrom('draft').select('fields').executeTakeFirstOrThrow()
  expect(kept.fields).toEqual([['message', 'Breve']])
})

test('nobody keeps a draft about a ticket they may not see', async () => {
  const app = await openApp()
  const [rossi, bianchi, agent] = [await app.dealer(), await app.dealer(), await app.staff()]
  const { id } = await app.ticket({ of: rossi })
  for (const form of [`reply-${id}`, `ticket-${id}`, `reply-${id + 999}`])
    expect(await save(app, bianchi, form), form).toMatchObject({ status: 404 })
  for (const form of [`note-${id}`, `decision-${id}`])
    expect(await save(app, rossi, form), form).toMatchObject({ status: 404 })
  expect(await save(app, agent, `note-${id + 999}`)).toMatchObject({ status: 404 })
  expect(await save(app, agent, `note-${id}`)).toMatchObject({ status: 204 })
})

test('staff keep as many drafts as there are tickets', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  for (const id of await ticketsOf(app, dealer, 21))
    expect(await save(app, agent, `reply-${id}`)).toMatchObject({ status: 204 })
})
