import { expect, test } from 'vitest'
import { openApp, post } from '#tests/app.ts'
import { addBookableShop, rulesSeen } from '../appointments.fixture.ts'

test('the rules of a shop’s appointments that somebody else has changed since are not written over, and saved once they were seen', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const other = await app.dealer({ company: owner })
  const shop = await addBookableShop(app.portal.db, owner.viewer.companyId)
  const address = `/en/user/company/shops/${shop}/appointments`
  const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [day, '720'])
  const form = {
    intent: 'rules',
    hours_ahead: '24',
    days_ahead: '365',
    cancel_hours: '24',
    ...Object.fromEntries(week),
  }
  const save = (by: typeof owner, fields: Record<string, string>) =>
    app.fetch(address, post(by, { ...form, ...fields }))
  const rules = app.portal.db.selectFrom('appointment_rules').select(['hours_ahead as ahead', 'cancel_hours as cancel'])
  const version = await rulesSeen(app, owner, shop)
  expect((await save(other, { version, cancel_hours: '72' })).status).toBe(303)
  const refused = await save(owner, { version, hours_ahead: '48' })
  const page = await refused.text()
  expect(refused.status).toBe(409)
  for (const shown of ['Someone else has changed these rules', 'See what is saved now']) expect(page).toContain(shown)
  expect(await rules.execute()).toEqual([{ ahead: 24, cancel: 72 }])
  const again = {
    version: /name="version" value="([^"]+)"/.exec(page)?.[1] ?? '',
    hours_ahead: '48',
    cancel_hours: '72',
  }
  for (const _ of ['first', 'once more']) expect((await save(owner, again)).status).toBe(303)
  expect(await rules.execute()).toEqual([{ ahead: 48, cancel: 72 }])
})
