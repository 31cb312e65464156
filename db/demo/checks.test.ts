import { expect, test } from 'vitest'
import { openApp } from '#tests/app.ts'
import { addChecks } from './checks.server.ts'
import { claimsBefore } from './claims.ts'
import { addPeople } from './people.server.ts'
import { people } from './people.ts'
import { addProducts } from './products.server.ts'

const dayMs = 86_400_000

test('no check of the demonstration is older than its bicycle’s purchase, but the pre-delivery one', async () => {
  const { portal, clock } = await openApp()
  const now = clock.now()
  await portal.db.transaction().execute(async (tx) => {
    const cast = await addPeople(tx, new Map(people.map(({ email }) => [email, email])), now)
    await addProducts(portal, tx, cast, claimsBefore(now))
    await addChecks(portal, tx, cast)
  })
  const checks = await portal.db
    .selectFrom('bicycle_check as one')
    .innerJoin('product', 'product.id', 'one.product_id')
    .select(['one.checklist', 'one.begun_at as begunAt', 'product.date_of_purchase as bought'])
    .orderBy('one.id')
    .execute()
  expect(checks.map(({ checklist }) => checklist)).toEqual(['pre-delivery', 'first-check', 'yearly', 'first-check'])
  for (const { checklist, begunAt, bought } of checks) {
    const age = (begunAt.getTime() - Date.parse(bought)) / dayMs
    if (checklist === 'pre-delivery') expect(age).toBeLessThan(0)
    else expect(age, checklist).toBeGreaterThan(checklist === 'yearly' ? 300 : 60)
    expect(begunAt.getTime()).toBeLessThan(now.getTime())
  }
})
