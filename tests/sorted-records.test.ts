import { expect, test } from 'vitest'
import { addBulletin } from '#app/features/content/bulletins/bulletins.fixture.ts'
import { addAppointment, addBookableShop } from '#app/features/service/appointments/appointments.fixture.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { addInvitation, addSurvey, sampleQuestions } from '#app/features/service/surveys/surveys.fixture.ts'
import { addPackage } from '#app/features/trade/packages/packages.fixture.ts'
import { type App, type Member, openApp } from './app.ts'
import {
  everyId,
  exportedIds,
  many,
  type Person,
  press,
  read,
  type Row,
  sorted,
  waysOf,
} from './sorted-lists.fixture.ts'

/** Each order, each way, each with these filters: all rows once, page by page. */
async function goThrough(app: App, list: string, person: Person, rows: Record<string, Row[]>, filters = ['']) {
  for (const [name, keyed] of Object.entries(rows))
    for (const direction of waysOf(name))
      for (const more of filters) {
        const address = `/en/${list}?order=${name}-${direction}${more}`
        expect([address, await everyId(app, address, person)]).toEqual([address, sorted(keyed, direction)])
      }
}

/** A day of this month, three rows on each, in no order. */
function dayAt(at: number, month = '2026-03'): string {
  return `${month}-${String(1 + Math.floor(((at * 7) % many) / 3)).padStart(2, '0')}`
}

test('every order of the products goes through all of them once, page by page and in the export', async () => {
  const app = await openApp()
  const [dealer, other, agent] = [await app.dealer(), await app.dealer(), await app.staff()]
  const rows: Record<string, Row[]> = { bought: [], expiry: [], model: [] }
  const serials = new Map<number, string>()
  // A cursor holds only the beginning of long ones; small letters stand among the capital ones.
  const names = ['C68 Strada', 'c68 Gravel', '', `${'𝕍'.repeat(45)}4Rs`, `${'𝕍'.repeat(45)}3Rs`, 'V4R İstanbul', 'È68']
  const [a, b] = [{ of: dealer }, { of: other }]
  for (let at = 0; at < many; at += 1) {
    const [bought, expiry, name] = [dayAt(at), dayAt(at * 2, '2029-05'), names[at % names.length] ?? '']
    const serial = `C68.51S.${String(10000 + at)}`
    const { id } = await addProduct(app.portal, { ...a, serial, bought, expiry, name })
    serials.set(id, serial)
    rows['bought']?.push({ id, key: bought })
    rows['expiry']?.push({ id, key: expiry })
    rows['model']?.push({ id, key: Array.from(name).slice(0, 40).join('').toLowerCase() })
  }
  await addProduct(app.portal, { ...b, serial: 'C68.51S.00124' })
  await goThrough(app, 'products', dealer, rows, ['', '&q=c68.51s', '&warranty=running'])
  await goThrough(app, 'products', agent, rows, [`&company=${dealer.viewer.companyId}`])
  for (const [order, keyed] of Object.entries(rows)) {
    expect(await everyId(app, `/en/products?q=c68&order=${order}-asc`, agent)).toHaveLength(many + 1)
    const file = await exportedIds(app, `/en/products?order=${order}-asc`, dealer, 4)
    expect([order, file]).toEqual([order, sorted(keyed, 'asc').map((id) => serials.get(id))])
  }
  const ends = await press(app, '/en/products?family=C68', 'Warranty ends', dealer)
  expect(ends).toEqual({ state: undefined, to: '/en/products?family=C68&order=expiry-asc' })
  expect((await press(app, ends.to ?? '', 'Warranty ends', dealer)).state).toBe('ascending')
  expect((await press(app, '/en/products', 'Purchased', dealer)).state).toBe('descending')
  expect((await press(app, '/en/products', 'Model', dealer)).to).toBe('/en/products?order=model-asc')
  // What it does not know is as if it were not there, also the place of a page that somebody made up.
  const unknown = ['x', 'model', 'model-x', 'expiry-asc%00'].map((order) => `order=${order}`)
  for (const search of [...unknown, 'order=model-asc&after=0-1_____', 'order=model-asc&after=1-1', 'after=0-1_AAAA'])
    await everyId(app, `/en/products?${search}`, dealer)
})

