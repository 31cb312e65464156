import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { publishForTest } from '#tests/catalogue.ts'
import { readDraft } from '../draft.server.ts'

const address = '/en/console/catalogue/shots'

async function openShots() {
  const app = await openApp()
  const admin = await app.staff('admin')
  const send = (fields: Record<string, string | string[]>) => app.fetch(address, post(admin, fields))
  const read = async (query = '') => (await app.fetch(address + query, as(admin))).text()
  const draft = async () => (await readDraft(app.portal, admin.viewer)).catalogue
  return { app, admin, send, read, draft }
}

test('a photo is asked for in one case alone, and the page shows all that is asked for there', async () => {
  const { send, read, draft } = await openShots()
  const shot = { intent: 'shot', revision: '0', code: 'axle', name_en: 'The axle from below' }
  expect((await send({ ...shot, name_en: '' })).status).toBe(400)
  expect((await send(shot)).status).toBe(303)
  const list = { intent: 'list', revision: '1', part: 'fork', kind: 'functional', shots: ['axle', 'crown-and-steerer'] }
  expect((await send({ ...list, part: 'motor' })).status).toBe(400)
  expect((await send({ ...list, revision: '0' })).status).toBe(409)
  expect((await send(list)).status).toBe(303)
  expect((await draft()).shotLists).toContainEqual({
    part: 'fork',
    kind: 'functional',
    shots: ['crown-and-steerer', 'axle'],
  })
  const asked = async (query: string) =>
    /asked for<\/h3><ul>(.*?)<\/ul>/.exec((await read(query)).replaceAll('\n', ' '))?.[1] ?? ''
  const functional = await asked('?part=fork&kind=functional')
  for (const told of ['The serial number or its QR code', 'Both legs of the fork', 'The axle from below'])
    expect(functional).toContain(told)
  expect(await asked('?part=fork&kind=aesthetic')).not.toContain('The axle from below')
})

test('a list in which nothing is left is none', async () => {
  const { send, draft } = await openShots()
  const lists = (await draft()).shotLists.length
  expect((await send({ intent: 'list', revision: '0', part: 'fork', kind: 'functional', shots: [] })).status).toBe(303)
  expect((await draft()).shotLists).toHaveLength(lists - 1)
})

test('the list of a part that was taken away is opened as what it is, emptied, and the draft can be published', async () => {
  const { app, admin, send, read, draft } = await openShots()
  const motor = { code: 'motor', name: { en: 'Motor' }, active: true, drawn: null }
  const ofMotor = { part: 'motor', kind: null, shots: ['drive-side'] }
  await publishForTest(app, (catalogue) => ({
    ...catalogue,
    parts: [...catalogue.parts, motor],
    shotLists: [...catalogue.shotLists, ofMotor],
  }))
  const lists = (await draft()).shotLists
  const remove = { intent: 'remove', revision: '0', code: 'motor' }
  expect((await app.fetch('/en/console/catalogue/parts', post(admin, remove))).status).toBe(303)
  const page = await read('?part=motor&kind=')
  expect(page).toContain('<input type="hidden" name="part" value="motor"/>')
  const list = { intent: 'list', revision: '1', part: 'motor', kind: '' }
  expect((await send({ ...list, shots: ['drive-side'] })).status).toBe(400)
  expect((await send({ ...list, shots: [] })).status).toBe(303)
  expect((await draft()).shotLists).toEqual(lists.filter(({ part }) => part !== 'motor'))
  const publish = { intent: 'publish', revision: '2', note: '' }
  expect((await app.fetch('/en/console/catalogue', post(admin, publish))).status).toBe(303)
})

test('the link to each list says of which part and kind it is', async () => {
  const { read, draft } = await openShots()
  const lists = (await draft()).shotLists
  const links = [...(await read()).matchAll(/\?part=[^"]*">Edit.*?<span class="visually-hidden">([^<]+)<\/span>/g)]
  expect(new Set(links.map(([, name]) => name)).size).toBe(lists.length)
})

test('where no list is left the page says so', async () => {
  const { app, read } = await openShots()
  await publishForTest(app, (catalogue) => ({ ...catalogue, shotLists: [] }))
  expect(await read()).toContain('No list yet.')
})
