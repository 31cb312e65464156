import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { accountLimits } from '#app/limits.ts'
import { consumeLimit } from '#app/kit/throttle.server.ts'
import { type Member, openApp, post } from '#tests/app.ts'
import { claim, formOf, tickets } from '#app/features/service/new-ticket/claim.fixture.ts'

type App = Awaited<ReturnType<typeof openApp>>
const day = 24 * 60 * 60_000

/** As if this person had sent so many in the last hours. */
async function sentBefore(app: App, { viewer }: Member, what: string, count: number): Promise<void> {
  const limit = { key: `${what} ${viewer.accountId}`, tries: count, minutes: 24 * 60 }
  for (let sent = 0; sent < count; sent += 1) await consumeLimit(app.portal.db, app.clock.now(), limit)
}

function claimOf(content: string, submission = randomUUID()) {
  const fields = { ...claim, kind_of_damage: 'missing_component', content, submission }
  return formOf(fields, { attachments: ['photo.webp'] })
}

test('a dealer opens fifty tickets a day, also when two are sent at once, and the form beyond comes back whole', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await sentBefore(app, dealer, 'tickets', accountLimits.ticketsADay - 1)
  const [one, other] = [claimOf('La prima sella manca nella scatola'), claimOf('La seconda sella manca nella scatola')]
  const answers = await Promise.all([one, other].map((form) => app.fetch('/en/new-ticket', post(dealer, form))))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 429])
  const late = randomUUID()
  const refused = await app.fetch('/en/new-ticket', post(dealer, claimOf('La terza sella manca nella scatola', late)))
  const page = await refused.text()
  expect(refused.status).toBe(429)
  for (const kept of ['La terza sella manca nella scatola', claim.serial_number, 'daily limit of new tickets'])
    expect(page).toContain(kept)
  expect(await tickets(app)).toHaveLength(1)
  expect(await app.portal.db.selectFrom('outbox').select('id').execute()).toHaveLength(1)
  app.clock.advance(day)
  const next = formOf({
    ...claim,
    kind_of_damage: 'missing_component',
    content: 'La terza sella manca nella scatola',
    submission: late,
  })
  expect((await app.fetch('/en/new-ticket', post(dealer, next))).status).toBe(303)
})

test('a doubled post counts once, a colleague by themselves', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const colleague = await app.dealer({ company: dealer })
  await sentBefore(app, dealer, 'tickets', accountLimits.ticketsADay - 2)
  const submission = randomUUID()
  const send = (who: Member, form = claimOf('La sella manca nella scatola', submission)) =>
    app.fetch('/new-ticket', post(who, form))
  const doubled = await Promise.all([send(dealer), send(dealer), send(dealer)])
  expect(doubled.map(({ status }) => status)).toEqual([303, 303, 303])
  expect((await send(dealer, claimOf('Il manubrio manca nella scatola'))).status).toBe(303)
  expect((await send(dealer, claimOf('La forcella manca nella scatola'))).status).toBe(429)
  expect((await send(colleague, claimOf('La forcella manca nella scatola'))).status).toBe(303)
})

test('a dealer writes three hundred messages a day; staff answer them all', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const { id } = await app.ticket({ of: dealer })
  await sentBefore(app, dealer, 'messages', accountLimits.messagesADay - 1)
  const say = (path: string, who: { cookie: string }, message: string) =>
    app.fetch(path, post(who, { intent: 'reply', submission: randomUUID(), message }))
  const both = await Promise.all(['Uno', 'Due'].map((message) => say(`/tickets/${id}`, dealer, message)))
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 429])
  const refused = await say(`/fr/tickets/${id}`, dealer, 'Trois mots de trop')
  const page = await refused.text()
  expect([refused.status, page.includes('Trois mots de trop'), page.includes('messages par jour')]).toEqual([
    429,
    true,
    true,
  ])
  expect(await app.portal.db.selectFrom('message').select('id').execute()).toHaveLength(1)
  const key = `messages ${agent.viewer.accountId}`
  const before = { key, tries: 1, minutes: 24 * 60 }
  for (let count = 0; count < 301; count += 1) await consumeLimit(app.portal.db, app.clock.now(), before)
  expect((await say(`/console/tickets/${id}`, agent, 'Grazie.')).status).toBe(303)
})
