import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'
import { decide } from '../desk/staff.server.ts'

const day = 86_400_000
type App = Awaited<ReturnType<typeof openApp>>
type Decided = { of: Awaited<ReturnType<App['dealer']>>; by: Awaited<ReturnType<App['staff']>>; after: number }

async function decideAfter(app: App, { of, by, after }: Decided, count: number): Promise<void> {
  const decision = { accepted: true, reason: 'Difetto di verniciatura.', returnRequested: false }
  for (let one = 0; one < count; one += 1) {
    const { id } = await app.ticket({ of, at: new Date(app.clock.now().getTime() - after * day) })
    await decide(app.portal, by.viewer, id, decision)
  }
}

async function openDesk() {
  const app = await openApp()
  const [dealer, staff] = [await app.dealer(), await app.staff()]
  const read = async (id: number, prefix = '/en') =>
    (await (await app.fetch(`${prefix}/tickets/${id}`, as(dealer))).text()).replaceAll('<!-- -->', '')
  return { app, dealer, staff, read }
}

test('the sender of a claim reads what happens next, until it is decided', async () => {
  const { app, dealer, staff, read } = await openDesk()
  const { id } = await app.ticket({ of: dealer })
  for (const [prefix, title] of [
    ['', 'Che cosa succede ora'],
    ['/en', 'What happens next'],
    ['/fr', 'Et maintenant'],
  ] as const)
    expect(await read(id, prefix)).toContain(title)
  expect(await read(id)).not.toContain('Usually within')
  await decide(app.portal, staff.viewer, id, { accepted: true, reason: 'Difetto.', returnRequested: false })
  expect(await read(id)).not.toContain('What happens next')
})

test('the usual time to a decision is the median of the last 90 days, told from twenty decisions on', async () => {
  const { app, dealer, staff, read } = await openDesk()
  const of = { of: dealer, by: staff }
  // Long ago everything took long.
  await decideAfter(app, { ...of, after: 40 }, 25)
  await sql`update ticket_event set at = at - interval '91 days'`.execute(app.portal.db)
  await sql`update ticket set created_at = created_at - interval '91 days'`.execute(app.portal.db)
  await decideAfter(app, { ...of, after: 2 }, 10)
  await decideAfter(app, { ...of, after: 9 }, 9)
  const { id } = await app.ticket({ of: dealer })
  const early = await read(id)
  expect([early.includes('What happens next'), early.includes('Usually within')]).toEqual([true, false])
  app.clock.advance(day)
  await decideAfter(app, { ...of, after: 4 }, 2)
  expect(await read(id)).toContain('Usually within 4 days.')
  // A day that is promised stands there alone.
  const promised = await app.ticket({ of: dealer, promisedAt: '2026-12-08' })
  const page = await read(promised.id)
  expect([/8.Dec.2026/.test(page), page.includes('Usually within')]).toEqual([true, false])
})

test('the usual time is found out once for many pages', async () => {
  const { app, dealer, read } = await openDesk()
  const { id } = await app.ticket({ of: dealer })
  const asked = async () => (await app.queriesOf(() => read(id))).filter((text) => text.includes('percentile')).length
  expect([await asked(), await asked()]).toEqual([1, 0])
})