test('every order of appointments goes through all of them once, page by page and in the export', async () => {
  const app = await openApp()
  const [dealer, other, agent] = [await app.dealer(), await app.dealer(), await app.staff()]
  const { portal } = app
  const [shopId, elsewhere] = [
    await addBookableShop(portal.db, dealer.viewer.companyId),
    await addBookableShop(portal.db, other.viewer.companyId),
  ]
  const rows: Record<string, Row[]> = { day: [], booked: [] }
  for (let at = 0; at < many; at += 1) {
    const id = await addAppointment({ portal, shopId, bookedBy: dealer.viewer.accountId }, { day: dayAt(at) })
    rows['day']?.push({ id, key: dayAt(at) })
    rows['booked']?.push({ id, key: id })
  }
  await addAppointment({ portal, shopId: elsewhere, bookedBy: other.viewer.accountId })
  await goThrough(app, 'appointments/list', dealer, rows, ['', '&q=ida', '&state=booked'])
  await goThrough(app, 'appointments/list', agent, rows, [`&company=${dealer.viewer.companyId}`])
  const file = await exportedIds(app, '/en/appointments/list?order=booked-asc', dealer)
  expect(file).toEqual(sorted(rows['booked'] ?? [], 'asc').map(String))
  // What staff see first is the same list at another address.
  const day = await press(app, '/en/appointments', 'When', agent)
  expect(day).toEqual({ state: 'descending', to: '/en/appointments/list?order=day-asc' })
})

test('every order of checks goes through all of them once, by the day that they show as well', async () => {
  const app = await openApp()
  const [dealer, other, agent] = [await app.dealer(), await app.dealer(), await app.staff()]
  const rows: Record<string, Row[]> = { begun: [], day: [], model: [] }
  const families = ['C68', 'V4R', 'G4X', 'TT1']
  for (let at = 0; at < many; at += 1) {
    const [begun, signed] = [new Date(`${dayAt(at)}T10:00:00Z`), new Date(`${dayAt(at, '2026-05')}T10:00:00Z`)]
    const [isSigned, family] = [at % 3 > 0, families[at % 4] ?? '']
    const id = await addCheck(app, dealer, { at, family, begun, signed: isSigned ? signed : null })
    rows['begun']?.push({ id, key: begun.toISOString() })
    rows['day']?.push({ id, key: (isSigned ? signed : begun).toISOString() })
    rows['model']?.push({ id, key: family })
  }
  await addCheck(app, other, { at: 0, family: 'C68', begun: app.clock.now(), signed: null })
  await goThrough(app, 'checks', dealer, rows, ['', '&q=tagliando', '&begun=me'])
  await goThrough(app, 'checks', agent, rows, [`&company=${dealer.viewer.companyId}`])
  expect(await exportedIds(app, '/en/checks?order=model-asc', dealer, 3)).toEqual(
    (rows['model'] ?? []).map(({ key }) => String(key)).toSorted(),
  )
  expect((await press(app, '/en/checks?order=day-desc', 'Date', dealer)).state).toBe('descending')
  expect((await press(app, '/en/checks', 'Model', dealer)).to).toBe('/en/checks?order=model-asc')
})

type CheckOptions = { at: number; family: string; begun: Date; signed: Date | null }

