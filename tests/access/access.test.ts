import * as build from 'virtual:react-router/server-build'
import { expect, test } from 'vitest'
import { as } from '#tests/app.ts'
import { thingIn } from './attempts.ts'
import { type Ask, checkRow } from './check.ts'
import { demoMatrix, matrix } from './matrix.ts'
import { openWorld } from './open-world.ts'
import { canaries } from './people.ts'
import { gapsBetween, unknownForms } from './routes.ts'
import type { Row } from './rows.ts'
import { askFor, withoutOwnership, withSwappedCompany, tampered } from './mutants.ts'

test('every address has a row in the access matrix, and every row an address', () => {
  expect(gapsBetween(build.routes, matrix)).toEqual([])
  expect(gapsBetween(build.routes, matrix.slice(1))).toEqual(['/:locale? has no row'])
  const [first] = matrix
  const gone = first && { ...first, path: '/:locale?/gone', forms: [] }
  expect(gapsBetween(build.routes, gone ? [...matrix, gone] : [])).toEqual(['/:locale?/gone is no address'])
})

test('a rider without a module is led to the licence where they can ask for it, and finds nothing where it is for dealers', async () => {
  const { app, ask, things, state } = await openWorld()
  const rider = await app.dealer({ role: 'customer', modules: [] })
  const complaints: string[] = []
  for (const { path, of, cells } of matrix) {
    // Some of these are for riders, though not the one that is asked for: the licence comes first.
    const isForSome = ['/:locale?/packages/:id', '/:locale?/packages/:id/picture', '/:locale?/checks/:id'].includes(
      path,
    )
    const isForDealers = cells.customer.status === 404 && cells.owner.status !== 404
    const expected = isForDealers && !isForSome ? 404 : cells.bare.status
    // What every dealer reads is gated by no licence.
    if (expected !== 404 && expected !== 403) continue
    const name = thingIn(things, of)
    const parts = name ? [...things[name]('customer').own] : []
    const address = path.replace('/:locale?', '/en').replaceAll(/:\w+/g, () => parts.shift() ?? '1')
    const { status } = await ask(address, as(rider))
    if (status !== expected) complaints.push(`${address} gets ${status}, not ${expected}`)
  }
  await state.restore(await state.changed())
  expect(complaints).toEqual([])
})

test('the demonstration shows its mailbox to staff and to nobody else', async () => {
  const world = await openWorld()
  const { portal } = world.app
  const demo = askFor({ ...portal, settings: { ...portal.settings, demo: true } })
  for (const row of demoMatrix) expect((await checkRow({ ...world, ask: demo }, row)).complaints).toEqual([])
})

