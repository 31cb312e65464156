import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { putFolder, putResource } from '../resources.fixture.ts'
import { withdrawResource } from '../resources.staff.server.ts'

const address = '/en/console/resources/folders'

async function openFolders() {
  const app = await openApp()
  const admin = await app.staff('admin')
  const send = (fields: Record<string, string>, who: { cookie: string } = admin) =>
    app.fetch(address, post(who, fields))
  const read = async (path = address) => (await app.fetch(path, as(admin))).text()
  const put = (name: string) => putFolder(app.portal, admin.viewer, name)
  return { app, admin, send, read, put }
}

test('a folder has a name of its own where it stands', async () => {
  const { app, send } = await openFolders()
  const add = (name: string, parent = '') => send({ intent: 'folder', name_it: name, parent })
  expect((await add('Bici')).status).toBe(303)
  const again = await add('bici')
  expect(again.status).toBe(400)
  expect(await again.text()).toContain('A folder with this name already exists here: choose another name.')
  const { id } = await app.portal.db.selectFrom('resource_folder').select('id').executeTakeFirstOrThrow()
  expect((await add('Bici', String(id))).status).toBe(303)
  expect((await add('Altra', '999999')).status).toBe(400)
})

test('a folder leads to what is in it, and bears another name as soon as an administrator gives it one', async () => {
  const { app, send, read, put } = await openFolders()
  const [bikes, logos] = [await put('Bici'), await put('Loghi')]
  expect(await read()).toMatch(new RegExp(`href="/en/resources/media\\?folder=${bikes}"[^>]*>Bici \\(en\\)<`))
  const names = { intent: 'rename', id: String(bikes), name_it: 'Biciclette', name_en: 'Bikes', name_fr: '' }
  const renamed = await send(names)
  expect([renamed.status, renamed.headers.get('location')]).toEqual([303, `${address}?notice=folder-renamed`])
  expect(await read()).toContain('>Bikes<')
  expect(await read('/fr/console/resources/folders')).toContain('>Biciclette<')
  const taken = await send({ ...names, id: String(logos), name_it: 'biciclette', name_en: 'Marks' })
  expect(taken.status).toBe(400)
  const page = await taken.text()
  for (const told of [
    'A folder with this name already exists here: choose another name.',
    'value="Marks"',
    '<details class="fold-line" open',
  ])
    expect(page).toContain(told)
  expect((await send({ ...names, name_it: '' })).status).toBe(400)
  expect((await send({ ...names, id: '999999' })).status).toBe(404)
  expect((await send(names, await app.staff())).status).toBe(404)
})

test('only an empty folder is deleted; what was withdrawn is in it still', async () => {
  const { app, admin, send, read, put } = await openFolders()
  const [bikes, logos] = [await put('Bici'), await put('Loghi')]
  expect((await send({ intent: 'folder', name_it: 'Dettagli', parent: String(logos) })).status).toBe(303)
  const id = await putResource(app.portal, admin.viewer, { shelf: 'media', folderId: bikes })
  await withdrawResource(app.portal, admin.viewer, id)
  // Only one of the three is empty.
  expect((await read()).match(/Delete the folder/g)).toHaveLength(1)
  for (const folder of [bikes, logos]) {
    const full = await send({ intent: 'delete', id: String(folder) })
    expect(full.status).toBe(400)
    const page = await full.text()
    expect(page).toContain('The folder is not empty')
    expect(page).toContain(`value="${folder === bikes ? 'Bici' : 'Loghi'}"`)
  }
  const { id: details } = await app.portal.db
    .selectFrom('resource_folder')
    .select('id')
    .where('name_it', '=', 'Dettagli')
    .executeTakeFirstOrThrow()
  const gone = await send({ intent: 'delete', id: String(details) })
  expect([gone.status, gone.headers.get('location')]).toEqual([303, `${address}?notice=folder-deleted`])
  expect(await read()).not.toContain('Dettagli')
  expect((await send({ intent: 'delete', id: String(details) })).status).toBe(404)
})