async function addCheck({ portal }: App, by: Member, { at, family, begun, signed }: CheckOptions): Promise<number> {
  const state = signed ? ('signed' as const) : ('open' as const)
  const when = { begun_at: begun, changed_at: begun, signed_at: signed, signed_on: signed && '2026-05-01', state }
  const bicycle = { serial_number: `C68.${at}`, serial_folded: `c68${at}`, family, words: 'tagliando' }
  const whose = { company_id: by.viewer.companyId, begun_by: by.viewer.accountId }
  const list = { checklist: 'yearly', names: JSON.stringify({ it: 'Tagliando', en: 'Service', fr: 'Révision' }) }
  const { id } = await portal.db
    .insertInto('bicycle_check')
    .values({ ...list, ...whose, ...bicycle, ...when, kind: 'yearly', catalogue_version: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('every order of packages goes through all of them once; what has no last day stands last', async () => {
  const app = await openApp()
  const [dealer, admin] = [await app.dealer(), await app.staff('admin')]
  const rows: Record<string, Row[]> = { listed: [], ends: [] }
  for (let at = 0; at < many; at += 1) {
    const validUntil = at % 4 === 0 ? null : dayAt(at, '2027-03')
    if (at % 3 === 0) app.clock.advance(1000)
    const id = await addPackage(app.portal, { by: admin.viewer.accountId, validUntil })
    rows['listed']?.push({ id, key: app.clock.now().toISOString() })
    rows['ends']?.push({ id, key: validUntil })
  }
  for (const [list, person] of [
    ['packages', dealer],
    ['console/packages', admin],
  ] as const) {
    await goThrough(app, list, person, rows, ['', '&q=kit', '&kind=supply'])
    const days = await exportedIds(app, `/en/${list}?order=ends-asc`, dealer === person ? dealer : admin, 5)
    expect(days.filter(Boolean)).toEqual(days.filter(Boolean).toSorted())
    const ends = await press(app, `/en/${list}`, 'Offered', person)
    expect(ends).toEqual({ state: undefined, to: `/en/${list}?order=ends-asc` })
    expect((await press(app, ends.to ?? '', 'Offered', person)).to).toBe(`/en/${list}`)
  }
})

test('every order of bulletins goes through all of them once, also for those who read them', async () => {
  const app = await openApp()
  const [dealer, admin] = [await app.dealer(), await app.staff('admin')]
  const rows: Record<string, Row[]> = { listed: [], number: [] }
  for (let at = 0; at < many; at += 1) {
    const number = `${at % 2 ? 'TB' : 'tb'}-${String(2020 + ((at * 7) % many))}`
    if (at % 3 === 0) app.clock.advance(1000)
    const id = await addBulletin(app.portal, { by: admin.viewer.accountId, number })
    rows['listed']?.push({ id, key: app.clock.now().toISOString() })
    rows['number']?.push({ id, key: number.toLowerCase() })
  }
  for (const [list, person] of [
    ['resources/bulletins', dealer],
    ['console/bulletins', admin],
  ] as const) {
    await goThrough(app, list, person, rows, ['', '&q=coppia', '&model=C68'])
    const numbers = await exportedIds(app, `/en/${list}?order=number-desc`, person)
    expect(numbers).toEqual(numbers.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? 1 : -1)))
    expect((await press(app, `/en/${list}`, 'Number', person)).to).toBe(`/en/${list}?order=number-asc`)
    expect((await press(app, `/en/${list}`, 'Published on', person)).state).toBe('descending')
  }
})

test('every order of answers to surveys goes through all of them once, scores by what they are of ten', async () => {
  const app = await openApp()
  const [dealer, admin] = [await app.dealer(), await app.staff('admin')]
  const rider = await app.dealer({ role: 'customer' })
  const { portal } = app
  const ofFive = sampleQuestions.map((one) => (one.kind === 'ten' ? { ...one, kind: 'five' as const } : one))
  const by = admin.viewer.accountId
  const ten = await addSurvey(portal, { by, trigger: 'appointment' })
  const five = await addSurvey(portal, { by, trigger: 'campaign', questions: ofFive })
  const shopId = await addBookableShop(portal.db, dealer.viewer.companyId)
  const rows: Record<string, (Row & { of: number })[]> = { answered: [], score: [] }
  for (let at = 0; at < many; at += 1) {
    const [surveyId, score] = at % 3 ? [ten, at % 11] : [five, 1 + (at % 5)]
    const appointmentId = await addAppointment({ portal, shopId, bookedBy: rider.viewer.accountId })
    const asked = { surveyId, accountId: rider.viewer.accountId, appointmentId, companyId: dealer.viewer.companyId }
    const { id } = await addInvitation(portal, asked)
    const answer = { invitation_id: id, survey_id: surveyId, score, answers: JSON.stringify([score, null, '']) }
    const answeredAt = new Date(`${dayAt(at)}T10:00:00Z`)
    await portal.db
      .insertInto('survey_answer')
      .values({ ...answer, lookup: 'gentile', answered_at: answeredAt })
      .execute()
    rows['answered']?.push({ id: appointmentId, key: answeredAt.toISOString(), of: surveyId })
    rows['score']?.push({ id: appointmentId, key: surveyId === five ? score * 2 : score, of: surveyId })
  }
  await goThrough(app, 'surveys', dealer, rows, ['', '&q=gentile'])
  const ofTen = Object.entries(rows).map(([name, all]) => [name, all.filter((one) => one.of === ten)])
  await goThrough(app, `console/surveys/${ten}/answers`, admin, Object.fromEntries(ofTen))
  expect(await exportedIds(app, '/en/surveys?order=score-asc', dealer, 2)).toHaveLength(many)
  const answers = `/en/console/surveys/${ten}/answers`
  expect((await press(app, answers, 'Score', admin)).to).toBe(`${answers}?order=score-asc`)
  // The place of a page that somebody made up, or took over from another order.
  for (const after of ['253370764800000-1', '1790000000000-5_AAAA'])
    await read(app, `/en/surveys?order=score-desc&after=${after}`, dealer)
})
