import { expect, test } from 'vitest'
import { emptyCatalogue, type Catalogue } from '#app/catalogue/catalogue.ts'
import { as, openApp, post } from '#tests/app.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { changeDraft, publishDraft, readDraft } from '../draft.server.ts'
import { effectsOf } from './effects.server.ts'

const address = '/en/console/catalogue/coverage'

async function openCoverage() {
  const app = await openApp()
  const admin = await app.staff('admin')
  const send = (fields: Record<string, string | string[]>) => app.fetch(address, post(admin, fields))
  const read = async (path = address) => (await app.fetch(path, as(admin))).text()
  const draft = () => readDraft(app.portal, admin.viewer)
  const change = (months: number, revision = 0) => changeDraft(app.portal, admin.viewer, revision, withMonths(months))
  return { app, admin, send, read, draft, change }
}

type App = Awaited<ReturnType<typeof openApp>>

function withMonths(months: number) {
  return (catalogue: Catalogue): Catalogue => ({
    ...catalogue,
    rules: catalogue.rules.map((rule) => (rule.code === 'structure' ? { ...rule, months, registration: null } : rule)),
    floors: [],
  })
}

test('a rule is asked for only where there is something it can cover, and until then the page says what is missing', async () => {
  const { app, admin, read } = await openCoverage()
  expect(await read()).toContain('name="replacement_months"')
  await changeDraft(app.portal, admin.viewer, 0, () => emptyCatalogue)
  const page = await read()
  expect(page).not.toContain('name="replacement_months"')
  expect(page).toContain('Before a rule, add models, parts and kinds of damage')
})

/** A claim about damage on the road, of a bicycle bought so long ago that some rules still cover it and others do not. */
async function addClaim(app: App, boughtOn: string) {
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer, serial: 'C68.51S.00777' })
  await app.portal.db
    .updateTable('ticket')
    .set({ damage_phase: 'field', date_of_purchase: boughtOn, kind_of_damage: 'functional', catalogue_version: 1 })
    .where('id', '=', id)
    .execute()
  return { id, dealer }
}

const rule = {
  intent: 'rule',
  revision: '0',
  was: '',
  code: 'motor',
  name_it: 'Garanzia sul motore',
  name_en: 'Warranty on the motor',
  families: ['C68', 'V4R'],
  parts: ['frame'],
  kinds: ['functional'],
  starts: 'delivery',
  months: '36',
  replacement_months: '1',
  extra_months: '12',
  within_days: '30',
  service_months: '12',
  serviced_months: '24',
}

test('an administrator adds a rule, changes it and takes it away, all in the draft', async () => {
  const { app, send, read, draft } = await openCoverage()
  const added = await send(rule)
  expect([added.status, added.headers.get('location')]).toEqual([303, `${address}?notice=saved#rule-code`])
  expect((await draft()).catalogue.rules.at(-1)).toEqual({
    code: 'motor',
    name: { it: 'Garanzia sul motore', en: 'Warranty on the motor' },
    families: ['C68', 'V4R'],
    parts: ['frame'],
    kinds: ['functional'],
    months: 36,
    registration: { extraMonths: 12, withinDays: 30 },
    services: { extraMonths: 12, withinMonths: 24 },
    firstOwnerOnly: false,
    starts: 'delivery',
    replacementMonths: 1,
  })
  expect(app.portal.catalogues.current().rules).toHaveLength(2)
  const listed = await read()
  for (const told of ['36 months, starting at the delivery', '1 month on a replaced part'])
    expect(listed).toContain(told)
  expect(await read(`${address}?change=motor`)).toContain('value="Warranty on the motor"')
  const changed = await send({ ...rule, revision: '1', was: 'motor', months: '48', extra_months: '', within_days: '' })
  expect(changed.status).toBe(303)
  expect((await draft()).catalogue.rules.at(-1)).toMatchObject({ months: 48, registration: null })
  expect((await send({ intent: 'up', revision: '2', code: 'motor' })).status).toBe(303)
  expect((await draft()).catalogue.rules.map(({ code }) => code)).toEqual(['structure', 'motor', 'paint'])
  expect((await send({ intent: 'remove', revision: '3', code: 'motor' })).status).toBe(303)
  expect((await draft()).catalogue.rules).toHaveLength(2)
})

