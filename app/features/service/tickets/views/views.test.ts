import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'

const list = '/en/tickets'

async function openList() {
  const app = await openApp()
  const dealer = await app.dealer()
  const read = async (by: { cookie: string }) => (await app.fetch(list, as(by))).text()
  const send = (fields: Record<string, string>, by: { cookie: string }, search = '') =>
    app.fetch(list + search, post(by, fields))
  return { app, dealer, read, send }
}

test('a dealer saves the list as it is narrowed, goes back to it by its name, and deletes it; nobody else sees it', async () => {
  const { app, dealer, read, send } = await openList()
  const colleague = await app.dealer({ company: dealer })
  const [rider, admin] = [await app.dealer({ role: 'customer' }), await app.staff('admin')]
  // What only administrators do is not asked for here, and does nothing.
  const saved = await send({ intent: 'save-view', name: 'Da rispondere', shared: 'on' }, dealer, '?awaiting=dealer')
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${list}?awaiting=dealer&notice=save-view`])
  expect(await read(dealer)).toMatch(/href="\/en\/tickets\?awaiting=dealer"[^>]*>Da rispondere</)
  for (const other of [colleague, rider]) expect(await read(other)).not.toContain('Da rispondere')
  expect(await (await app.fetch('/en/console/tickets', as(admin))).text()).not.toContain('Da rispondere')
  const view = await app.portal.db.selectFrom('saved_view').select(['id', 'list', 'shared']).executeTakeFirstOrThrow()
  expect(view).toMatchObject({ list: 'tickets', shared: false })
  const remove = { intent: 'delete-view', view: `${view.id}` }
  expect((await send(remove, colleague)).status).toBe(404)
  expect((await app.fetch('/en/console/tickets', post(admin, remove))).status).toBe(404)
  expect((await send(remove, dealer)).status).toBe(303)
  expect(await read(dealer)).not.toContain('Da rispondere')
})

test('a name that is missing or one view too many is a sentence over the list', async () => {
  const { dealer, send } = await openList()
  for (let at = 0; at < 20; at += 1) await send({ intent: 'save-view', name: `Vista ${at}` }, dealer)
  const more = await send({ intent: 'save-view', name: 'Vista 20' }, dealer)
  expect([more.status, (await more.text()).includes('You have 20 views already')]).toEqual([400, true])
  expect((await send({ intent: 'save-view', name: ' ' }, dealer)).status).toBe(400)
  expect((await send({ intent: 'columns', column: 'number' }, dealer)).status).toBeLessThan(500)
})

test('a view that is not saved keeps its name, and whether it was for all, in its menu, which is open', async () => {
  const { app, dealer, send } = await openList()
  const admin = await app.staff('admin')
  const queue = '/en/console/tickets'
  const save = { intent: 'save-view', name: 'To call back', shared: 'on' }
  for (let at = 0; at < 20; at += 1) {
    await send({ intent: 'save-view', name: `Vista ${at}` }, dealer)
    await app.fetch(queue, post(admin, { intent: 'save-view', name: `View ${at}` }))
  }
  for (const [answer, isForAll] of [
    [await send(save, dealer), false],
    [await app.fetch(queue, post(admin, save)), true],
  ] as const) {
    const page = await answer.text()
    const [menu = ''] = page.split('<details class="menu').filter((part) => part.includes('id="view-name"'))
    expect([answer.status, /^[^>]* open=""/.test(menu)]).toEqual([400, true])
    expect(menu).toMatch(/<input[^>]*id="view-name"[^>]*value="To call back"/)
    expect(menu).toContain('You have 20 views already')
    expect(/<input[^>]*name="shared"[^>]*checked=""/.test(menu)).toBe(isForAll)
  }
})

test('a view of a name that exists is replaced only by who was told of it, and the same one sent again is no other', async () => {
  const { app, dealer, send } = await openList()
  const save = { intent: 'save-view', name: 'Da rispondere' }
  const kept = async () =>
    (await app.portal.db.selectFrom('saved_view').select('filters').execute()).map((one) => one.filters)
  for (let time = 0; time < 2; time += 1) expect((await send(save, dealer, '?awaiting=dealer')).status).toBe(303)
  const told = await send(save, dealer, '?awaiting=courier')
  const page = await told.text()
  expect([told.status, await kept()]).toEqual([400, ['?awaiting=dealer']])
  expect(page).toContain('You have a view of this name already')
  expect(page).toMatch(/<input[^>]*name="replace"[^>]*value="Da rispondere"/)
  expect(page).toContain('Replace the view')
  // Under another name it is asked for once more.
  await send({ ...save, name: 'Altra' }, dealer)
  expect((await send({ ...save, name: 'Altra', replace: save.name }, dealer, '?awaiting=courier')).status).toBe(400)
  expect((await send({ ...save, replace: save.name }, dealer, '?awaiting=courier')).status).toBe(303)
  expect(new Set(await kept())).toEqual(new Set(['', '?awaiting=courier']))
})