test('an application that is broken on purpose does not pass', async () => {
  const world = await openWorld()
  const { app, ask, people, things } = world
  const [foreign = []] = things.ticket('owner').foreign
  const { companyId } = people.heads.dealer.viewer
  const isForeign = (address: string) => address.includes(foreign[0] ?? '-')
  const ticket = rowOf('/:locale?/tickets/:id')
  const page = { ...ticket, forms: [] }
  const found = async (broken: Ask, row: Row = page, prefixes = ['']) => {
    const { complaints } = await checkRow({ ...world, ask: broken }, row, prefixes)
    return complaints.join('\n')
  }
  expect(await found(ask)).toBe('')

  expect(await found(askFor(withoutOwnership(app.portal)))).toMatch(/owner asks .* \(foreign\) gets 200, not 404/)
  const other = people.heads.other.viewer.companyId
  expect(await found(askFor(withSwappedCompany(app.portal, companyId, other)))).toMatch(
    /owner asks .* \(own\) gets 404, not 200/,
  )

  const forbidding = tampered(ask, (answer, address) =>
    isForeign(address) && address.startsWith('/fr/') && address.endsWith('.data') && answer.status === 404
      ? new Response(answer.body, { status: 403, headers: answer.headers })
      : answer,
  )
  expect(await found(forbidding, page, ['/fr'])).toMatch(/owner asks \/fr\S+\.data .*\(foreign\) gets 403, not 404/)
  const hinting = tampered(ask, (answer, address) => {
    if (isForeign(address)) answer.headers.set('x-cache', 'hit')
    return answer
  })
  expect(await found(hinting)).toMatch(/disabled asks .* differs from .*: headers x-cache: hit$/m)
  const telling = tampered(ask, async (answer, address) =>
    isForeign(address) && answer.status !== 304 ? new Response(`${await answer.text()} `, answer) : answer,
  )
  expect(await found(telling)).toMatch(/unproven asks .* differs from/)
  const gossiping = tampered(ask, async (answer) =>
    answer.status === 304 ? answer : new Response(`${await answer.text()}${canaries.bare}`, answer),
  )
  expect(await found(gossiping, rowOf('/:locale?/tickets'))).toMatch(/owner reads "Spogli" at \/tickets/)

  const writing = tampered(ask, async (answer, address, { method }) => {
    const seen = { last_sign_in_at: new Date(0) }
    if (method && isForeign(address)) await app.portal.db.updateTable('account').set(seen).execute()
    return answer
  })
  expect(await found(writing, { ...ticket, forms: ticket.forms.slice(1, 2) })).toMatch(
    /owner sends .* \(foreign\) changes account/,
  )
  const idle: Ask = async (address, init) => (init?.method ? new Response(null, { status: 303 }) : ask(address, init))
  expect(await found(idle, { ...ticket, forms: ticket.forms.slice(1, 2) })).toMatch(
    /owner sends .* \(own\) changes nothing/,
  )

  const swapped = { ...rowOf('/:locale?/console/tickets'), cells: rowOf('/:locale?/tickets').cells }
  expect(await found(ask, swapped)).toMatch(/owner asks \/console\/tickets .* gets 404, not 200/)
  expect(
    await found(tampered(ask, (answer, address) => (address.startsWith('/it/') ? new Response() : answer))),
  ).toMatch(/anonymous asks \/it\/tickets\S* .* gets 200, not 404/)
}, 300_000)

test('an application that takes a form about what is foreign in one of its two ways does not pass', async () => {
  const world = await openWorld()
  const [foreign = []] = world.things.ticket('owner').foreign
  const ticket = rowOf('/:locale?/tickets/:id')
  for (const way of [/\.data(?:$|\?)/, /^(?!.*\.data(?:$|\?))/]) {
    const halfLenient = tampered(world.ask, (answer, address, { method }) =>
      method && address.includes(foreign[0] ?? '-') && way.test(address) ? new Response() : answer,
    )
    const row = { ...ticket, forms: ticket.forms.slice(1, 2) }
    const { complaints } = await checkRow({ ...world, ask: halfLenient }, row, [''])
    expect(complaints.join('\n')).toMatch(/sends .* \(foreign\) gets 200, not 404/)
  }
}, 300_000)

test('an application that lets a tag decide who sees a page does not pass', async () => {
  const { app: _app, ...world } = await openWorld()
  const found = async (broken: Ask) =>
    (await checkRow({ ...world, ask: broken }, { ...rowOf('/:locale?/tickets'), forms: [] }, [''])).complaints.join(
      '\n',
    )
  const trusting = tampered(world.ask, (answer, address, { headers }) =>
    new Headers(headers).get('if-none-match')?.startsWith('W/') ? new Response(null, { status: 304 }) : answer,
  )
  expect(await found(trusting)).toMatch(/anonymous asks \/tickets by the tag of owner and gets 304, not 401/)
  const forgetful = tampered(world.ask, (answer) => {
    if (answer.headers.has('etag')) answer.headers.set('etag', 'W/"x"')
    return answer
  })
  expect(await found(forgetful)).toMatch(/owner asks \/tickets by their own tag and gets 200, not 304/)
}, 300_000)

test('a form that the access matrix does not know is found on its page', () => {
  const page = '<form method="post"><button name="intent" value="withdraw">Via</button></form>'
  expect(unknownForms(matrix, '/en/tickets/1', page)).toEqual([])
  const other = page.replace('withdraw', 'burn')
  expect(unknownForms(matrix, '/en/tickets/1', other)).toEqual(['/en/tickets/1: burn sent to /en/tickets/1'])
})

function rowOf(path: string): Row {
  const row = matrix.find((one) => one.path === path)
  if (!row) throw new Error(`No row for ${path}`)
  return row
}
