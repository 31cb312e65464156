import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { givePassword, password } from '#app/features/people/profile/profile.fixture.ts'
import { setSubscription } from '#app/features/content/subscriptions/subscriptions.server.ts'
import { nobody } from '#app/features/people/sign-in/sign-in.fixture.ts'
import { addBookableShop } from '#app/features/service/appointments/appointments.fixture.ts'
import { saveBuilt } from '#app/features/service/built-bicycles/built-bicycles.import.server.ts'
import { beginAt, fill, pageOf, sign } from '#app/features/service/checks/checks.fixture.ts'
import { addBookedProduct, addService } from '#app/features/service/products/service-book.fixture.ts'
import { addDraft } from '#app/features/service/recalls/recalls.fixture.ts'
import { addSurvey } from '#app/features/service/surveys/surveys.fixture.ts'
import { askSurveys } from '#app/features/service/surveys/surveys.jobs.server.ts'
import { openLinks } from '#app/kit/one-time-links.server.ts'
import { type App, type Member, openApp, post } from './app.ts'

const day = 86_400_000
const serial = 'C68.51S.00150'

/** A rider's bicycle of two years, sold by a dealer whose workshop kept every service but the one that is due. */
async function openWorkshop() {
  const app = await openApp()
  const { db } = app.portal
  const [dealer, rider] = [await app.dealer(), await app.dealer({ role: 'customer', name: 'Rita Verdi' })]
  const admin = await givePassword(app, await app.staff('admin'))
  const shop = await addBookableShop(db, dealer.viewer.companyId)
  const id = await addBookedProduct(app.portal, { of: dealer, bought: '2024-11-25', serial })
  await addService(app.portal, dealer, id, { service: 'first_check', day: '2025-02-25' })
  await addService(app.portal, dealer, id, { service: 'yearly', day: '2025-11-25' })
  const built = { family: 'C68', size: '51', colour: 'Nero', madeOn: null, deliveredOn: null }
  await saveBuilt(app.owner, [{ ...built, serialNumber: serial, companyId: dealer.viewer.companyId }], app.clock.now())
  const { companyId: company_id, accountId: held_by } = rider.viewer
  await db.updateTable('product').set({ company_id, held_by }).where('id', '=', id).execute()
  await setSubscription(app.portal, rider.viewer, { topic: 'surveys', subscribed: true })
  await addSurvey(app.portal, { by: admin.viewer.accountId, trigger: 'appointment' })
  const facts = { number: '2026-07', serials: serial, checklist: 'recall-remedy' }
  const recall = await addDraft(app.portal, { by: admin.viewer.accountId, ...facts })
  const publish = { intent: 'publish', version: '1', seen: 'on', current: password }
  expect((await app.fetch(`/en/console/recalls/${recall}`, post(admin, publish))).status).toBe(303)
  return { app, dealer, rider, shop, id }
}

test('a service that is due is booked, the recall found and done with it, and log, warranty, book, survey and call follow', async () => {
  const { app, dealer, rider, shop, id } = await openWorkshop()
  const { db } = app.portal
  const ends = async () =>
    (await db.selectFrom('product').select('warranty_expiry as ends').where('id', '=', id).executeTakeFirstOrThrow())
      .ends
  expect(await ends()).toBe('2027-11-25')

  // The rider is told of it at home, and books it from the bicycle.
  expect(await pageOf(app, rider, '/en')).toContain('Yearly service')
  const booking = `/en/appointments/new?product=${id}&kind=yearly`
  expect(await pageOf(app, rider, `/en/products/${id}`)).toContain(booking.replaceAll('&', '&amp;'))
  const wanted = { shop: `${shop}`, kind: 'yearly', when: '2026-11-26', product: `${id}` }
  const booked = await app.fetch(booking, post(rider, { intent: 'book', submission: randomUUID(), ...wanted }))
  expect(booked.status, await booked.clone().text()).toBe(303)
  const appointment = /\/appointments\/(\d+)/.exec(booked.headers.get('location') ?? '')?.[1] ?? ''
  const take = (intent: string) =>
    app.fetch(`/en/appointments/${appointment}`, post(dealer, { intent, ...(intent === 'done' ? { log: 'on' } : {}) }))

  // The bench takes it in on its day, and reads of the recall.
  app.clock.advance(5 * day)
  expect((await take('arrived')).status).toBe(303)
  expect(await pageOf(app, dealer, `/en/appointments/${appointment}`)).toContain('2026-07')
  const unit = (await db.selectFrom('recall_unit').select('id').executeTakeFirstOrThrow()).id
  const remedy = await beginAt(app, dealer, `/en/checks/recalled/${unit}`)
  await fill(app, dealer, remedy, 'recall-remedy')
  expect((await sign(app, dealer, remedy)).status).toBe(303)
  expect(await db.selectFrom('recall_unit').select('state').execute()).toEqual([{ state: 'done' }])
  const yearly = await beginAt(app, dealer, `/en/checks/at-desk/${appointment}/yearly`)
  await fill(app, dealer, yearly, 'yearly')
  expect((await sign(app, dealer, yearly, { rider_name: 'Rita Verdi' })).status).toBe(303)
  for (const intent of ['ready', 'done']) expect((await take(intent)).status).toBe(303)

  // Log, book and warranty know of it; nobody is warned of the recall any more.
  const services = db.selectFrom('product_event').select(['subject', 'day']).where('kind', '=', 'service')
  expect(await services.orderBy('day').execute()).toEqual([
    { subject: 'first_check', day: '2025-02-25' },
    { subject: 'yearly', day: '2025-11-25' },
    { subject: 'yearly', day: '2026-11-26' },
  ])
  expect(await ends()).toBe('2028-11-25')
  const bicycle = await pageOf(app, rider, `/en/products/${id}`)
  expect(bicycle).toContain('26\u00a0Nov\u00a02026')
  expect(bicycle).not.toContain('2026-07')

  await callBack(app, rider)
})

/** The next day the rider is asked, is not content, and is called back. */
async function callBack(app: App, rider: Member): Promise<void> {
  const { db } = app.portal
  app.clock.advance(1.1 * day)
  await askSurveys(app.portal)
  await app.work()
  const mails = await db.selectFrom('sent_mail').select('body').where('to_address', '=', rider.viewer.email).execute()
  const links = mails.map(({ body }) => /\/s\/[\w-]{22}/.exec(openLinks(app.portal.secret, body))?.[0])
  const link = links.find(Boolean) ?? ''
  expect((await app.fetch(link, post(nobody, { q0: '2', q2: 'Nessuno mi ha avvisata' }))).status).toBe(303)
  const agent = await app.staff()
  expect(await pageOf(app, agent, '/en')).toContain('/console/surveys/tasks')
  const call =
    /\/en\/console\/surveys\/tasks\/\d+/.exec(await pageOf(app, agent, '/en/console/surveys/tasks'))?.[0] ?? ''
  expect(await pageOf(app, agent, call)).toContain('Nessuno mi ha avvisata')
  const said = { intent: 'call-done', note: 'Sentita: la prossima volta la chiamiamo noi.' }
  expect((await app.fetch(call, post(agent, said))).status).toBe(303)
  expect(await pageOf(app, agent, '/en')).not.toContain('Customers to call back')
}
