import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { addBookedProduct } from '#app/features/service/products/service-book.fixture.ts'
import { changeDraft, publishDraft, readDraft } from '../draft.server.ts'

const address = '/en/console/catalogue/services'

const spokes = {
  intent: 'service',
  revision: '0',
  was: '',
  code: 'spokes',
  name_it: 'Tensione dei raggi',
  name_en: 'Spoke tension',
  service: 'yearly',
  first_months: '1',
  families: 'C68',
  counts: 'on',
  active: 'on',
}

test('a service that the maker adds stands in the book of bicycles registered once it is published, of its models alone', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const dealer = await app.dealer()
  const bookOf = async (serial: string) => {
    const id = await addBookedProduct(app.portal, { of: dealer, bought: '2026-11-15', serial })
    return (await (await app.fetch(`/en/products/${id}`, as(dealer))).text()).includes('Spoke tension')
  }
  expect((await app.fetch(address, post(admin, spokes))).status).toBe(303)
  const page = await (await app.fetch(address, as(admin))).text()
  for (const told of ['Spoke tension', 'once, after one month', 'every 12\u00a0months']) expect(page).toContain(told)
  expect(await bookOf('C68.51S.00001')).toBe(false)
  expect(await publishDraft(app.portal, admin.viewer, { revision: 1, note: '' })).toEqual([])
  expect(await bookOf('C68.51S.00002')).toBe(true)
})

test('what is no plan is told: a first month that is none, a code that is taken, more grace than comes between services', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const send = (fields: Record<string, string>) => app.fetch(address, post(admin, { ...spokes, ...fields }))
  for (const wrong of [
    { first_months: '0' },
    { first_months: '241' },
    { every_months: '-1' },
    { service: 'repair' },
    { kilometres: 'many' },
    { kilometres: '10.000' },
    { code: 'yearly' },
    { name_it: '', name_en: '' },
  ])
    expect([JSON.stringify(wrong), (await send(wrong)).status]).toEqual([JSON.stringify(wrong), 400])
  const grace = (grace_days: string, revision = '0') =>
    app.fetch(address, post(admin, { intent: 'grace', revision, grace_days }))
  expect((await grace('91')).status).toBe(400)
  expect((await grace('14')).status).toBe(303)
  expect((await grace('15')).status).toBe(409)
  expect((await readDraft(app.portal, admin.viewer)).catalogue.graceDays).toBe(14)
})

test('a rule that promises months for services nobody asks of a model is told before publishing', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await changeDraft(app.portal, admin.viewer, 0, (catalogue) => ({
    ...catalogue,
    dueServices: catalogue.dueServices.map((one) => ({ ...one, families: ['C68'] })),
  }))
  const page = await (await app.fetch('/en/console/catalogue', as(admin))).text()
  expect(page).toContain('The rule structure promises more months for services, but none is due for V4R in that time.')
  expect(page).not.toContain('none is due for C68')
})

function revisionIn(page: string, before = ''): string {
  return new RegExp(`${before}<input type="hidden" name="revision" value="(\\d+)"`).exec(page)?.[1] ?? ''
}

test('a form that comes back, for a mistake or with a row more, still says which draft its writer has seen', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const send = async (to: string, fields: Record<string, string>) => {
    const answer = await app.fetch(to, post(admin, fields))
    return { status: answer.status, text: await answer.text() }
  }
  const entry = '<input type="hidden" name="intent" value="service"/>'
  expect((await send(address, { intent: 'grace', revision: '0', grace_days: '14' })).status).toBe(303)
  const wrong = await send(address, { ...spokes, first_months: '0' })
  expect([wrong.status, revisionIn(wrong.text, entry)]).toEqual([400, '0'])
  const late = await send(address, spokes)
  expect([late.status, revisionIn(late.text, entry)]).toEqual([409, '1'])
  expect((await send(address, { ...spokes, revision: '1' })).status).toBe(303)
  const geometry = '/en/console/catalogue/families/TT1/geometry'
  const longer = await send(geometry, { revision: '1', rows: '3', change_sizes: 'add' })
  expect([longer.status, revisionIn(longer.text)]).toEqual([200, '1'])
})
