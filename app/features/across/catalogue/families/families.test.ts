import { expect, test } from 'vitest'
import { claim, type Fields, formOf, threePhotos, tickets } from '#app/features/service/new-ticket/claim.fixture.ts'
import { template } from '#db/template/template.ts'
import { as, openApp, post } from '#tests/app.ts'
import { publishForTest } from '#tests/catalogue.ts'
import { readDraft } from '../draft.server.ts'
import { groupsFrom } from './serial-form.ts'

const list = '/en/console/catalogue/families'

test('a family of another maker takes its own claims once it is published, and says which group of a number is wrong', async () => {
  const { app, admin, send, draft } = await openEditor()
  const dealer = await app.dealer()
  const gravel = { revision: '0', family_code: 'Gravel 7', name_it: 'Ghiaia', example: 'g7-2026-00042' }
  const added = await send('/new', gravel)
  expect(added.headers.get('location')).toBe(`${list}/GRAVEL%207?notice=added`)
  const guessed = [
    { before: '', prefix: '', kind: 'either', least: 2, most: 2 },
    { before: '-', prefix: '', kind: 'digits', least: 4, most: 4 },
    { before: '-', prefix: '', kind: 'digits', least: 5, most: 5 },
  ]
  expect((await draft()).families.at(-1)).toMatchObject({ code: 'GRAVEL 7', serial: guessed, example: 'G7-2026-00042' })
  const rule = {
    revision: '1',
    ...groups('|G7|digits|0|0', '-||digits|4|4', '-||digits|4|6'),
    example: 'G7-2026-00042',
  }
  expect((await send('/GRAVEL%207', rule)).status).toBe(303)

  const right = { ...claim, frame_model: 'GRAVEL 7', serial_number: 'G7-2026-00099' }
  expect((await claimOf(app, dealer, right)).status, 'a draft holds for nobody').toBe(400)
  await publish(app, admin)
  const wrong = await claimOf(app, dealer, { ...right, serial_number: 'G7-2026-99' })
  expect(wrong.status).toBe(400)
  expect(wrong.text).toContain('Please check group 3 of the number: 4 to 6 digits.')
  expect((await claimOf(app, dealer, right)).status).toBe(303)
  expect(await tickets(app)).toMatchObject([{ frame_model: 'GRAVEL 7', serial_number: 'G7-2026-00099' }])
})

test('numbers are tried with the rule as it stands in the form, each with what a dealer would be told', async () => {
  const { send, draft } = await openEditor()
  const rule = { ...groups('|K|digits|3|4', '-||letters|2|2'), example: 'K123-AB', revision: '0' }
  const tried = 'K1234-ab\nK12-AB\nV4R-0510-A1234\nK123_AB'
  const answer = await send('/TT1', { ...rule, intent: 'try', tried })
  expect(answer.status).toBe(200)
  const text = wordsIn(await answer.text())
  expect(text).toContain('K1234-AB Right')
  expect(text).toContain('K12-AB Please check group 1 of the number: “K”, then 3 to 4 digits.')
  expect(text).toContain('V4R-0510-A1234 Two dashes: this looks like the model V4R. Also fits: V4R.')
  expect(text).toContain('K123_AB The character “_” cannot be part of the number')
  expect((await draft()).families).toEqual(template.families)
})

test('a rule is put together group by group without a script, and refused where its example does not fit', async () => {
  const { app, admin, send, draft } = await openEditor()
  const rule = { ...groups('|K|digits|3|4', '-||letters|2|2'), example: 'K123-AB', revision: '0' }
  const more = await send('/TT1', { ...rule, change_groups: 'add' })
  expect(more.status).toBe(200)
  const three = await more.text()
  expect(three).toContain('name="prefix_3"')
  expect(three).toMatch(/name="prefix_1"[^>]*value="K"/)
  const less = await (await send('/TT1', { ...rule, change_groups: 'remove-1' })).text()
  expect(less).not.toContain('name="prefix_2"')
  const wrong = await send('/TT1', { ...rule, least_1: '5', most_1: '4', prefix_2: 'ä' })
  expect(wrong.status).toBe(400)
  const complaints = await wrong.text()
  expect(complaints).toContain('The most cannot be lower than the least.')
  expect(complaints).toContain('Letters and digits only, up to 20.')
  expect(complaints).toContain('value="ä"')
  const unfit = await send('/TT1', { ...rule, example: 'K12-AB' })
  expect(unfit.status).toBe(400)
  expect(await unfit.text()).toContain('Please check group 1 of the number: “K”, then 3 to 4 digits.')
  const { families } = await draft()
  expect(families).toEqual(template.families)
  expect(wordsIn(await (await app.fetch(`${list}/TT1`, as(admin))).text())).toContain('4 to 40 letters or digits')
})

