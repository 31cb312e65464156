import { expect, test } from 'vitest'
import { cosmeticKinds } from '#app/catalogue/catalogue.cosmetic.ts'
import { as, openApp, post } from '#tests/app.ts'
import { publishForTest } from '#tests/catalogue.ts'
import { changeDraft, publishDraft, readDraft } from '../draft.server.ts'

async function openParts() {
  const app = await openApp()
  const admin = await app.staff('admin')
  const send = (page: string, fields: Record<string, string>) =>
    app.fetch(`/en/console/catalogue/${page}`, post(admin, fields))
  const draft = async () => (await readDraft(app.portal, admin.viewer)).catalogue
  return { app, admin, send, draft }
}

const wheel = {
  intent: 'part',
  revision: '0',
  was: '',
  code: 'wheel',
  name_it: 'Ruota',
  name_en: 'Wheel',
  active: 'on',
}

test('a part that is not drawn is chosen in the claim like all others, once it is published', async () => {
  const { app, admin, send, draft } = await openParts()
  const dealer = await app.dealer()
  expect((await send('parts', { ...wheel, name_it: '', name_en: '' })).status).toBe(400)
  expect((await send('parts', { ...wheel, code: 'Wheel 1' })).status).toBe(400)
  expect((await send('parts', { ...wheel, drawn: 'saddle' })).status).toBe(400)
  expect((await send('parts', wheel)).status).toBe(303)
  expect((await draft()).parts.at(-1)).toEqual({
    code: 'wheel',
    name: { it: 'Ruota', en: 'Wheel' },
    active: true,
    drawn: null,
  })
  const claim = async () => (await app.fetch('/en/new-ticket', as(dealer))).text()
  const box = /name="part_involved"[^>]*value="wheel"/
  expect(await claim()).not.toMatch(box)
  expect(await publishDraft(app.portal, admin.viewer, { revision: 1, note: '' })).toEqual([])
  expect(await claim()).toMatch(box)
  expect((await send('parts', { ...wheel, revision: '2', was: 'wheel', active: '' })).status).toBe(303)
  expect(await publishDraft(app.portal, admin.viewer, { revision: 3, note: '' })).toEqual([])
  expect(await claim()).not.toMatch(box)
})

test('of the kinds of damage one is meant by the warranty, and another one in its place', async () => {
  const { app, admin, send, draft } = await openParts()
  const kind = {
    intent: 'kind',
    revision: '0',
    code: 'noise',
    name_en: 'Noise',
    subject_en: 'a noise',
    photos: '0',
    active: 'on',
  }
  expect((await send('kinds', { ...kind, photos: '13' })).status).toBe(400)
  expect((await send('kinds', { ...kind, main: 'on' })).status).toBe(303)
  expect(await draft()).toMatchObject({ mainKind: 'noise' })
  expect((await draft()).kinds.at(-1)).toEqual({
    code: 'noise',
    name: { en: 'Noise' },
    subject: { en: 'a noise' },
    hint: {},
    active: true,
    photos: 0,
    showsParts: false,
    cosmetic: false,
  })
  const page = await (await app.fetch('/en/console/catalogue/kinds?change=noise', as(admin))).text()
  expect(page).toContain('value="a noise"')
  expect((await send('kinds', { ...kind, revision: '1', was: 'noise' })).status).toBe(303)
  expect(await draft()).toMatchObject({ mainKind: null })
  expect((await send('kinds', { intent: 'up', revision: '2', code: 'noise' })).status).toBe(303)
  expect((await draft()).kinds.map(({ code }) => code).indexOf('noise')).toBe(2)
  expect((await send('kinds', { intent: 'remove', revision: '2', code: 'noise' })).status).toBe(409)
})

