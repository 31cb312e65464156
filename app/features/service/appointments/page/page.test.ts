import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { addAppointment, addBookableShop } from '../appointments.fixture.ts'

test('that nobody came is offered once its day is there, and no sooner', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const shopId = await addBookableShop(app.portal.db, owner.viewer.companyId)
  const desk = { portal: app.portal, shopId, bookedBy: owner.viewer.accountId }
  const pageOf = async (day: string) => {
    const id = await addAppointment(desk, { day })
    return (await app.fetch(`/en/appointments/${id}`, as(owner))).text()
  }
  const today = app.clock.now().toISOString().slice(0, 10)
  expect(await pageOf(today)).toContain('value="no_show"')
  expect(await pageOf('2026-12-24')).not.toContain('value="no_show"')
})

test('the desk calls and writes to who booked with a tap; a rider reads their own as text', async () => {
  const app = await openApp()
  const [owner, rider] = [await app.dealer(), await app.dealer({ role: 'customer' })]
  const shopId = await addBookableShop(app.portal.db, owner.viewer.companyId)
  const desk = { portal: app.portal, shopId, bookedBy: owner.viewer.accountId }
  const person = { accountId: rider.viewer.accountId, personPhone: '+39 333 123' }
  const id = await addAppointment(desk, person)
  const read = async (who: typeof owner) => (await app.fetch(`/en/appointments/${id}`, as(who))).text()
  const page = await read(owner)
  expect(page).toContain('href="tel:+39333123"')
  expect(page).toContain(`href="mailto:${rider.viewer.email}"`)
  expect(await read(rider)).not.toMatch(/href="(?:tel|mailto):/)
})

test('who takes a bicycle in on another day’s sheet is back on that day', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const shopId = await addBookableShop(app.portal.db, owner.viewer.companyId)
  const id = await addAppointment(
    { portal: app.portal, shopId, bookedBy: owner.viewer.accountId },
    { day: '2026-12-01' },
  )
  const step = { intent: 'arrived', appointment: `${id}` }
  const done = await app.fetch('/en/appointments?day=2026-12-01', post(owner, step))
  expect(done.headers.get('location')).toContain('day=2026-12-01')
})