test('numbers in use that a changed rule would not take are counted and listed before it is published', async () => {
  const { app, admin, send } = await openEditor()
  const dealer = await app.dealer()
  for (const serial of ['C68.51S.00123', 'C68.54S.00X24', 'C68.54S.00X25']) await app.ticket({ of: dealer, serial })
  const rule = {
    revision: '0',
    ...groups('|C68|digits|0|0', '.||either|3|3', '.||digits|5|5'),
    example: 'C68.51S.00123',
  }
  expect((await send('/C68', rule)).status).toBe(303)
  const text = wordsIn(await (await app.fetch(`${list}/C68`, as(admin))).text())
  expect(text).toContain('2 numbers in use do not fit this rule')
  expect(text).toContain('C68.54S.00X24')
  expect(text).not.toContain('C68.51S.00123, ')
})

test('two families that one number fits are both named, on the page of each', async () => {
  const { app, admin, send } = await openEditor()
  await send('/new', { revision: '0', family_code: 'A1', name_it: 'Uno', example: '12345' })
  await send('/new', { revision: '1', family_code: 'B2', name_it: 'Due', example: '123456789' })
  await send('/A1', { revision: '2', ...groups('||digits|5|7'), example: '12345' })
  await send('/B2', { revision: '3', ...groups('||digits|7|9'), example: '123456789' })
  for (const code of ['A1', 'B2']) {
    const text = wordsIn(await (await app.fetch(`${list}/${code}`, as(admin))).text())
    expect(text).toContain('By the number alone the models A1 and B2 cannot be told apart: 0000000 fits both.')
  }
})

test('name, sizes, colours and instructions stand in the draft, line by line in each language, with what is missing', async () => {
  const { app, admin, send, draft } = await openEditor()
  const facts = {
    intent: 'facts',
    revision: '0',
    name_it: 'Gravel',
    name_en: '',
    active: 'on',
    sizes: 'S\r\n\r\nM\r\nM',
    colours_it: 'Nero\r\nRosso\r\nBlu',
    colours_en: 'Black\r\nRed',
    colours_fr: '\r\nRouge',
  }
  expect((await send('/TT1', facts)).status).toBe(303)
  const family = (await draft()).families.find(({ code }) => code === 'TT1')
  expect(family).toMatchObject({
    name: { it: 'Gravel' },
    sizes: ['S', 'M'],
    colours: [{ it: 'Nero', en: 'Black' }, { it: 'Rosso', en: 'Red', fr: 'Rouge' }, { it: 'Blu' }],
    instructions: [],
  })
  const text = wordsIn(await (await app.fetch(`${list}/TT1`, as(admin))).text())
  expect(text).toContain('Missing in English: name and colours (line 3).')
  expect(text).toContain('Missing in French: name and colours (lines 1, 3).')
  const nameless = await send('/TT1', { ...facts, revision: '1', name_it: ' ' })
  expect(nameless.status).toBe(400)
  const refused = await nameless.text()
  expect(refused).toContain('Write it in one language at least.')
  expect(refused).toContain('Rouge')
})

test('who has not seen a colleague’s change is told, and what was typed stays', async () => {
  const { send } = await openEditor()
  await send('', { intent: 'down', revision: '0', code: 'C68' })
  const late = await send('/TT1', { intent: 'facts', revision: '0', name_it: 'Il mio nome' })
  expect(late.status).toBe(409)
  const text = await late.text()
  expect(text).toContain('The draft has been changed or published meanwhile')
  expect(text).toContain('value="Il mio nome"')
  expect(text).toContain('name="revision" value="1"')
  const moved = await send('', { intent: 'up', revision: '0', code: 'C68' })
  expect(moved.status).toBe(409)
})

