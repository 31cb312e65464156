import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import { lastDaysOfProduct } from '#app/features/bicycles/warranty/warranty.server.ts'
import { as, type Member, openApp, post } from '#tests/app.ts'
import { publishForTest } from '#tests/catalogue.ts'

type Listed = { serial: string; family?: string; size?: string; colour?: string; delivered?: string; soldTo?: Member }

async function openShop() {
  const app = await openApp()
  const dealer = await app.dealer()
  async function list({ serial, family = 'V4R', size = '', colour = '', delivered, soldTo }: Listed) {
    const looks = { family, size, colour, delivered_on: delivered ?? null }
    const row = { serial_number: serial, serial_folded: foldSerial(serial), listed_at: app.clock.now() }
    const company = { company_id: soldTo?.viewer.companyId ?? null }
    await app.portal.db
      .insertInto('built_bicycle')
      .values({ ...row, ...looks, ...company })
      .execute()
  }
  async function register(serial: string, more: Record<string, string> = {}) {
    const fields = { country: 'IT', frame_model: 'V4R', serial_number: serial, date_of_purchase: '2026-11-15' }
    const form = { submission: randomUUID(), ...fields, ...more }
    const answer = await app.fetch('/en/products/new', post(dealer, form))
    return { status: answer.status, text: await answer.text() }
  }
  const stored = () =>
    app.portal.db
      .selectFrom('product')
      .select(['id', 'serial_number as serial', 'frame_model as family', 'name', 'size', 'colour'])
      .select('confirmed_by as confirmed')
      .orderBy('id')
      .execute()
  return { app, dealer, list, register, stored }
}

test('a listed bicycle is registered as it was built, an unlisted one is to be confirmed', async () => {
  const { dealer, list, register, stored } = await openShop()
  await list({ serial: 'V4R-0510-A1234', size: '51s', colour: 'Nero opaco', soldTo: dealer })
  await register('V4R-0510-A1234', { size: '54s' })
  await register('V4R-0510-A9999', { size: '54s' })
  const [listed, other] = await stored()
  expect(listed).toMatchObject({ family: 'V4R', size: '51s', colour: 'Nero opaco', confirmed: 'dealer' })
  expect(other).toMatchObject({ size: '54s', colour: '', confirmed: null })
})

test('of two models whose numbers look alike the list tells which it is', async () => {
  const { list, register, stored } = await openShop()
  await list({ serial: 'TT1M00231', family: 'TT1' })
  await register('TT1M00231', { frame_model: 'V3R' })
  expect(await stored()).toMatchObject([{ family: 'TT1', name: 'TT1' }])
})

test('a bicycle sold to another dealer is to be confirmed', async () => {
  const { app, list, register, stored } = await openShop()
  await list({ serial: 'V4R-0510-A1234', soldTo: await app.dealer() })
  await register('V4R-0510-A1234')
  expect(await stored()).toMatchObject([{ confirmed: null }])
})

test('the answer to a registration is the same whether the list knows the bicycle or not', async () => {
  const { list, register } = await openShop()
  await list({ serial: 'V4R-0510-A1234' })
  const answers = [await register('V4R-0510-A1234'), await register('V4R-0510-A9999')]
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
})

test('coverage that starts at delivery counts from the day the list gives, and the law never from before the purchase', async () => {
  const { app, list, register, stored } = await openShop()
  const catalogue = app.portal.catalogues.current()
  const rules = catalogue.rules.map((rule) => ({ ...rule, starts: 'delivery' as const, registration: null }))
  await list({ serial: 'V4R-0510-A1234', delivered: '2026-06-01' })
  await register('V4R-0510-A1234')
  const [product] = await stored()
  const days = await lastDaysOfProduct(app.portal.db, { ...catalogue, rules }, product?.id ?? 0)
  expect(days.legal?.ends).toBe('2028-11-15')
  expect(days.certain).toBe('2028-11-15')
  const long = rules.map((rule) => ({ ...rule, months: 48 }))
  expect((await lastDaysOfProduct(app.portal.db, { ...catalogue, rules: long }, product?.id ?? 0)).certain).toBe(
    '2030-06-01',
  )
})

test('a bicycle’s page gives each rule of the maker’s with its own last day, counted from where the rule starts', async () => {
  const { app, dealer, list, register, stored } = await openShop()
  await publishForTest(app, ({ rules, ...catalogue }) => {
    const [structure, paint] = rules
    if (!structure || !paint) throw new Error('The template has two rules')
    const wheels = { ...structure, code: 'wheels', name: { en: 'Warranty on wheels' }, months: 36, registration: null }
    const fromDelivery = [wheels, paint].map((rule) => ({ ...rule, starts: 'delivery' as const }))
    return { ...catalogue, rules: [structure, ...fromDelivery] }
  })
  await list({ serial: 'V4R-0510-A1234', delivered: '2026-06-01' })
  await register('V4R-0510-A1234')
  const [product] = await stored()
  const page = await (await app.fetch(`/en/products/${product?.id}`, as(dealer))).text()
  const told = page.replaceAll('\u00a0', ' ')
  expect(told).toContain('Warranty on wheels: last day 1 Jun 2029.')
  expect(told).toContain('The maker’s warranty on paint: last day 1 Jun 2027.')
})

test('staff see on a ticket what the list says of its bicycle, and that it is not on it', async () => {
  const { app, dealer, list } = await openShop()
  const admin = await app.staff()
  const { id } = await app.ticket({ of: dealer, serial: 'V4R-0510-A1234' })
  await app.portal.db.updateTable('ticket').set({ frame_model: 'V4R' }).where('id', '=', id).execute()
  const page = async () => (await app.fetch(`/en/console/tickets/${id}`, as(admin))).text()
  expect(await page()).not.toContain('list of built bicycles')
  await list({ serial: 'V4R-0510-A9999' })
  expect(await page()).toContain('The serial number is not in the list of built bicycles')
  await list({ serial: 'V4R-0510-A1234', family: 'V4R', size: '51s', delivered: '2026-06-01' })
  expect(await page()).toContain('In the list of built bicycles: V4R, 51s. Delivered to the dealer on')
})
