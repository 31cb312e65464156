import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { addBookableShop, putKind } from '../appointments.fixture.ts'
import { usualOffers } from '../appointments.ts'

/** What the page of the desk holds in a field, as its next form would send it. */
function valueIn(page: string, name: string): string {
  const [input = ''] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(page) ?? []
  return /value="([^"]*)"/.exec(input)?.[1] ?? ''
}

test('an hour the desk typed, which was taken, does not count any more beside what is chosen of the alternatives', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const shop = `${await addBookableShop(app.portal.db, owner.viewer.companyId)}`
  const address = `/en/appointments/new?shop=${shop}&kind=test_ride`
  const send = (fields: Record<string, string>) =>
    app.fetch(
      address,
      post(owner, {
        intent: 'book',
        submission: randomUUID(),
        shop,
        kind: 'test_ride',
        name: 'Ida',
        phone: '+39 0432 123456',
        ...fields,
      }),
    )
  const typed = { other_day: '2026-11-30', other_time: '10:00' }
  expect((await send(typed)).status).toBe(303)
  const refused = await send(typed)
  expect(refused.status).toBe(409)
  const page = await refused.text()
  const left = { other_day: valueIn(page, 'other_day'), other_time: valueIn(page, 'other_time') }
  expect((await send({ ...left, when: '2026-11-30T11:00+01:00' })).status).toBe(303)
})

test('the page names the shop’s time as its reader calls it', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const shop = await addBookableShop(app.portal.db, owner.viewer.companyId)
  const page = await (await app.fetch(`/en/appointments/new?shop=${shop}&kind=yearly`, as(owner))).text()
  expect(page).toContain('Times of the shop (Central European Time).')
})

test('who comes for what a shop does not take online reads so, with its number, and the desk without', async () => {
  const app = await openApp()
  const [owner, rider] = [await app.dealer(), await app.dealer({ role: 'customer' })]
  const shop = await addBookableShop(app.portal.db, owner.viewer.companyId)
  await app.portal.db.updateTable('shop').set({ phone: '+39 0434 555000' }).where('id', '=', shop).execute()
  const read = async (who: typeof owner, kind: string) =>
    (await app.fetch(`/en/appointments/new?shop=${shop}&kind=${kind}`, as(who))).text()
  const page = await read(rider, 'recall')
  expect(page).toContain('Recall: cannot be booked online here')
  expect(page).toContain('href="tel:+390434555000"')
  expect(await read(rider, 'yearly')).not.toContain('cannot be booked online here')
  const atDesk = await read(owner, 'recall')
  expect(atDesk).toContain('Recall: not one of the kinds of appointment of this shop')
  expect(atDesk).not.toContain('tel:')
})

test('the desk that comes from a day of its sheet stays at that day, and is not told to pay', async () => {
  const app = await openApp()
  const [owner, rider] = [await app.dealer(), await app.dealer({ role: 'customer' })]
  const shop = await addBookableShop(app.portal.db, owner.viewer.companyId)
  const address = `/en/appointments/new?shop=${shop}&kind=yearly&from=2027-03-01`
  const page = await (await app.fetch(address, as(owner))).text()
  expect(valueIn(page, 'from')).toBe('2027-03-01')
  expect(page).not.toContain('you pay in the shop')
  expect(await (await app.fetch(address, as(rider))).text()).toContain('you pay in the shop')
})

test('an hour without a day is asked about, and nothing is booked or moved for another', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const shop = `${await addBookableShop(app.portal.db, owner.viewer.companyId)}`
  const chosen = { intent: 'book', submission: randomUUID(), shop, kind: 'test_ride', when: '2026-11-30T10:00+01:00' }
  const book = (fields: Record<string, string> = {}) =>
    app.fetch(
      `/en/appointments/new?shop=${shop}&kind=test_ride`,
      post(owner, { ...chosen, name: 'Ida', phone: '+39 0432 123456', ...fields }),
    )
  const appointments = () => app.portal.db.selectFrom('appointment').select(['id', 'sequence']).execute()
  const asked = await book({ other_time: '10:20' })
  expect([asked.status, await appointments()]).toEqual([400, []])
  expect(await asked.text()).toContain('Enter the day as well, or leave the time blank.')
  expect((await book()).status).toBe(303)
  const id = (await appointments())[0]?.id ?? 0
  const move = { intent: 'move', seen: '0', other_day: '', other_time: '10:20' }
  expect((await app.fetch(`/en/appointments/${id}`, post(owner, move))).status).toBe(400)
  expect(await appointments()).toEqual([{ id, sequence: 0 }])
})