test('families are put in another order, and one that was added by mistake is taken out again', async () => {
  const { send, draft } = await openEditor()
  await send('', { intent: 'down', revision: '0', code: 'C68' })
  expect((await draft()).families.map(({ code }) => code)).toEqual(['V4R', 'C68', 'V3', 'V3R', 'TT1'])
  await send('/new', { revision: '1', family_code: 'ERRORE', name_it: 'Errore', example: '123456' })
  const twice = await send('/new', { revision: '2', family_code: 'ERRORE', name_it: 'Errore', example: '123456' })
  expect(await twice.text()).toContain('There is a model with this code already.')
  // Its page would be that on which models are added.
  const another = { revision: '2', family_code: 'new', name_it: 'Nuovo', example: '123456' }
  expect((await send('/new', another)).status).toBe(400)
  expect((await send('/ERRORE', { intent: 'remove', revision: '2' })).headers.get('location')).toContain(
    'notice=removed',
  )
  expect((await draft()).families).toHaveLength(5)
})

test('an attribute is added to the specification and given its place on a family’s bicycles', async () => {
  const { app, admin, send, draft } = await openEditor()
  const motor = {
    intent: 'attribute',
    revision: '0',
    code: 'motor_power',
    name_it: 'Potenza',
    kind: 'number',
    unit: 'W',
  }
  expect((await send('', { ...motor, code: 'Motor Power' })).status).toBe(400)
  expect((await send('', motor)).status).toBe(303)
  expect((await app.fetch(`${list}/V3R`, as(admin))).status).toBe(200)
  await send('/V3R', { intent: 'attributes', revision: '1', place_firmware: '2', place_motor_power: '1' })
  const { families, attributes } = await draft()
  expect(attributes.at(-1)).toEqual({ code: 'motor_power', name: { it: 'Potenza' }, kind: 'number', unit: 'W' })
  expect(families.find(({ code }) => code === 'V3R')?.attributes).toEqual(['motor_power', 'firmware'])
})

test('a geometry is pasted from a sheet, checked figure by figure, and used by the size calculator once it is published', async () => {
  const { app, admin, send, draft } = await openEditor()
  const sheet = [
    'Taglia\tNominale\tStack\tReach\tPiantone\tStandover\tSterzo\tPiantone\tDrop\tRake\tPedivella\tAttacco',
    'L\t56\t600\t400\t540\t800\t72,5\t73\t70\t45\t172,5\t90',
    'S\t50\t550\t380\t480\t750\t71\t74\t72\t48\t170\t80',
  ].join('\r\n')
  const pasted = await send('/TT1/geometry', { revision: '0', rows: '3', change_sizes: 'paste', pasted: sheet })
  expect(pasted.status).toBe(200)
  const table = await pasted.text()
  expect(table).toMatch(/name="size_1"[^>]*value="L"/)
  expect(table).toMatch(/name="stem_2"[^>]*value="80"/)
  const fields = sizeFields(sheet)
  const wrong = await send('/TT1/geometry', { ...fields, stack_1: '60', nominal_1: '', nominal_2: '' })
  expect(wrong.status).toBe(400)
  const complaints = await wrong.text()
  expect(complaints).toContain('Enter a value from 200 to 1,000.')
  expect(complaints).toContain('A value is missing.')
  expect(complaints, 'sizes that are blank are not the same').not.toContain('Two sizes have the same name')
  expect((await send('/TT1/geometry', fields)).status).toBe(303)
  const geometry = (await draft()).families.find(({ code }) => code === 'TT1')?.geometry
  expect(geometry).toMatchObject([
    { size: 'S', nominal: 50, crank: 170 },
    { size: 'L', nominal: 56, headAngle: 72.5, crank: 172.5 },
  ])
  const calculator = '/en/resources/size-calculator?model=TT1&height=180&inseam=86'
  expect((await app.fetch(calculator, as(admin))).status).toBe(404)
  await publish(app, admin)
  expect(await (await app.fetch(calculator, as(admin))).text()).toContain('<h2>Size L</h2>')
})

