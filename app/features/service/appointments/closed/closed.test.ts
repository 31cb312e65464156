import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, post } from '#tests/app.ts'
import { openShop } from '../mails/booking.fixture.ts'

const monday = '2026-11-30'

async function textOf(answer: Response | Promise<Response>): Promise<string> {
  return (await (await answer).text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

/** One at the bench and two by the hour on a Monday of the shop. */
async function booked() {
  const world = await openShop()
  const { app, owner, shopId, book } = world
  const person = { name: 'Ugo Neri', email: 'ugo@rider.example', bicycle: 'V4Rs' }
  const day = { kind: 'yearly', when: monday } as const
  const ids = [
    await book({ ...person, ...day }, owner),
    await book({ ...person, kind: 'fitting', when: `${monday}T15:00`, name: 'Pia Gialli' }, owner),
    await book({ ...person, kind: 'fitting', when: `${monday}T16:30`, name: 'Ida Blu' }, owner),
  ]
  await world.mails()
  const page = `/en/user/company/shops/${shopId}`
  // As its page shows it, with what it has seen of the shop.
  const send = async (fields: Record<string, string | string[]>) => {
    const form = await (await app.fetch(page, as(owner))).text()
    const version = /name="version" value="([^"]+)"/.exec(form)?.[1] ?? ''
    return app.fetch(page, post(owner, { version, ...fields }))
  }
  const days = async () => {
    const rows = await app.portal.db.selectFrom('appointment').select(['day', 'state']).orderBy('id').execute()
    return rows.map(({ day: on, state }) => `${on} ${state}`)
  }
  const closures = () => app.portal.db.selectFrom('shop_closure').select('id').where('from_day', '=', monday).execute()
  return { ...world, ids, send, days, closures }
}

function answered(fields: Record<string, string>, ids: readonly number[]) {
  return { ...fields, seen: ids.map(String) }
}

test('closing a day with bookings shows them and asks, and nothing is closed or cancelled before that', async () => {
  const { send, days, closures, ids } = await booked()
  const asked = await send({ intent: 'close', from: monday })
  expect(asked.status).toBe(409)
  const page = await asked.text()
  for (const words of ['Ugo Neri · V4Rs', '30 Nov 2026, 15:00 · Pia Gialli', 'Save and choose where to move them'])
    expect(page).toContain(words)
  for (const id of ids) expect(page).toMatch(new RegExp(`name="seen"[^>]*value="${id}"`))
  expect(await closures()).toEqual([])
  expect((await send(answered({ intent: 'close', from: monday, booked: 'keep' }, ids.slice(1)))).status).toBe(409)
  const kept = await send(answered({ intent: 'close', from: monday, booked: 'keep' }, ids))
  expect(kept.headers.get('location')).toContain('notice=closure')
  expect(await closures()).toHaveLength(1)
  expect(await days()).toEqual([monday, monday, monday].map((day) => `${day} booked`))
})

test('what is to be moved gets the next free place, no place twice, and its person a mail', async () => {
  const { app, owner, send, days, ids, shopId, mails } = await booked()
  const saved = await send(answered({ intent: 'close', from: monday, booked: 'move' }, ids))
  const address = `/en/appointments/closed?shop=${shopId}`
  expect([saved.status, saved.headers.get('location')]).toEqual([303, address])
  const page = await (await app.fetch(address, as(owner))).text()
  const first = [...page.matchAll(/<select[^>]*>\s*<option[^>]*value="([^"]*)"/g)].map(([, value = '']) => value)
  expect(first).toEqual([
    `${ids[1]} 0 2026-12-01T09:00+01:00`,
    `${ids[2]} 0 2026-12-01T10:30+01:00`,
    `${ids[0]} 0 2026-12-01`,
  ])
  // The first is left as it is.
  const form = { intent: 'move', to: ['', first[1] ?? '', first[2] ?? ''] }
  const moved = await app.fetch(address, post(owner, form))
  expect(moved.headers.get('location')).toBe(`${address}&notice=move`)
  expect(await days()).toEqual(['2026-12-01 booked', `${monday} booked`, '2026-12-01 booked'])
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Appointment moved'),
    expect.stringContaining('Appointment moved'),
  ])
  const again = await app.fetch(address, post(owner, form))
  expect(again.status).toBe(303)
  const sheet = await textOf(app.fetch(`/en/appointments?shop=${shopId}&day=${monday}`, as(owner)))
  expect(sheet).toContain('1 appointment falls while the shop is closed.')
})