test('the hundred and first part, and the two hundred and first holiday, are refused with a sentence and with what was typed', async () => {
  const { app, admin, send, draft } = await openParts()
  const hundred = Array.from({ length: 100 }, (_, at) => ({
    code: `part-${at}`,
    name: { en: `Part ${at}` },
    active: true,
    drawn: null,
  }))
  await changeDraft(app.portal, admin.viewer, 0, (catalogue) => ({ ...catalogue, parts: hundred }))
  const part = await send('parts', { ...wheel, revision: '1' })
  expect(part.status).toBe(400)
  const text = await part.text()
  expect(text).toContain('No more can be added: the limit is 100.')
  expect(text).toContain('value="Wheel"')
  const days = Array.from({ length: 201 }, (_, at) => new Date(Date.UTC(2026, 0, at + 1)).toISOString().slice(0, 10))
  const written = days.map((day) => day.split('-').toReversed().join('/'))
  const working = { intent: 'working', revision: '1', weekdays: '1', from: '09:00', to: '18:00' }
  const holidays = await send('promises', { ...working, holidays: written.join('\n') })
  expect(holidays.status).toBe(400)
  const page = await holidays.text()
  expect(page).toContain('Too many lines: the limit is 200.')
  expect(page).toContain('20/07/2026')
  expect((await send('promises', { ...working, holidays: written.slice(1).join('\n') })).status).toBe(303)
  expect((await draft()).working.holidays).toHaveLength(200)
})

test('who moves a row while an entry is being changed goes on changing it', async () => {
  const { send, draft } = await openParts()
  const after = async (page: string, fields: Record<string, string>) =>
    (await send(page, fields)).headers.get('location')?.replace('/en/console/catalogue/', '')
  const up = { intent: 'up', revision: '0', code: 'seatpost' }
  expect(await after('parts?change=fork', up)).toBe('parts?change=fork&notice=moved')
  const remove = { intent: 'remove', revision: '1', code: 'handlebar' }
  expect(await after('parts?change=fork', remove)).toBe('parts?change=fork&notice=removed')
  expect(await after('parts?change=fork', { ...remove, revision: '2', code: 'fork' })).toBe('parts?notice=removed')
  const [list] = (await draft()).checklists
  const [first, second] = list?.steps ?? []
  const steps = `checklists/${list?.code}`
  const moved = await after(`${steps}?change=${first?.code}`, { ...up, revision: '3', code: second?.code ?? '' })
  expect(moved).toBe(`${steps}?change=${first?.code}&notice=moved`)
})

test('who adds an entry is led to the first field of the form for the next one; who changes one is not', async () => {
  const { admin, app, send, draft } = await openParts()
  const [list] = (await draft()).checklists
  const steps = `checklists/${list?.code}`
  const added = async (page: string, fields: Record<string, string>) =>
    (await send(page, fields)).headers.get('location')?.replace('/en/console/catalogue/', '')
  expect(await added('parts', wheel)).toBe('parts?notice=saved#part-code')
  expect(await added('parts', { ...wheel, revision: '1', was: 'wheel' })).toBe('parts?notice=saved')
  const step = { intent: 'step', revision: '2', was: '', name_en: 'Grease the axle' }
  expect(await added(steps, step)).toBe(`${steps}?notice=saved#step-name_it`)
  for (const [page, id] of [
    ['parts', 'part-code'],
    [steps, 'step-name_it'],
  ]) {
    const text = await (await app.fetch(`/en/console/catalogue/${page}`, as(admin))).text()
    expect(/<input [^>]*id="([^"]+)"/.exec(text.slice(text.indexOf('id="entry"')))?.[1]).toBe(id)
  }
})

test('a version from before a kind of damage could be cosmetic has one by its code, until its maker says otherwise', async () => {
  const { app, admin, send, draft } = await openParts()
  await publishForTest(app, (catalogue) => ({
    ...catalogue,
    kinds: catalogue.kinds.map(({ cosmetic: _cosmetic, ...kind }) => kind),
  }))
  expect(cosmeticKinds(app.portal.catalogues.current())).toEqual(['aesthetic'])
  const page = await (await app.fetch('/en/console/catalogue/kinds?change=aesthetic', as(admin))).text()
  expect(/<input[^>]*name="cosmetic"[^>]*>/.exec(page)?.[0]).toContain('checked=""')
  const kind = { intent: 'kind', name_en: 'Cosmetic', photos: '3', active: 'on' }
  const functional = { ...kind, was: 'functional', code: 'functional', name_en: 'Functional', main: 'on' }
  expect((await send('kinds', { ...functional, revision: '0' })).status).toBe(303)
  expect(cosmeticKinds(await draft())).toEqual(['aesthetic'])
  const aesthetic = { ...kind, was: 'aesthetic', code: 'aesthetic' }
  expect((await send('kinds', { ...aesthetic, revision: '1' })).status).toBe(303)
  expect(cosmeticKinds(await draft())).toEqual([])
})
