import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'
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
