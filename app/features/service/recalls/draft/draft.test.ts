import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { publishForTest } from '#tests/catalogue.ts'
import { addDraft, recallFields, type RecallOptions } from '../recalls.fixture.ts'

async function openDesk() {
  const app = await openApp()
  const admin = await app.staff('admin')
  return {
    app,
    admin,
    draft: (options: Partial<RecallOptions>) => addDraft(app.portal, { by: admin.viewer.accountId, ...options }),
  }
}

test('words that soften a risk are refused in each language, with the words', async () => {
  const { app, admin } = await openDesk()
  const send = async (options: Record<string, string>) => {
    const answer = await app.fetch('/en/console/recalls/new', post(admin, recallFields(options)))
    return [answer.status, await answer.text()] as const
  }
  for (const [field, text, words] of [
    ['risk_it', 'Richiamo in via precauzionale del telaio', 'in via precauzionale'],
    ['action_en', 'As a precautionary measure, stop riding', 'precautionary'],
    ['action_fr', 'Par précaution, ne roulez plus', 'précaution'],
    ['risk_en', 'A voluntary recall', 'voluntary'],
    ['reason_it', 'Richiamo volontario', 'volontario'],
    ['risk_fr', 'Aucun accident n’est connu', 'Aucun accident'],
  ] as const) {
    const [status, page] = await send({ [field]: text })
    expect([field, status]).toEqual([field, 400])
    expect(page).toContain(`“${words}” makes the risk sound smaller`)
  }
  expect((await send({}))[0]).toBe(303)
})

test('a range written without blanks is said to be none, not kept as a number', async () => {
  const { app, admin } = await openDesk()
  const send = async (serials: string) => {
    const answer = await app.fetch('/en/console/recalls/new', post(admin, recallFields({ serials })))
    return [answer.status, await answer.text()] as const
  }
  for (const range of ['C68.51S.00100–C68.51S.00250', 'C68.51S.00100-C68.51S.00250', 'V4R-0510-A1234—V4R-0510-A1300'])
    expect(await send(`C68.51S.00777\n${range}`)).toMatchObject([
      400,
      expect.stringContaining('is neither a serial number nor a range'),
    ])
  // Dashes of their own are no range.
  expect((await send('V4R-0510-A1234\nV3-51S-22-00417\nTT1M00231 – TT1M00299'))[0]).toBe(303)
})

test('what is wrong in the form of a recall comes back with a sentence', async () => {
  const { app, admin, draft } = await openDesk()
  await draft({ number: '2026-09' })
  const send = async (options: Record<string, string | string[]>) => {
    const answer = await app.fetch('/en/console/recalls/new', post(admin, recallFields(options)))
    return [answer.status, await answer.text()] as const
  }
  for (const [options, sentence] of [
    [{ number: 'a b' }, 'Letters, digits and dashes only'],
    [{ number: '2026-09' }, 'Another recall has this number already'],
    [{ serials: 'C68.51S.00100 – C68.51S.00100 – C68' }, 'is neither a serial number nor a range'],
    [{ serials: 'C68.51S.00200 – C68.51S.00100' }, 'is no range'],
    [{ bought_from: '2026-05-02', bought_until: '2026-05-01' }, 'The last day is before the first'],
    [{ phone: 'call me' }, 'Enter a phone number'],
    [{ families: ['X1'] }, ''],
    [{ minutes: '-1' }, ''],
    [{ kind: 'hope' }, ''],
    [{ risk_it: 'a'.repeat(2001) }, ''],
  ] as const) {
    const [status, page] = await send(options as Record<string, string | string[]>)
    expect([options, status]).toEqual([options, 400])
    expect(page).toContain(sentence)
  }
})

