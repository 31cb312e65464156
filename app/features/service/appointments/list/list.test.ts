import { expect, test } from 'vitest'
import { type App, as, type Member, openApp, type Staff } from '#tests/app.ts'
import { addAppointment, addBookableShop } from '../appointments.fixture.ts'

const list = '/en/appointments/list'

async function open() {
  const app = await openApp()
  const [owner, other] = [await app.dealer(), await app.dealer()]
  const shopOf = async (dealer: Member) => ({
    portal: app.portal,
    shopId: await addBookableShop(app.portal.db, dealer.viewer.companyId),
    bookedBy: dealer.viewer.accountId,
  })
  return { app, owner, other, atOwner: await shopOf(owner), atOther: await shopOf(other) }
}

/** The numbers of the appointments a page shows, in their order. */
async function shown(app: App, by: Member | Staff, search = ''): Promise<number[]> {
  const answer = await app.fetch(list + search, as(by))
  expect(answer.status).toBe(200)
  const page = await answer.text()
  const table = /<table[\s\S]*<\/table>/.exec(page)?.[0] ?? ''
  return [...table.matchAll(/href="\/en\/appointments\/(\d+)"/g)].map(([, id]) => Number(id))
}

test('the desk finds its appointments by name, serial, phone and number, staff those of everybody', async () => {
  const { app, owner, atOwner, atOther } = await open()
  const rider = await app.dealer({ role: 'customer', name: 'Zoë Müller' })
  const ida = await addAppointment(atOwner, {
    personName: 'Ida Rossi',
    personPhone: '+39 0432 99 88',
    serialNumber: 'C68.51S.00777',
  })
  const zoe = await addAppointment(atOwner, {
    accountId: rider.viewer.accountId,
    personName: '',
    personEmail: '',
    bicycle: 'V4Rs',
  })
  const far = await addAppointment(atOther, { personName: 'Ida Verdi', personEmail: 'verdi@rider.example' })
  const agent = await app.staff('agent')
  const found = async (by: Member | Staff, q: string) =>
    (await shown(app, by, `?q=${encodeURIComponent(q)}`)).toSorted((one, next) => one - next)
  expect(await found(owner, 'ida')).toEqual([ida])
  expect(await found(agent, 'IDA')).toEqual([ida, far])
  for (const who of [owner, agent])
    for (const [q, id] of [
      ['zoë mü', zoe],
      ['s.007', ida],
      ['04329988', ida],
      [String(ida), ida],
      ['v4rs', zoe],
    ] as const)
      expect([q, await found(who, q)]).toEqual([q, [id]])
  expect(await found(owner, 'verdi')).toEqual([])
  expect(await found(agent, 'verdi@rider')).toEqual([far])
  expect(await found(owner, '%_%')).toEqual([])
  await app.portal.db
    .updateTable('account')
    .set({ name: 'Zoë Bianchi' })
    .where('id', '=', rider.viewer.accountId)
    .execute()
  expect(await found(owner, 'bianchi')).toEqual([zoe])
})

test('beyond a hundred the list leads on, each once, the latest day first', async () => {
  const { app, owner, atOwner } = await open()
  for (let at = 0; at < 130; at += 1)
    await addAppointment(atOwner, { day: `2026-1${at % 2}-${String((at % 28) + 1).padStart(2, '0')}` })
  const all: number[] = []
  let search = ''
  for (let page = 0; page < 10; page += 1) {
    all.push(...(await shown(app, owner, search)))
    const html = await (await app.fetch(list + search, as(owner))).text()
    const next = /href="([^"]*after=[^"]*)"[^>]*rel="next"|rel="next"[^>]*href="([^"]*)"/.exec(html)
    const address = (next?.[1] ?? next?.[2])?.replaceAll('&amp;', '&')
    if (address === undefined) break
    search = address.replace(/^[^?]*/, '')
  }
  expect([all.length, new Set(all).size]).toEqual([130, 130])
  const days = await app.portal.db.selectFrom('appointment').select(['id', 'day']).execute()
  const dayOf = new Map(days.map(({ id, day }) => [id, day]))
  const shownDays = all.map((id) => dayOf.get(id) ?? '')
  expect(shownDays).toEqual(shownDays.toSorted((one, next) => next.localeCompare(one)))
})

