import { template } from '#db/template/template.ts'
import { expect, test } from 'vitest'
import { endingWarranties, listProducts, readProduct } from '#app/features/service/products/products.server.ts'
import { warrantyStates } from '#app/features/service/products/products.ts'
import { checkSerial } from '#app/features/bicycles/models/models.serials.ts'
import { openApp } from '#tests/app.ts'
import { claimsBefore } from './claims.ts'
import { addOrders } from './orders.server.ts'
import { addPeople } from './people.server.ts'
import { people } from './people.ts'
import { addProducts } from './products.server.ts'

test('the demonstration has bicycles in every state of warranty, those of its tickets among them', async () => {
  const { portal, clock } = await openApp()
  const now = clock.now()
  const claims = claimsBefore(now)
  const cast = await portal.db.transaction().execute(async (tx) => {
    const made = await addPeople(tx, new Map(people.map(({ email }) => [email, email])), now)
    await addProducts(portal, tx, made, claims)
    await addOrders(portal, tx, made, claims)
    return made
  })
  const member = (name: string) => cast.members.get(`${name}@demo.example`) ?? fail(name)
  const dealer = member('dealer')

  for (const [name, least] of [
    ['dealer', 35],
    ['other', 8],
  ] as const)
    expect((await listProducts(portal, member(name), {})).page.count, name).toBeGreaterThanOrEqual(least)
  expect((await listProducts(portal, member('customer'), {})).page.count, 'a private rider with two bikes').toBe(2)
  for (const warranty of warrantyStates)
    expect((await listProducts(portal, dealer, { warranty })).page.count, warranty).toBeGreaterThan(0)
  const { rows } = await endingWarranties(portal, dealer)
  expect(rows.map(({ days }) => days)).toEqual(expect.arrayContaining([20, 59]))

  const products = await portal.db.selectFrom('product').selectAll().execute()
  for (const { frame_model, serial_number } of products)
    expect(checkSerial(template.families, frame_model, serial_number)).toEqual({ serial: serial_number })
  const lines = await portal.db.selectFrom('sales_order_line').select(['item_name', 'serial_numbers']).execute()
  const colours = lines.flatMap(({ item_name, serial_numbers }) =>
    products
      .filter(
        ({ serial_number, company_id }) => company_id === dealer.companyId && serial_numbers.includes(serial_number),
      )
      .map(({ colour }) => [item_name.endsWith(` ${colour.toLowerCase()}`), item_name, colour]),
  )
  expect(colours.length).toBeGreaterThan(10)
  expect(colours.filter(([isSame]) => !isSame)).toEqual([])
  const sold = claims.filter(({ purchased, story }) => purchased && story.by === 'dealer')
  for (const { serial } of sold) expect(products.map((one) => one.serial_number)).toContain(serial)

  const story = products.find((one) => one.serial_number === 'C68.56S.04410')
  const { events } = await readProduct(portal, dealer, story?.id ?? 0)
  expect(events.length).toBeGreaterThan(15)
  for (const { at } of events) expect(at.getTime()).toBeLessThanOrEqual(now.getTime())
})

function fail(name: string): never {
  throw new Error(`Nobody in the demonstration is called ${name}`)
}
