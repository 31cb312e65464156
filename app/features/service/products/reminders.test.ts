import { expect, test } from 'vitest'
import { as, type Member, openApp, post } from '#tests/app.ts'
import { addAppointment, addBookableShop } from '#app/features/service/appointments/appointments.fixture.ts'
import { remindOfServices } from './products.services.server.ts'
import { addBookedProduct, addService } from './service-book.fixture.ts'

type App = Awaited<ReturnType<typeof openApp>>

const day = 24 * 60 * 60_000

async function mailsTo(app: App, { viewer }: Member): Promise<string[]> {
  await remindOfServices(app.portal)
  await app.work()
  const mails = await app.portal.db
    .selectFrom('sent_mail')
    .select('body')
    .where('to_address', '=', viewer.email)
    .orderBy('outbox_id')
    .execute()
  return mails.map(({ body }) => body)
}

test('a rider is reminded of a service three weeks ahead, once; a shop of none', async () => {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer' })
  const dealer = await app.dealer()
  // Due on the 12th of December; it is the 21st of November.
  await addBookedProduct(app.portal, { of: rider, bought: '2026-09-13' })
  await addBookedProduct(app.portal, { of: dealer, bought: '2026-09-12', serial: 'C68.51S.00124' })
  expect(await mailsTo(app, rider)).toEqual([])
  app.clock.advance(day)
  const [mail = '', ...others] = await mailsTo(app, rider)
  expect(others).toEqual([])
  expect(mail).toMatch(/13 (dic|Dec) 2026/)
  expect(mail).toMatch(/12 (gen|Jan) 2027/)
  app.clock.advance(day)
  expect(await mailsTo(app, rider)).toHaveLength(1)
  expect(await mailsTo(app, dealer)).toEqual([])
})

test('who has had it done, or wants no reminders, is sent none', async () => {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer' })
  const dealer = await app.dealer()
  const [done, unwanted] = [
    await addBookedProduct(app.portal, { of: rider, bought: '2026-09-01' }),
    await addBookedProduct(app.portal, { of: rider, bought: '2026-09-02', serial: 'C68.51S.00124' }),
  ]
  // The shop did it while it held the bicycle.
  const hold = (of: Member, id: number) =>
    app.portal.db.updateTable('product').set({ company_id: of.viewer.companyId }).where('id', '=', id).execute()
  await hold(dealer, done)
  await addService(app.portal, dealer, done, { service: 'first_check', day: '2026-11-20' })
  await hold(rider, done)
  await remindOfServices(app.portal)
  await app.portal.db
    .updateTable('product')
    .set({ service_code: null, service_due: null, service_until: null })
    .where('id', '=', unwanted)
    .execute()
  expect(await mailsTo(app, rider)).toEqual([])
})

test('once a service is missed the next one is due', async () => {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer' })
  const id = await addBookedProduct(app.portal, { of: rider, bought: '2026-07-22' })
  app.clock.advance(3 * day)
  await remindOfServices(app.portal)
  const next = app.portal.db.selectFrom('product').select(['service_code as code', 'service_due as due'])
  expect(await next.where('id', '=', id).executeTakeFirst()).toEqual({ code: 'yearly', due: '2027-07-22' })
})

test('a rider’s home shows the services that are due within thirty days, and a shop’s does not', async () => {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer' })
  const dealer = await app.dealer()
  const near = await addBookedProduct(app.portal, { of: rider, bought: '2026-09-21' })
  await addBookedProduct(app.portal, { of: rider, bought: '2026-09-22', serial: 'C68.51S.00124' })
  await addBookedProduct(app.portal, { of: dealer, bought: '2026-09-21', serial: 'C68.51S.00125' })
  const homeOf = async (person: Member) =>
    (await (await app.fetch('/en', as(person))).text()).replaceAll('<!-- -->', '')
  const home = await homeOf(rider)
  expect(home).toContain('Services due soon')
  expect(home).toContain(`href="/en/products/${near}"`)
  expect(home).toContain('due 21 Dec 2026')
  expect(home).not.toContain('22 Dec 2026')
  expect(await homeOf(dealer)).not.toContain('Services due soon')
})

test('a service that is booked is told at home with its appointment, and no mail asks to book it, until it is cancelled', async () => {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer' })
  const dealer = await app.dealer()
  // Due on the 11th of December.
  const productId = await addBookedProduct(app.portal, { of: rider, bought: '2026-09-11' })
  const shopId = await addBookableShop(app.portal.db, dealer.viewer.companyId)
  const desk = { portal: app.portal, shopId, bookedBy: rider.viewer.accountId }
  const booked = { accountId: rider.viewer.accountId, productId, day: '2026-12-01' }
  await addAppointment(desk, { ...booked, kind: 'yearly', day: '2026-11-30' })
  const homeOf = async () => (await (await app.fetch('/en', as(rider))).text()).replaceAll('<!-- -->', '')
  expect(await homeOf()).toContain('due 11 Dec 2026')
  const id = await addAppointment(desk, { ...booked, kind: 'first_check' })
  const home = await homeOf()
  expect(home).toContain(`href="/en/appointments/${id}"`)
  expect(home).toContain('booked for 1 Dec 2026')
  expect(await mailsTo(app, rider)).toEqual([])
  expect((await app.fetch(`/en/appointments/${id}`, post(rider, { intent: 'cancel', reason: '' }))).status).toBe(303)
  expect(await homeOf()).toContain('due 11 Dec 2026')
  // Beside the one that says that it was cancelled.
  expect((await mailsTo(app, rider)).filter((mail) => /11 (dic|Dec) 2026/.test(mail))).toHaveLength(1)
})

test('an appointment after a service’s last day, or one of last year that nobody ended, keeps no reminder back', async () => {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer' })
  const dealer = await app.dealer()
  // Due on the 11th of December; its last day is the 10th of January.
  const productId = await addBookedProduct(app.portal, { of: rider, bought: '2026-09-11' })
  const shopId = await addBookableShop(app.portal.db, dealer.viewer.companyId)
  const desk = { portal: app.portal, shopId, bookedBy: rider.viewer.accountId }
  const booked = { accountId: rider.viewer.accountId, productId, kind: 'first_check' as const }
  const read = async (path: string) => (await (await app.fetch(path, as(rider))).text()).replaceAll('<!-- -->', '')
  const left = await addAppointment(desk, { ...booked, day: '2025-12-03' })
  await app.portal.db.updateTable('appointment').set({ state: 'ready' }).where('id', '=', left).execute()
  await addAppointment(desk, { ...booked, day: '2027-01-20' })
  expect(await read('/en')).toContain('due 11 Dec 2026')
  expect(await read(`/en/products/${productId}`)).toContain(
    `/en/appointments/new?product=${productId}&amp;kind=first_check`,
  )
  expect(await mailsTo(app, rider)).toHaveLength(1)
  // Beside them stands the one that is in time.
  const id = await addAppointment(desk, { ...booked, day: '2027-01-10' })
  expect(await read('/en')).toContain('booked for 10 Jan 2027')
  expect(await read(`/en/products/${productId}`)).toContain(`href="/en/appointments/${id}"`)
})