test('what the desk has left out of a booking is said at once, each at its field, and what must be there is marked', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const shop = `${await addBookableShop(app.portal.db, owner.viewer.companyId)}`
  const address = `/en/appointments/new?shop=${shop}&kind=yearly`
  const blank = await (await app.fetch(address, as(owner))).text()
  expect(blank).toMatch(/<input(?=[^>]*name="name")[^>]*required=""/)
  const empty = { intent: 'book', submission: randomUUID(), shop, kind: 'yearly' }
  const refused = await app.fetch(address, post(owner, empty))
  const page = await refused.text()
  expect(refused.status).toBe(400)
  for (const field of ['when', 'name', 'phone']) expect(page).toContain(`href="#book-${field}"`)
  for (const text of ['Choose one of the free places.', 'A phone number or an email address is needed.'])
    expect(page).toContain(text)
  // A day that was typed is corrected where it was typed.
  const person = { ...empty, name: 'Ida', phone: '+39 0432 123456' }
  const closed = await (await app.fetch(address, post(owner, { ...person, other_day: '2026-11-02' }))).text()
  expect(closed).toContain('href="#book-other_day"')
  expect(closed).not.toContain('href="#book-when"')
})

test('what a shop says of a service stands in the shop’s words beside the choice, whose names are its reader’s', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const shop = await addBookableShop(app.portal.db, owner.viewer.companyId)
  const words = 'Pulizia della trasmissione e controllo del telaio, con il lavaggio'
  const offer = { ...usualOffers.yearly, kind: 'yearly', lanes: 1, words, forRiders: true, active: true } as const
  await putKind(app.portal.db, shop, offer)
  const rider = await app.dealer({ role: 'customer' })
  const pageIn = async (locale: string) =>
    (await app.fetch(`${locale}/appointments/new?shop=${shop}`, as(rider))).text()
  const english = await pageIn('/en')
  const options = [...english.matchAll(/<option[^>]*>([^<]*)</g)].map(([, name = '']) => name)
  expect(options.filter((name) => name.includes('trasmissione'))).toEqual([])
  expect(options).toContain('Yearly service')
  expect(english).toContain('in the shop’s own words')
  expect(english.replaceAll('<!-- -->', '')).toContain(`Yearly service: <span lang="it">${words}</span>`)
  expect((await pageIn('')).replaceAll('<!-- -->', '')).toContain(`Tagliando annuale: <span>${words}</span>`)
})

test('what a booking is for is kept where the shop is still to be chosen: a recall would become a yearly service', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  for (const name of ['Centro', 'Nord']) await addBookableShop(app.portal.db, owner.viewer.companyId, { name })
  const read = async (query: string) => (await app.fetch(`/en/appointments/new${query}`, as(owner))).text()
  expect(valueIn(await read('?serial=C68.51S.00123&kind=recall'), 'kind')).toBe('recall')
  expect(await read('')).not.toContain('name="kind"')
})

test('who books the remedy of a recall reads that it is free, and nobody is told to pay for what a warranty may cover', async () => {
  const app = await openApp()
  const [owner, rider] = [await app.dealer(), await app.dealer({ role: 'customer' })]
  const shop = await addBookableShop(app.portal.db, owner.viewer.companyId)
  const offer = { lanes: 1, words: '', forRiders: true, active: true }
  for (const kind of ['recall', 'warranty_inspection'] as const)
    await putKind(app.portal.db, shop, { kind, ...usualOffers[kind], ...offer })
  const told = async (kind: string) => {
    const page = await (await app.fetch(`/en/appointments/new?shop=${shop}&kind=${kind}`, as(rider))).text()
    return [page.includes('Work under the recall is free of charge'), page.includes('you pay in the shop')]
  }
  expect(await told('recall')).toEqual([true, false])
  expect(await told('warranty_inspection')).toEqual([false, false])
  expect(await told('yearly')).toEqual([false, true])
})