test('a geometry of as many sizes as its table offers is saved, all twenty', async () => {
  const { send, draft } = await openEditor()
  const measures = '600 400 540 800 72 73 70 45 172 90'.replaceAll(' ', '\t')
  const rows = Array.from({ length: 20 }, (_, at) => `T${at}\t${40 + at}\t${measures}`)
  const sheet = ['', ...rows].join('\r\n')
  expect((await send('/TT1/geometry', sizeFields(sheet))).status).toBe(303)
  expect((await draft()).families.find(({ code }) => code === 'TT1')?.geometry).toHaveLength(20)
})

test('rows of a sheet in which no size is found are refused in words, stay in sight, and nothing is saved', async () => {
  const { send, draft } = await openEditor()
  const before = (await draft()).families.find(({ code }) => code === 'TT1')?.geometry
  const fields = { revision: '0', rows: '3', change_sizes: 'paste', pasted: 'S, 50, 550, 380' }
  const answer = await send('/TT1/geometry', fields)
  const page = await answer.text()
  expect(answer.status).toBe(400)
  expect(page).toContain('No row could be read')
  expect(page).toMatch(/<details[^>]* open=""[^>]*>(?:(?!<\/details>)[\s\S])*>S, 50, 550, 380</)
  expect((await draft()).families.find(({ code }) => code === 'TT1')?.geometry).toEqual(before)
})

test('a rule is guessed from an example, the family’s code being its fixed part', () => {
  expect(groupsFrom('C68', 'c68.51s.00123')).toEqual([
    { before: '', prefix: 'C68', kind: 'digits', least: 0, most: 0 },
    { before: '.', prefix: '', kind: 'either', least: 3, most: 3 },
    { before: '.', prefix: '', kind: 'digits', least: 5, most: 5 },
  ])
  for (const typed of ['', 'abc', 'a b c d', 'A-B-C-D-E-F-G-H-I', '-ABCD', 'AB..CD'])
    expect(groupsFrom('C', typed)).toBeUndefined()
})

type App = Awaited<ReturnType<typeof openApp>>
type Admin = Awaited<ReturnType<App['staff']>>

async function openEditor() {
  const app = await openApp()
  const admin = await app.staff('admin')
  // What a test publishes holds for it alone.
  await publishForTest(app, (catalogue) => catalogue)
  const send = (path: string, fields: Record<string, string>) => app.fetch(`${list}${path}`, post(admin, fields))
  const draft = async () => (await readDraft(app.portal, admin.viewer)).catalogue
  return { app, admin, send, draft }
}

async function publish(app: App, admin: Admin) {
  const { revision } = await readDraft(app.portal, admin.viewer)
  const fields = { intent: 'publish', revision: String(revision), note: '' }
  expect((await app.fetch('/console/catalogue', post(admin, fields))).status).toBe(303)
}

async function claimOf(app: App, dealer: Awaited<ReturnType<App['dealer']>>, fields: Fields) {
  const answer = await app.fetch('/en/new-ticket', post(dealer, formOf(fields, threePhotos)))
  return { status: answer.status, text: await answer.text() }
}

/** The fields of groups, each written 'sign|prefix|kind|least|most'. */
function groups(...made: string[]): Record<string, string> {
  const fields = made.flatMap((group, at) => {
    const cells = group.split('|')
    return ['before', 'prefix', 'kind', 'least', 'most'].map((part, index) => [`${part}_${at + 1}`, cells[index] ?? ''])
  })
  return { ...Object.fromEntries(fields), groups: String(made.length) }
}

/** What the table sends once a sheet was put into it. */
function sizeFields(sheet: string): Record<string, string> {
  const parts = 'size nominal stack reach seatTube standover headAngle seatAngle bbDrop rake crank stem'.split(' ')
  const rows = sheet.split('\r\n').slice(1)
  const cells = rows.flatMap((row, at) => row.split('\t').map((cell, index) => [`${parts[index]}_${at + 1}`, cell]))
  return { ...Object.fromEntries(cells), revision: '0', rows: String(rows.length) }
}

/** What a page says, without its markup. */
function wordsIn(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  return body
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' .', '.')
}
