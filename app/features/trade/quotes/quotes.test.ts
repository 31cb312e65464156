import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { workThrough } from '#app/kit/outbox/worker.server.ts'
import { openApp } from '#tests/app.ts'
import { addTestQuote } from './quotes.fixture.ts'
import { quoteJobs } from './quotes.jobs.server.ts'
import { decideQuote, expiringQuotes, searchQuotes } from './quotes.server.ts'
import { daysLeft, quoteStatuses, shownStatuses, standingOf, statusMoves } from './quotes.ts'

test('what expires within two weeks waits at home, the most urgent first', async () => {
  const app = await openApp()
  const [dealer, other] = [await app.dealer(), await app.dealer()]
  const on = (expiresOn: string, more: object = {}) => addTestQuote(app, { of: dealer, expiresOn, ...more })
  for (const day of ['2026-12-05', '2026-11-21', '2026-11-28', '2026-11-22', '2026-11-30', '2026-12-01']) await on(day)
  await on('2026-11-20')
  await on('2026-12-06')
  await on('2026-11-25', { acceptance: 'accepted' })
  await on('2026-11-25', { status: 'DRAFT' })
  await addTestQuote(app, { of: other, expiresOn: '2026-11-25' })
  const { rows, count } = await expiringQuotes(app.portal, dealer.viewer)
  const days = ['2026-11-21', '2026-11-22', '2026-11-28', '2026-11-30', '2026-12-01']
  expect(rows.map(({ expiresOn }) => expiresOn)).toEqual(days)
  expect(rows[0]).toMatchObject({ title: 'Telai C68 di primavera', amount: { minor: 732_500, currency: 'EUR' } })
  expect(count).toBe(6)
  expect((await expiringQuotes(app.portal, (await app.staff()).viewer)).count).toBe(7)
  const workshop = await app.dealer({ company: dealer, role: 'workshop' })
  await expect(expiringQuotes(app.portal, workshop.viewer)).rejects.toMatchObject({ code: 'not-found' })
})

test('two weeks are fourteen days of the calendar, also where the clocks are put forward', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await addTestQuote(app, { of: dealer, expiresOn: '2027-04-03' })
  await addTestQuote(app, { of: dealer, expiresOn: '2027-04-04' })
  // Half past eleven in the evening of 20 March in Rome.
  app.clock.advance(Date.parse('2027-03-20T22:30:00Z') - app.clock.now().getTime())
  const { rows } = await expiringQuotes(app.portal, dealer.viewer)
  expect(rows.map(({ expiresOn }) => expiresOn)).toEqual(['2027-04-03'])
})

test('the search everywhere finds what its reader may see, and no more', async () => {
  const app = await openApp()
  const [dealer, other] = [await app.dealer(), await app.dealer()]
  const { id, number } = await addTestQuote(app, { of: dealer, title: 'Ruote 45' })
  await addTestQuote(app, { of: other, title: 'Ruote 45' })
  await addTestQuote(app, { of: dealer, title: 'Ruote 45', status: 'PENDING_APPROVAL' })
  const found = await searchQuotes(app.portal, dealer.viewer, 'ruote', 5)
  expect(found).toEqual([{ id, number, title: 'Ruote 45', companyName: 'Cicli Rossi' }])
  expect((await searchQuotes(app.portal, (await app.staff()).viewer, 'ruote', 2)).length).toBe(2)
})

test('a mail that cannot be delivered holds up nobody else’s', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const [full, other] = [await app.staff(), await app.staff()]
  const { id } = await addTestQuote(app, { of: dealer })
  const answer = { submission: randomUUID(), decision: 'accepted', name: 'Marco Rossi' } as const
  await decideQuote(app.portal, dealer.viewer, id, answer)
  const delivered: string[] = []
  const mail = {
    async send({ to }: { to: string }) {
      if (to === full.viewer.email) throw new Error('mailbox full')
      delivered.push(to)
      return 'taken'
    },
  }
  const portal = { ...app.portal, mail }
  while (await workThrough(portal, quoteJobs(portal))) continue
  expect(delivered).toEqual(['owner@maker.example', other.viewer.email])
})

test('a list of the latest quotes is one prepared query beside that of the session', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await addTestQuote(app, { of: dealer })
  const { cookie } = dealer
  const queries = await app.queriesOf(() => app.fetch('/quotes', { headers: { cookie } }))
  expect(queries.filter((text) => text.includes('"quote"')).every((text) => text.startsWith('/* prepared'))).toBe(true)
  expect(queries.length, queries.join('\n')).toBe(2)
})

test('a quote stands as answered, and as expired only while nobody has answered', () => {
  const quote = { expiresOn: '2026-11-21', acceptance: 'pending' } as const
  expect([standingOf(quote, '2026-11-21'), standingOf(quote, '2026-11-22')]).toEqual(['pending', 'expired'])
  expect(standingOf({ ...quote, acceptance: 'accepted' }, '2026-11-22')).toBe('accepted')
  expect([daysLeft(quote, '2026-11-21'), daysLeft(quote, '2026-11-07'), daysLeft(quote, '2026-11-06')]).toEqual([
    0,
    14,
    undefined,
  ])
  expect(daysLeft(quote, '2026-11-22')).toBeUndefined()
})

test('no way leads back from what a dealer has seen', () => {
  for (const status of shownStatuses) expect(statusMoves[status]).toEqual([])
  expect(quoteStatuses.flatMap((from) => statusMoves[from].map((to) => `${from} ${to}`))).toEqual([
    'DRAFT PENDING_APPROVAL',
    'DRAFT APPROVAL_NOT_NEEDED',
    'PENDING_APPROVAL APPROVED',
    'PENDING_APPROVAL REJECTED',
    'REJECTED DRAFT',
  ])
})