test('a rule that is half told comes back with what was typed, and a lost race says so', async () => {
  const { send, draft } = await openCoverage()
  const wrong = await send({ ...rule, serviced_months: '', within_days: '', parts: [], name_it: '', name_en: '' })
  expect(wrong.status).toBe(400)
  const page = await wrong.text()
  for (const told of [
    'An extension needs both the months and the days.',
    'More months need the months whose services count as well.',
    'Choose one part at least.',
    'Write it in one language at least.',
    'value="motor"',
  ])
    expect(page).toContain(told)
  const taken = await send({ ...rule, code: 'paint' })
  expect(taken.status).toBe(400)
  expect(await taken.text()).toContain('This code is taken')
  const unknown = await send({ ...rule, families: ['NOPE'] })
  expect(unknown.status).toBe(400)
  const late = await send({ ...rule, revision: '5' })
  expect(late.status).toBe(409)
  const back = await late.text()
  expect(back).toContain('The draft has been changed or published meanwhile')
  expect(back).toContain('value="Warranty on the motor"')
  expect((await draft()).revision).toBe(0)
})

test('the months of each country’s legal guarantee are changed together', async () => {
  const { send, draft } = await openCoverage()
  const floors = { intent: 'floors', revision: '0', floor_IT: '24', floor_ES: '36', floor_CH: '24' }
  expect((await send({ ...floors, floor_US: 'two' })).status).toBe(400)
  expect((await send(floors)).status).toBe(303)
  expect((await draft()).catalogue.floors).toEqual([
    { country: 'IT', months: 24 },
    { country: 'ES', months: 36 },
    { country: 'CH', months: 24 },
  ])
})

test('before a rule is published, the claims and bicycles it would assess otherwise are listed', async () => {
  const { app, admin, read, draft, change } = await openCoverage()
  const { id, dealer } = await addClaim(app, '2025-03-02')
  const bicycle = await addProduct(app.portal, { of: dealer, serial: 'V4R-0510-A1234', family: 'V4R' })
  expect(await effectsOf(app.portal, admin.viewer, await draft())).toBeUndefined()
  await change(12)
  const effects = await effectsOf(app.portal, admin.viewer, await draft())
  expect(effects?.claims).toMatchObject({ checked: 1, changed: 1, worse: 1 })
  expect(effects?.bicycles).toMatchObject({ checked: 1, changed: 1, worse: 1 })
  const page = await read()
  for (const told of [
    'The draft shortens or takes away cover that customers were told of',
    'Claims assessed otherwise: 1 of the last 1',
    'Covered, last day 2 Mar 2027',
    'Not covered, last day 2 Mar 2026',
    'Warranty: 2 Mar 2029',
    'Warranty: 2 Mar 2027',
    `href="/en/console/tickets/${id}"`,
    `href="/en/products/${bicycle.id}"`,
  ])
    expect(page.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '')).toContain(told)
})

test('a rule for one part only is told of bicycles too, though the warranty of the whole stays as it was', async () => {
  const { app, admin, draft } = await openCoverage()
  const dealer = await app.dealer()
  await addProduct(app.portal, { of: dealer, serial: 'V4R-0510-A1234', family: 'V4R' })
  await changeDraft(app.portal, admin.viewer, 0, (catalogue) => {
    const [structure, ...rest] = catalogue.rules
    if (!structure) throw new Error('The template has rules')
    const fork = { ...structure, code: 'fork', name: { en: 'Warranty on forks' }, parts: ['fork'], months: 72 }
    return { ...catalogue, rules: [structure, fork, ...rest] }
  })
  const effects = await effectsOf(app.portal, admin.viewer, await draft())
  expect(effects?.bicycles).toMatchObject({ changed: 1, worse: 0 })
  expect(effects?.bicycles.first[0]?.moved).toEqual([{ about: { rule: 'fork' }, before: null, after: '2033-03-02' }])
})

test('a claim keeps the verdict of the version it was made under, and a new one gets the new', async () => {
  const { app, admin, change } = await openCoverage()
  const { id } = await addClaim(app, '2025-03-02')
  const verdictOf = async (ticket: number) => {
    const page = await (await app.fetch(`/en/console/tickets/${ticket}`, as(admin))).text()
    return /class="status status-\w+">(Covered|Not covered)</.exec(page)?.[1]
  }
  expect(await verdictOf(id)).toBe('Covered')
  await change(12)
  expect(await publishDraft(app.portal, admin.viewer, { revision: 1, note: '' })).toEqual([])
  expect(await verdictOf(id)).toBe('Covered')
  const later = await addClaim(app, '2025-03-02')
  await app.portal.db
    .updateTable('ticket')
    .set({ catalogue_version: app.portal.catalogues.current().version })
    .where('id', '=', later.id)
    .execute()
  expect(await verdictOf(later.id)).toBe('Not covered')
})
