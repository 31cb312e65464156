import { expect, test } from 'vitest'
import { type App, as, type Member, openApp, type Staff } from '#tests/app.ts'
import { addAppointment, addBookableShop } from '../appointments.fixture.ts'

const figures = '/en/appointments/figures'

async function textAt(app: App, by: Member | Staff): Promise<string> {
  const answer = await app.fetch(figures, as(by))
  expect(answer.status).toBe(200)
  return (await answer.text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

/** A dealer with three appointments this month: one by a rider, one to which nobody came. */
async function withThree(app: App) {
  const owner = await app.dealer()
  const rider = await app.dealer({ role: 'customer' })
  const shopId = await addBookableShop(app.portal.db, owner.viewer.companyId, { bench: 60 })
  const at = { portal: app.portal, shopId, bookedBy: owner.viewer.accountId }
  await addAppointment(at, { day: '2026-11-25' })
  await addAppointment(
    { ...at, bookedBy: rider.viewer.accountId },
    { day: '2026-11-25', accountId: rider.viewer.accountId },
  )
  const missed = await addAppointment(at, { day: '2026-11-23' })
  const ended = { state: 'no_show' as const, ended_at: app.clock.now() }
  await app.portal.db.updateTable('appointment').set(ended).where('id', '=', missed).execute()
  return { owner, rider, shopId }
}

test('the desk reads its own figures month by month, and the first day with room', async () => {
  const app = await openApp()
  const { owner, shopId } = await withThree(app)
  await withThree(app)
  const days = ['2026-11-21', '2026-11-22'].map((day) => ({ shop_id: shopId, day, minutes: 60, booked: 60 }))
  await app.portal.db.insertInto('bench_day').values(days).execute()
  const page = await textAt(app, owner)
  expect(page).toMatch(/Negozio in centro In 2 days/)
  expect(page).toMatch(/November 2026 3 1 · 33% 1 · 33% 0 – 4/)
  expect(page).not.toContain('Median of all dealers')
})

test('staff read those of every dealer, and a file of them leaves', async () => {
  const app = await openApp()
  const dealers = [await withThree(app), await withThree(app)]
  const agent = await app.staff('agent')
  expect((await textAt(app, agent)).match(/November 2026 Cicli Rossi 3/g)).toHaveLength(2)
  const file = await app.fetch(`${figures}/export.csv`, as(agent))
  expect((await file.text()).trim().split('\r\n')).toEqual([
    'Month,Dealer,Booked,By riders,No-shows,Cancelled,Promised,Promise kept,"Wait, days"',
    '2026-11,Cicli Rossi,3,1,1,0,0,0,4',
    '2026-11,Cicli Rossi,3,1,1,0,0,0,4',
  ])
  for (const more of ['', '/export.csv']) {
    const rider = dealers[0]?.rider ?? (await app.dealer())
    expect((await app.fetch(figures + more, as(rider))).status).toBe(404)
  }
})

test('from five dealers on a dealer sees the middle of the network beside its own', async () => {
  const app = await openApp()
  const { owner } = await withThree(app)
  for (let more = 0; more < 3; more += 1) await withThree(app)
  expect(await textAt(app, owner)).not.toContain('Median of all dealers')
  await withThree(app)
  expect(await textAt(app, owner)).toContain('Median of all dealers: 33% booked by riders, 33% no-shows')
})
