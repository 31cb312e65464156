import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type App, as, type Member, openApp, post } from '#tests/app.ts'
import { addBookableShop, rulesSeen } from '../appointments.fixture.ts'

const monday = '2026-11-30'

async function open() {
  const app = await openApp()
  const owner = await app.dealer()
  const shop = String(await addBookableShop(app.portal.db, owner.viewer.companyId, { bench: 240 }))
  const set = (fields: Record<string, string>, by: Member = owner) =>
    app.fetch(
      `/en/appointments?shop=${shop}&day=${monday}`,
      post(by, { intent: 'minutes', shop, day: monday, ...fields }),
    )
  const sheet = async (day = monday) => textOf(await app.fetch(`/en/appointments?shop=${shop}&day=${day}`, as(owner)))
  const book = async (by = owner, day = monday) => {
    const fields = { intent: 'book', submission: randomUUID(), shop, kind: 'yearly', when: day }
    const person = { name: 'Ida', phone: '+39 0432 123456' }
    return (await app.fetch(`/en/appointments/new?shop=${shop}&kind=yearly`, post(by, { ...fields, ...person }))).status
  }
  return { app, owner, shop, set, sheet, book }
}

async function textOf(answer: Response): Promise<string> {
  return (await answer.text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

function daysOf(app: App) {
  return app.portal.db.selectFrom('bench_day').select(['day', 'minutes', 'booked', 'own']).orderBy('day').execute()
}

test('a day with fewer minutes of its own takes no more than those, and what is booked beyond them stays and is shown', async () => {
  const { set, sheet, book } = await open()
  expect([await book(), await book()]).toEqual([303, 303])
  expect((await set({ minutes: '120' })).status).toBe(303)
  expect(await sheet()).toMatch(/Bench: 240 of 120 minutes · minutes of this day alone 120 minutes beyond/)
  expect(await book()).toBe(409)
  expect(await sheet('2026-12-01')).toContain('Bench: 0 of 240 minutes')
})

test('a day with more minutes than usual takes more, to the last of them however many ask at once', async () => {
  const { set, book } = await open()
  expect((await set({ minutes: '480' })).status).toBe(303)
  const answers = await Promise.all(Array.from({ length: 12 }, () => book()))
  expect(answers.filter((status) => status === 303)).toHaveLength(4)
})

test('days in a row get them together; the usual minutes, changed in between, count again where the shop says so', async () => {
  const { app, owner, shop, set, sheet } = await open()
  const back = await set({ minutes: '60', until: '2026-12-02' })
  expect(back.headers.get('location')).toBe(`/en/appointments?shop=${shop}&day=${monday}&notice=minutes`)
  expect((await daysOf(app)).map(({ day, minutes, own }) => [day, minutes, own])).toEqual([
    [monday, 60, true],
    ['2026-12-01', 60, true],
    ['2026-12-02', 60, true],
  ])
  const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const version = await rulesSeen(app, owner, shop)
  const rules = { intent: 'rules', version, hours_ahead: '24', days_ahead: '60', cancel_hours: '24' }
  const usual = { ...rules, ...Object.fromEntries(week.map((day) => [day, '300'])) }
  const settings = `/en/user/company/shops/${shop}/appointments`
  expect((await app.fetch(settings, post(owner, usual))).status).toBe(303)
  expect(await sheet()).toContain('0 of 60 minutes')
  expect((await set({ intent: 'usual', day: monday })).status).toBe(303)
  expect(await sheet()).toContain('0 of 300 minutes')
  expect(await sheet('2026-12-01')).toContain('0 of 60 minutes')
})

test('days that are over, closed, too many or somebody else’s are refused in words, and nothing is written', async () => {
  const { app, owner, shop, set } = await open()
  const said = async (fields: Record<string, string>) => {
    const answer = await set({ minutes: '60', ...fields })
    return [answer.status, await textOf(answer)] as const
  }
  const refusals: [Record<string, string>, string][] = [
    [{ day: '2026-11-01' }, 'That has passed'],
    [{ until: '2026-11-29' }, 'The last day cannot come before the first'],
    [{ until: '2027-06-01' }, 'The limit is 62 days in a row'],
    [{ minutes: '20000' }, ''],
    [{ minutes: '' }, ''],
  ]
  for (const [fields, words] of refusals) {
    const [status, page] = await said(fields)
    expect([fields, status, page.includes(words)]).toEqual([fields, 400, true])
  }
  await app.portal.db
    .insertInto('shop_closure')
    .values({ shop_id: Number(shop), from_day: monday, to_day: monday })
    .execute()
  expect((await said({}))[1]).toContain('The shop is closed on those days')
  const rider = await app.dealer({ role: 'customer' })
  expect((await set({ minutes: '60' }, rider)).status).toBe(403)
  expect((await set({ minutes: '60' }, await app.dealer())).status).toBe(404)
  const workshop = await app.dealer({ company: owner, role: 'workshop' })
  expect(await daysOf(app)).toEqual([])
  expect((await set({ minutes: '60', day: '2026-12-01' }, workshop)).status).toBe(303)
})

test('a shop west of the maker is closed until its own midnight', async () => {
  const { app, owner, shop, set, sheet } = await open()
  await app.portal.db.updateTable('shop').set({ time_zone: 'America/New_York' }).execute()
  const thursday = '2026-11-26'
  const own = `/en/user/company/shops/${shop}`
  const close = () => app.fetch(own, post(owner, { intent: 'close', from: thursday, to: '' }))
  const closures = app.portal.db.selectFrom('shop_closure').select('to_day').where('to_day', '=', thursday)
  // Ten past six there, ten past midnight at the maker's.
  app.clock.advance(new Date('2026-11-26T23:10:00Z').getTime() - app.clock.now().getTime())
  expect((await close()).status).toBe(303)
  expect(await closures.execute()).toHaveLength(1)
  expect(await sheet(thursday)).not.toContain('Bench: 0 of')
  expect((await set({ minutes: '60', day: thursday })).status).toBe(400)
  app.clock.advance(6 * 60 * 60_000)
  expect((await close()).status).toBe(400)
})

test('on the sheet a person is a tap away on the phone, and each step says of which bicycle it is', async () => {
  const { app, owner, shop, book } = await open()
  await book()
  const { bicycle } = await app.portal.db.selectFrom('appointment').select('bicycle').executeTakeFirstOrThrow()
  const page = await (await app.fetch(`/en/appointments?shop=${shop}&day=${monday}`, as(owner))).text()
  expect(page).toContain('<a href="tel:+390432123456">+39 0432 123456</a>')
  const [button = ''] = /<button[^>]*value="arrived"[\s\S]*?<\/button>/.exec(page) ?? []
  expect(button.replaceAll('<!-- -->', '')).toContain(`<span class="visually-hidden"> · ${bicycle || 'Ida'}</span>`)
})