test('a draft sent twice is one draft, and of two who change it at once the second is told', async () => {
  const { app, admin } = await openDesk()
  const fields = recallFields()
  const first = await app.fetch('/en/console/recalls/new', post(admin, fields))
  const again = await app.fetch('/en/console/recalls/new', post(admin, fields))
  expect([first.status, again.headers.get('location')]).toEqual([303, first.headers.get('location')])
  const page = `${new URL(first.headers.get('location') ?? '', 'http://portal.test').pathname}/edit`
  expect((await app.fetch(page, post(admin, { ...fields, version: '1', minutes: '30' }))).status).toBe(303)
  const late = await app.fetch(page, post(admin, { ...fields, version: '1', minutes: '60' }))
  const shown = await late.text()
  expect(late.status).toBe(409)
  for (const text of [
    'has been changed meanwhile',
    'See what is saved now',
    'name="version" value="2"',
    'Saved now: 30',
  ])
    expect(shown).toContain(text)
  // A mistake says nothing of what was saved, so that it lets nobody overwrite it.
  const wrong = await app.fetch(page, post(admin, { ...fields, version: '1', minutes: 'long' }))
  expect([wrong.status, (await wrong.text()).includes('name="version" value="1"')]).toEqual([400, true])
})

test('what was typed into a draft that is published meanwhile comes back with why it is not saved', async () => {
  const { app, admin } = await openDesk()
  const fields = recallFields()
  const made = await app.fetch('/en/console/recalls/new', post(admin, fields))
  const page = `${new URL(made.headers.get('location') ?? '', 'http://portal.test').pathname}/edit`
  await app.portal.db.updateTable('recall').set({ state: 'published', published_at: new Date() }).execute()
  const late = await app.fetch(page, post(admin, { ...fields, version: '1', action_en: 'Check the fork at once' }))
  const shown = await late.text()
  expect(late.status).toBe(409)
  for (const text of ['The recall is published already', 'Check the fork at once']) expect(shown).toContain(text)
})

test('a recall names twenty thousand numbers one by one; of more its form says that they are too many', async () => {
  const { app, admin } = await openDesk()
  const send = (count: number) => {
    const serials = Array.from({ length: count }, (_, i) => `C68.51S.${String(i).padStart(5, '0')}`).join('\n')
    return app.fetch('/en/console/recalls/new', post(admin, recallFields({ serials })))
  }
  const made = await send(20_000)
  expect(made.status).toBe(303)
  // Its page names the first, and carries no more than it names.
  const page = await (
    await app.fetch(new URL(made.headers.get('location') ?? '', 'http://portal.test').pathname, as(admin))
  ).text()
  expect([page.includes('19,960 more'), page.includes('C68.51S.00040')]).toEqual([true, false])
  const more = await send(20_001)
  expect([more.status, await more.text()]).toMatchObject([400, expect.stringContaining('C68.51S.20000')])
})

test('a recall keeps the checklist it asks for when it is changed while the catalogue does not offer it, and lacks it until then', async () => {
  const { app, admin, draft } = await openDesk()
  const code = 'recall-remedy'
  const page = `/en/console/recalls/${await draft({ number: '2026-01', checklist: code })}`
  const read = async (address: string) => (await app.fetch(address, as(admin))).text()
  const lacks = async () => (await read(page)).includes('a checklist that workshops can fill in')
  const save = async (fields: Record<string, string>) =>
    (await app.fetch(`${page}/edit`, post(admin, recallFields(fields)))).status
  expect(await lacks()).toBe(false)
  await publishForTest(app, ({ checklists, ...catalogue }) => ({
    ...catalogue,
    checklists: checklists.map((list) => (list.code === code ? { ...list, active: false } : list)),
  }))
  expect(await read(`${page}/edit`)).toContain(`<option value="${code}" selected`)
  expect([await save({ version: '1', checklist: 'yearly' }), await save({ version: '1', checklist: code })]).toEqual([
    400, 303,
  ])
  await publishForTest(app, ({ checklists, ...catalogue }) => ({
    ...catalogue,
    checklists: checklists.filter((list) => list.code !== code),
  }))
  expect(await read(`${page}/edit`)).toContain(`<option value="${code}" selected`)
  expect(await save({ version: '2', checklist: code })).toBe(303)
  const kept = await app.portal.db.selectFrom('recall').select(['checklist', 'version']).executeTakeFirstOrThrow()
  expect(kept).toEqual({ checklist: code, version: 3 })
  expect(await lacks()).toBe(true)
  expect(await save({ version: '3', checklist: '' })).toBe(303)
  expect([await lacks(), (await read(`${page}/edit`)).includes(`value="${code}"`)]).toEqual([false, false])
})