test('appointments at closed days of later weeks are counted on today’s sheet', async () => {
  const { app, owner, send, ids, shopId } = await booked()
  const today = () => textOf(app.fetch(`/en/appointments?shop=${shopId}`, as(owner)))
  expect(await today()).not.toContain('while the shop is closed')
  await send(answered({ intent: 'close', from: monday, booked: 'keep' }, ids))
  expect(await today()).toContain('3 appointments fall while the shop is closed.')
})

test('what was taken meanwhile stays where it is, and the page says how many', async () => {
  const { app, owner, send, ids, shopId, days, book } = await booked()
  await send(answered({ intent: 'close', from: monday, booked: 'move' }, ids))
  const at = '2026-12-01T09:00'
  await book({ kind: 'fitting', when: at, name: 'Eva', phone: '+39 0432 5555' }, owner)
  const form = { intent: 'move', to: `${ids[2]} 0 ${at}` }
  const answer = await app.fetch(`/en/appointments/closed?shop=${shopId}`, post(owner, form))
  expect([answer.status, (await textOf(answer)).includes('1 appointment could not be moved')]).toEqual([409, true])
  expect((await days())[2]).toBe(`${monday} booked`)
})

test('where one place was taken meanwhile, what was chosen for the others is still chosen', async () => {
  const { app, owner, send, ids, shopId, book } = await booked()
  await send(answered({ intent: 'close', from: monday, booked: 'move' }, ids))
  const address = `/en/appointments/closed?shop=${shopId}`
  const page = await (await app.fetch(address, as(owner))).text()
  const offered = [...page.matchAll(/<option[^>]*value="(\d+ 0 [^"]+)"/g)].map(([, value = '']) => value)
  const chosen = offered.filter((value) => value.startsWith(`${ids[0]} `))[1] ?? ''
  await book({ kind: 'fitting', when: '2026-12-01T09:00', name: 'Eva', phone: '+39 0432 5555' }, owner)
  // The second day for the one at the bench, which somebody changes; a taken hour for the last; the one between them stays.
  const taken = `${ids[2]} 0 2026-12-01T09:00`
  await app.portal.db
    .updateTable('appointment')
    .set({ sequence: 1 })
    .where('id', '=', ids[0] ?? 0)
    .execute()
  const answer = await app.fetch(address, post(owner, { intent: 'move', to: [chosen, '', taken] }))
  const shown = await answer.text()
  const selected = [...shown.matchAll(/<option[^>]*selected=""[^>]*>/g)].map(
    ([option]) => /value="([^"]*)"/.exec(option)?.[1],
  )
  expect([answer.status, selected[0]]).toEqual([409, ''])
  expect(selected).toContain(chosen.replace(' 0 ', ' 1 '))
  expect(shown).toContain('autofocus=""')
})

test('shorter hours ask as well, by the hour of each, and longer ones do not', async () => {
  const { app, owner, send, shopId, ids } = await booked()
  const facts = {
    intent: 'save',
    submission: randomUUID(),
    name: 'Negozio in centro',
    street: 'Via Roma 3',
    postcode: '33100',
    city: 'Udine',
    country: 'IT',
  }
  expect((await send({ ...facts, monday: '9-12:30, 15-20' })).status).toBe(303)
  const asked = await send({ ...facts, monday: '9-13' })
  expect(asked.status).toBe(409)
  const page = await asked.text()
  expect(page).toContain('Pia Gialli')
  expect(page).not.toContain('Ugo Neri')
  expect(page).toContain('value="9-13"')
  expect((await send(answered({ ...facts, monday: '9-13', booked: 'keep' }, ids.slice(1)))).status).toBe(303)
  // What fell outside before is not asked about once more.
  expect((await send({ ...facts, monday: '9-12' })).status).toBe(303)
  const closed = await textOf(app.fetch(`/en/appointments/closed?shop=${shopId}`, as(owner)))
  expect(closed).toContain('Pia Gialli')
})

test('only the shop’s own people see and move what falls while it is closed', async () => {
  const { app, shopId, rider, owner } = await booked()
  const address = `/en/appointments/closed?shop=${shopId}`
  const workshop = await app.dealer({ company: owner, role: 'workshop' })
  expect((await app.fetch(address, as(workshop))).status).toBe(200)
  for (const who of [rider, await app.dealer(), await app.staff('admin')]) {
    expect((await app.fetch(address, as(who))).status).toBe(404)
    expect((await app.fetch(address, post(who, { intent: 'move', to: '' }))).status).toBe(404)
  }
})