test('it narrows to a state and to a dealer, leaves as a file, and a rider has no such list', async () => {
  const { app, owner, other, atOwner, atOther } = await open()
  const [booked, gone] = [await addAppointment(atOwner), await addAppointment(atOwner, { personName: 'Ugo' })]
  const theirs = await addAppointment(atOther)
  const ended = { state: 'no_show' as const, ended_at: app.clock.now() }
  await app.portal.db.updateTable('appointment').set(ended).where('id', '=', gone).execute()
  const admin = await app.staff('admin')
  expect(await shown(app, owner, '?state=booked')).toEqual([booked])
  expect(await shown(app, admin, `?company=${other.viewer.companyId}`)).toEqual([theirs])
  expect(await shown(app, owner, `?company=${other.viewer.companyId}`)).toEqual([gone, booked])
  const file = await app.fetch(`${list}/export.csv?state=no_show`, as(owner))
  expect((await file.text()).trim().split('\r\n')).toEqual([
    'Number,On the day,Time,What for,Name,Bike,Serial number,Shop,Status',
    `${gone},2026-11-21,,Yearly service,Ugo,C68 · Blu,,"Cicli Rossi, Negozio in centro",No-show`,
  ])
  const rider = await app.dealer({ role: 'customer' })
  const bare = await app.dealer({ modules: ['tickets'] })
  for (const more of ['', '/export.csv', '/export.xlsx']) {
    expect((await app.fetch(list + more, as(rider))).status).toBe(404)
    expect((await app.fetch(list + more, as(bare))).status).toBe(403)
  }
  // What their menu leads to is the same.
  const staff = await (await app.fetch('/en/appointments', as(admin))).text()
  expect(staff).toContain(`href="/en/appointments/${theirs}"`)
})

test('an appointment is found by what its kind is called, in any language, in the list and in the search', async () => {
  const { app, owner, atOwner, atOther } = await open()
  const rider = await app.dealer({ role: 'customer', name: 'Zoë Müller' })
  const of = { accountId: rider.viewer.accountId, personName: '', personEmail: '' }
  const yearly = await addAppointment(atOwner, { ...of, kind: 'yearly' })
  const fitting = await addAppointment(atOwner, { kind: 'fitting' })
  const far = await addAppointment(atOther, { kind: 'yearly' })
  const agent = await app.staff('agent')
  const found = async (by: Member | Staff, q: string) =>
    (await shown(app, by, `?q=${encodeURIComponent(q)}`)).toSorted((one, next) => one - next)
  for (const q of ['tagliando', 'Service', 'révision', 'revision', 'yearly service']) {
    expect([q, await found(owner, q)]).toEqual([q, [yearly]])
    expect([q, await found(agent, q)]).toEqual([q, [yearly, far]])
    const everywhere = async (by: Member | Staff) =>
      (await app.fetch(`/en/search?q=${encodeURIComponent(q)}`, as(by))).text()
    for (const who of [owner, rider]) expect(await everywhere(who)).toContain(`/en/appointments/${yearly}`)
    expect(await everywhere(rider)).not.toContain(`/en/appointments/${fitting}`)
  }
  expect(await found(owner, 'fitting')).toEqual([fitting])
  // What stands in the middle of a word is not its name.
  expect(await found(owner, 'gliando')).toEqual([])
})

test('the day sheet leads back to the list of all appointments, and an appointment leads staff back to it', async () => {
  const { app, owner, atOwner } = await open()
  const id = await addAppointment(atOwner, {})
  const agent = await app.staff('agent')
  const back = async (by: Member | Staff, page: string) =>
    /class="page-header-back"[^>]*href="([^"]*)"/.exec(await (await app.fetch(page, as(by))).text())?.[1]
  expect(await back(owner, '/en/appointments')).toBe(list)
  expect(await back(owner, `/en/appointments/${id}`)).toBe('/en/appointments')
  expect(await back(agent, `/en/appointments/${id}`)).toBe(list)
})
