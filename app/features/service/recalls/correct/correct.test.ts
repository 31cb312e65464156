import { expect, test } from 'vitest'
import { givePassword, password } from '#app/features/people/profile/profile.fixture.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { as, openApp, post } from '#tests/app.ts'
import { addDraft, correctionFields } from '../recalls.fixture.ts'

/** One that a rider was told of. */
async function openPublished() {
  const app = await openApp()
  const admin = await givePassword(app, await app.staff('admin'))
  const rider = await app.dealer({ role: 'customer', name: 'Rita Segreta' })
  await addProduct(app.portal, { of: rider, serial: 'C68.51S.00150' })
  const by = admin.viewer.accountId
  const id = await addDraft(app.portal, { by, number: '2026-03', serials: 'C68.51S.00150', phone: '800 999 999' })
  const page = `/en/console/recalls/${id}`
  await app.fetch(page, post(admin, { intent: 'publish', version: '1', seen: 'on', current: password }))
  await app.work()
  const correct = (fields: Record<string, string>) => {
    const sent = { ...correctionFields, phone: '800 999 999', version: '1', current: password, ...fields }
    return app.fetch(`${page}/correct`, post(admin, { intent: 'correct', ...sent }))
  }
  return { app, admin, rider, id, page, correct }
}

test('the words of a published recall are corrected: the notices say when, and what they were stays in its history', async () => {
  const { app, admin, rider, page, correct, id } = await openPublished()
  const mails = () => app.portal.db.selectFrom('sent_mail').select('subject').execute()
  const before = await mails()
  expect(before.length).toBeGreaterThan(0)
  app.clock.advance(3 * 24 * 60 * 60_000)
  expect(await (await app.fetch(`${page}/correct`, as(admin))).text()).toContain('800 999 999')
  const answer = await correct({ phone: '800 123 456', product_it: 'Forcella C68 da strada' })
  expect(answer.headers.get('location')).toBe(`${page}?notice=correct`)
  const notice = await (await app.fetch('/safety/2026-03')).text()
  for (const said of ['800 123 456', 'Forcella C68 da strada', 'Testo corretto: 24 nov 2026', '21 nov 2026'])
    expect(notice).toContain(said)
  expect(notice).not.toContain('800 999 999')
  expect(await (await app.fetch('/en/recalls', as(rider))).text()).toContain('Text corrected on 24 Nov')
  const progress = await (await app.fetch(`${page}?notice=correct`, as(admin))).text()
  for (const said of ['Text corrected on 24 Nov', 'It said before:', '800 999 999', 'The correction is published'])
    expect(progress).toContain(said)
  const list = await (await app.fetch('/en/console/recalls?q=da%20strada', as(admin))).text()
  expect(list).toContain('2026-03')
  await app.work()
  expect(await mails()).toEqual(before)
  const unit = await app.portal.db.selectFrom('recall_unit').select('state').where('recall_id', '=', id).execute()
  expect(unit).toEqual([{ state: 'notified' }])
})

test('a correction takes no text away that a notice has to have, no word that softens, and no wrong password', async () => {
  const { app, admin, correct } = await openPublished()
  for (const [fields, said] of [
    [{ risk_fr: '' }, 'cannot be without this text'],
    [{ risk_en: 'A voluntary recall' }, '“voluntary” makes the risk sound smaller'],
    [{ phone: 'x' }, 'Enter a phone number'],
    [{ current: 'not my password' }, ''],
  ] as const) {
    const answer = await correct(fields)
    const page = await answer.text()
    expect([fields, answer.status]).toEqual([fields, 400])
    expect(page).toContain(said)
    expect(page).not.toContain('not my password')
  }
  // Nothing is other: nothing is told as corrected.
  expect((await correct({})).status).toBe(303)
  expect(await (await app.fetch('/en/safety/2026-03')).text()).not.toContain('Text corrected')
  expect((await app.portal.db.selectFrom('recall').select('version').executeTakeFirstOrThrow()).version).toBe(1)
  const agent = await app.staff()
  for (const person of [agent, await app.dealer()])
    expect((await app.fetch('/en/console/recalls/701/correct', as(person))).status).toBe(404)
  expect((await app.fetch('/en/console/recalls/799999/correct', as(admin))).status).toBe(404)
})

test('of two who correct at once the second is told, and what was typed for a recall that is closed meanwhile comes back', async () => {
  const { app, admin, page, correct } = await openPublished()
  expect((await correct({ phone: '800 123 456' })).status).toBe(303)
  const late = await correct({ phone: '800 765 432' })
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('800 765 432')
  await app.fetch(page, post(admin, { intent: 'close', current: password }))
  const closed = await correct({ version: '2', risk_it: 'Può rompersi in discesa.' })
  expect(closed.status).toBe(409)
  expect(await closed.text()).toContain('Può rompersi in discesa.')
  expect(await (await app.fetch('/safety/2026-03')).text()).not.toContain('in discesa')
})
