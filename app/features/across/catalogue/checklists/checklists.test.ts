import { expect, test } from 'vitest'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { beginAt, pageOf } from '#app/features/service/checks/checks.fixture.ts'
import { openApp, post } from '#tests/app.ts'
import { publishDraft, readDraft } from '../draft.server.ts'

const address = '/en/console/catalogue/checklists'

const winter = {
  intent: 'checklist',
  revision: '0',
  was: '',
  code: 'winter',
  name_it: 'Controllo invernale',
  name_en: 'Winter check',
  kind: 'other',
  families: 'C68',
  rider: 'none',
}
const step = { intent: 'step', was: '', name_en: 'Tighten the crank bolt', torque: '13,5', torque_unit: 'Nm' }

async function open() {
  const app = await openApp()
  const admin = await app.staff('admin')
  const dealer = await app.dealer()
  const send = async (path: string, fields: Record<string, string>) => {
    const answer = await app.fetch(address + path, post(admin, fields))
    return { status: answer.status, text: await answer.text() }
  }
  const lists = async () => (await readDraft(app.portal, admin.viewer)).catalogue.checklists
  return { app, admin, dealer, send, lists }
}

test('a list of the maker’s own is offered for its models once it is published, and what was begun keeps its version', async () => {
  const { app, admin, dealer, send, lists } = await open()
  const { id: product } = await addProduct(app.portal, { of: dealer })
  const { id: other } = await addProduct(app.portal, { of: dealer, family: 'V4R', serial: 'V4R-0510-A1234' })
  expect((await send('', winter)).status).toBe(303)
  expect((await send('/winter', { ...step, revision: '1' })).status).toBe(303)
  expect((await lists()).at(-1)?.steps).toEqual([
    {
      code: 'step-1',
      name: { en: 'Tighten the crank bolt' },
      torque: { value: 13.5, unit: 'Nm' },
      measure: null,
      photo: false,
      skippable: false,
    },
  ])
  expect((await send('', { ...winter, revision: '2', was: 'winter', active: 'on' })).status).toBe(303)
  expect(await publishDraft(app.portal, admin.viewer, { revision: 3, note: '' })).toEqual([])
  expect(await pageOf(app, dealer, `/en/products/${product}`)).toContain('Winter check')
  expect(await pageOf(app, dealer, `/en/products/${other}`)).not.toContain('Winter check')
  const foreign = await app.fetch(`/en/products/${other}/checks/winter`, post(dealer, { intent: 'begin' }))
  expect(foreign.status).toBe(404)
  const begun = await beginAt(app, dealer, `/en/products/${product}/checks/winter`)
  const changed = { ...step, revision: '4', was: 'step-1', name_en: 'Grease the crank bolt' }
  expect((await send('/winter', changed)).status).toBe(303)
  expect(await publishDraft(app.portal, admin.viewer, { revision: 5, note: '' })).toEqual([])
  expect(await pageOf(app, dealer, `/en/checks/${begun}`)).toContain('Tighten the crank bolt')
  expect(await pageOf(app, dealer, `/en/products/${product}/checks/winter`)).toContain('Grease the crank bolt')
})

test('a figure that may be below zero is typed on a keyboard with a minus, and another on the number pad', async () => {
  const { app, admin, dealer, send } = await open()
  const { id: product } = await addProduct(app.portal, { of: dealer })
  await send('', winter)
  const measures = [
    { lower: '-0,3', upper: '0,3' },
    { lower: '', upper: '8' },
    { lower: '1', upper: '' },
  ]
  for (const [at, limits] of measures.entries())
    expect((await send('/winter', { ...step, revision: `${at + 1}`, measure_unit: 'mm', ...limits })).status).toBe(303)
  await send('', { ...winter, revision: '4', was: 'winter', active: 'on' })
  expect(await publishDraft(app.portal, admin.viewer, { revision: 5, note: '' })).toEqual([])
  const check = await beginAt(app, dealer, `/en/products/${product}/checks/winter`)
  const keyboards = await Promise.all(
    measures.map(async (_, at) => {
      const page = await pageOf(app, dealer, `/en/checks/${check}?step=step-${at + 1}`)
      const [field = ''] = /<input[^>]*name="measured"[^>]*>/.exec(page) ?? []
      return /inputmode="(\w+)"/i.exec(field)?.[1]
    }),
  )
  expect(keyboards).toEqual(['text', 'text', 'decimal'])
})

test('a list without steps cannot be offered, and limits that are none are told', async () => {
  const { app, admin, send } = await open()
  await send('', { ...winter, active: 'on' })
  expect(await publishDraft(app.portal, admin.viewer, { revision: 1, note: '' })).toMatchObject([
    { message: 'checklist-empty', code: 'winter' },
  ])
  for (const wrong of [
    { torque: 'abc' },
    { torque: '1e308' },
    { torque_unit: '' },
    { lower: '2', upper: '1', measure_unit: 'mm' },
    { lower: '2' },
    { name_en: '' },
  ])
    expect([(await send('/winter', { ...step, revision: '1', ...wrong })).status, JSON.stringify(wrong)]).toEqual([
      400,
      JSON.stringify(wrong),
    ])
})

test('steps are put in order, taken away and previewed as a mechanic sees them; a list that is not there has no page', async () => {
  const { app, admin, send, lists } = await open()
  const codes = async () => (await lists()).find(({ code }) => code === 'yearly')?.steps.map(({ code }) => code)
  expect((await send('/yearly', { intent: 'up', revision: '0', code: 'step-2' })).status).toBe(303)
  expect((await codes())?.slice(0, 3)).toEqual(['step-2', 'step-1', 'step-3'])
  expect((await send('/yearly', { intent: 'remove', revision: '1', code: 'step-2' })).status).toBe(303)
  expect((await send('/yearly', { intent: 'remove', revision: '2', code: 'step-2' })).status).toBe(400)
  expect((await send('/yearly', { intent: 'remove', revision: '1', code: 'step-3' })).status).toBe(409)
  expect(await pageOf(app, admin, `${address}/yearly/preview`)).toContain('Step 1 of 9')
  expect((await send('/nothing', { ...step, revision: '2' })).status).toBe(404)
})
