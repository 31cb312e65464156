import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { activate, deactivate, grant, refuse } from '#app/features/people/licence/licence.staff.server.ts'
import { licenceOf, mailsTo, readable, stored, withoutTickets } from '#app/features/people/licence/licence.fixture.ts'
import { addAppointment, addBookableShop } from '#app/features/service/appointments/appointments.fixture.ts'
import { as, type Member, openApp, post } from '#tests/app.ts'

type App = Awaited<ReturnType<typeof openApp>>

/** A company whose owner has just asked for the tickets, and what a form about it names. */
async function asking(app: App, options: { locale?: 'it' | 'en' | 'fr' } = {}) {
  const dealer = await app.dealer({ modules: withoutTickets, ...options })
  await app.fetch('/license', post(dealer, { module: 'tickets' }))
  const { companyId } = dealer.viewer
  const requestedAt = app.clock.now()
  const fields = { company: String(companyId), module: 'tickets', asked: String(requestedAt.getTime()) }
  return { dealer, fields, asked: { companyId, module: 'tickets', requestedAt } as const }
}

function ticketsOf(app: App, dealer: Member): Promise<Response> {
  return app.fetch('/tickets', as(dealer))
}

test('a purchase that is granted works with the very next request of the same session', async () => {
  const app = await openApp()
  const { dealer, fields } = await asking(app, { locale: 'fr' })
  const admin = await app.staff('admin')
  expect((await ticketsOf(app, dealer)).status).toBe(403)
  const list = readable(await (await app.fetch('/en/console/licences', as(admin))).text())
  expect(list).toMatch(/1 request waiting/)
  expect(list).toMatch(/Warranty interventions Cicli Rossi Marco Rossi · 21 Nov 2026, 10:00/)

  const answer = await app.fetch('/en/console/licences', post(admin, { ...fields, intent: 'grant' }))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/console/licences?notice=granted'])
  expect((await ticketsOf(app, dealer)).status).toBe(200)
  expect(readable(await (await app.fetch('/en/console/licences', as(admin))).text())).toContain('No requests waiting')
  await app.work()
  const mails = await mailsTo(app, dealer.viewer.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Module activé\u00a0: Dossiers SAV'])
  expect(mails[0]?.body).toContain('http://portal.test/fr/license')
})

test('a refusal says why, on the page and by mail, and the company may ask again', async () => {
  const app = await openApp()
  const { dealer, fields } = await asking(app)
  const admin = await app.staff('admin')
  const reason = 'Prima va firmato il contratto di assistenza.'
  const answer = await app.fetch('/console/licences', post(admin, { ...fields, intent: 'refuse', reason }))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/console/licences?notice=refused'])
  const locked = await ticketsOf(app, dealer)
  expect(locked.status).toBe(403)
  const page = await locked.text()
  expect(readable(page)).toContain(`Motivazione: «${reason}» Richiesta respinta: 21 nov 2026 Acquista`)
  await app.work()
  const [mail] = await mailsTo(app, dealer.viewer.email)
  expect(mail?.subject).toBe('Richiesta respinta: Interventi in garanzia')
  expect(mail?.body).toContain(`> ${reason}`)

  app.clock.advance(60_000)
  expect((await app.fetch('/license', post(dealer, { module: 'tickets' }))).status).toBe(303)
  expect(await licenceOf(app, dealer.viewer.companyId)).toContainEqual({
    module: 'tickets',
    state: 'requested',
    reason: null,
  })
  // The form of the first request answers the second one no more.
  const stale = await app.fetch('/console/licences', post(admin, { ...fields, intent: 'grant' }))
  expect(stale.status).toBe(409)
  expect((await ticketsOf(app, dealer)).status).toBe(403)
})

test('a refusal needs a reason, and what was typed comes back', async () => {
  const app = await openApp()
  const { fields } = await asking(app)
  const admin = await app.staff('admin')
  const before = await stored(app)
  const answer = await app.fetch('/en/console/licences', post(admin, { ...fields, intent: 'refuse', reason: 'No' }))
  expect(answer.status).toBe(400)
  const page = await answer.text()
  expect(page).toContain('write at least 5 characters')
  expect(page).toMatch(/<details[^>]*open/)
  expect(page).toMatch(/<textarea[^>]*>No<\/textarea>/)
  expect(await stored(app)).toBe(before)
})

test('of two administrators one wins, and the other is told with the words that were typed', async () => {
  const app = await openApp()
  const { dealer, fields, asked } = await asking(app)
  const [one, other] = [await app.staff('admin'), await app.staff('admin')]
  const outcomes = await atOnce(app, asked.companyId, () => [
    grant(app.portal, one.viewer, asked),
    refuse(app.portal, other.viewer, asked, 'Prima il contratto'),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes).toContainEqual(expect.objectContaining({ reason: expect.objectContaining({ code: 'conflict' }) }))
  const state = await licenceOf(app, dealer.viewer.companyId)
  const late = await app.fetch(
    '/en/console/licences',
    post(other, { ...fields, intent: 'refuse', reason: 'Prima il contratto' }),
  )
  expect(late.status).toBe(409)
  expect(readable(await late.text())).toContain('Your text Prima il contratto')
  expect(await licenceOf(app, dealer.viewer.companyId)).toEqual(state)
  await app.work()
  expect((await mailsTo(app, dealer.viewer.email)).length).toBe(1)
})

test('an administrator edits a licence, at once for running sessions and for this company alone', async () => {
  const app = await openApp()
  const [dealer, other] = [await app.dealer(), await app.dealer()]
  const admin = await app.staff('admin')
  const page = `/console/licences/${dealer.viewer.companyId}`
  expect((await ticketsOf(app, dealer)).status).toBe(200)
  const off = await app.fetch(page, post(admin, { intent: 'deactivate', module: 'tickets' }))
  expect([off.status, off.headers.get('location')]).toEqual([303, `${page}?notice=deactivated`])
  expect((await ticketsOf(app, dealer)).status).toBe(403)
  expect((await ticketsOf(app, other)).status).toBe(200)
  expect((await licenceOf(app, other.viewer.companyId)).length).toBe(15)
  expect((await app.fetch(page, post(admin, { intent: 'deactivate', module: 'tickets' }))).status).toBe(409)

  const on = await app.fetch(page, post(admin, { intent: 'activate', module: 'tickets' }))
  expect([on.status, on.headers.get('location')]).toEqual([303, `${page}?notice=activated`])
  expect((await ticketsOf(app, dealer)).status).toBe(200)
  await app.work()
  expect(await mailsTo(app, dealer.viewer.email)).toEqual([])
})

test('a module with bookings to come is not taken without being asked about them', async () => {
  const app = await openApp()
  const { portal } = app
  const [dealer, admin] = [await app.dealer(), await app.staff('admin')]
  const { companyId, accountId: bookedBy } = dealer.viewer
  const shop = { portal, shopId: await addBookableShop(portal.db, companyId), bookedBy }
  const page = `/en/console/licences/${companyId}`
  const deactivated = async (fields: Record<string, string> = {}) => {
    const answer = await app.fetch(page, post(admin, { intent: 'deactivate', module: 'appointments', ...fields }))
    return { status: answer.status, text: await answer.text() }
  }
  // What passed without a mark keeps no licence.
  await addAppointment(shop, { day: '2026-11-02' })
  for (const day of ['2026-12-01', '2026-12-02']) await addAppointment(shop, { day })
  const asked = await deactivated()
  expect(asked.status).toBe(409)
  expect(asked.text).toContain('There are 2 appointments under way or ahead.')
  expect(asked.text.match(/Deactivate anyway: Appointments/g)).toHaveLength(1)
  expect(asked.text).toContain('name="booked" value="2"')
  expect((await app.fetch('/en/appointments', as(dealer))).status).toBe(200)
  await addAppointment(shop, { day: '2026-12-03' })
  expect((await deactivated({ booked: '2' })).status).toBe(409)
  expect((await deactivated({ booked: '3' })).status).toBe(303)
  expect((await app.fetch('/en/appointments', as(dealer))).status).toBe(403)
})

test('the page of a company’s licence shows its fifteen modules and answers its requests', async () => {
  const app = await openApp()
  const { dealer, fields } = await asking(app)
  const admin = await app.staff('admin')
  const path = `/en/console/licences/${dealer.viewer.companyId}`
  const page = await (await app.fetch(path, as(admin))).text()
  expect(page.match(/<h3>/g)?.length).toBe(16)
  expect(page.match(/value="deactivate"/g)?.length).toBe(14)
  // Staff read the same words as the dealer.
  expect(page).not.toMatch(/\b(?:your shop|our ERP)\b/)
  const answer = await app.fetch(path, post(admin, { ...fields, intent: 'grant' }))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}?notice=granted`])
  expect((await ticketsOf(app, dealer)).status).toBe(200)
})

test('what is not available yet can be taken out of a licence, and not put into it', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ modules: ['tickets', 'contracts'] })
  const admin = await app.staff('admin')
  const path = `/en/console/licences/${dealer.viewer.companyId}`
  const page = await (await app.fetch(path, as(admin))).text()
  expect(page).toContain('Deactivate: Contracts')
  expect(page).toContain('Activate: Quotes')
  expect(page).not.toContain('Activate: Projects')
  // Green is what can be used: the tickets.
  expect(page.match(/status-green/g)).toHaveLength(1)
  expect(page.match(/Granted, not usable yet/g)).toHaveLength(1)
  const before = await stored(app)
  expect((await app.fetch(path, post(admin, { intent: 'activate', module: 'projects' }))).status).toBe(400)
  expect(await stored(app)).toBe(before)
  expect((await app.fetch(path, post(admin, { intent: 'deactivate', module: 'contracts' }))).status).toBe(303)
  expect(await (await app.fetch(path, as(admin))).text()).not.toContain('ctivate: Contracts')
})

test('the console’s licences are for administrators alone', async () => {
  const app = await openApp()
  const { dealer, fields, asked } = await asking(app)
  const agent = await app.staff('agent')
  const { companyId } = asked
  const before = await stored(app)
  for (const person of [dealer, agent])
    for (const path of ['/console/licences', `/console/licences/${companyId}`]) {
      expect((await app.fetch(path, as(person))).status, path).toBe(404)
      expect((await app.fetch(`${path}.data`, as(person))).status, path).toBe(404)
      for (const intent of ['grant', 'refuse', 'activate', 'deactivate'])
        expect((await app.fetch(path, post(person, { ...fields, intent, reason: 'Motivo' }))).status).toBe(404)
    }
  const absent = { code: 'not-found' }
  for (const { viewer } of [dealer, agent])
    for (const act of [activate, deactivate])
      await expect(act(app.portal, viewer, companyId, 'quotes')).rejects.toMatchObject(absent)
  expect(await stored(app)).toBe(before)
  expect(await (await app.fetch('/', as(agent))).text()).not.toContain('/console/licences')
  const admin = await app.staff('admin')
  expect(await (await app.fetch('/', as(admin))).text()).toContain('href="/console/licences"')
})

test('a licence of no company, and a form that is none of ours, are refused', async () => {
  const app = await openApp()
  const { dealer, fields } = await asking(app)
  const admin = await app.staff('admin')
  for (const id of ['99999', 'abc', '0'])
    expect((await app.fetch(`/console/licences/${id}`, as(admin))).status, id).toBe(404)
  const before = await stored(app)
  const absent = await app.fetch('/console/licences/99999', post(admin, { intent: 'activate', module: 'quotes' }))
  expect(absent.status).toBe(404)
  const own = `/console/licences/${dealer.viewer.companyId}`
  for (const wrong of [
    { intent: 'everything' },
    { ...fields, intent: 'grant', module: 'bicycles' },
    { ...fields, intent: 'grant', asked: 'now' },
    { ...fields, intent: 'grant', company: '1; drop' },
    { intent: 'activate', module: 'bicycles' },
  ])
    expect((await app.fetch(own, post(admin, wrong))).status, JSON.stringify(wrong)).toBe(400)
  expect(await stored(app)).toBe(before)
})

test('anyone who has left the company meanwhile gets no mail about it', async () => {
  const app = await openApp()
  const { dealer, asked } = await asking(app)
  const admin = await app.staff('admin')
  await app.portal.db
    .updateTable('account')
    .set({ company_id: null, role: null })
    .where('id', '=', dealer.viewer.accountId)
    .execute()
  await grant(app.portal, admin.viewer, asked)
  await app.work()
  expect(await mailsTo(app, dealer.viewer.email)).toEqual([])
})

/** Both have begun, and neither has written, when the company's licence is let go. */
async function atOnce({ portal }: App, companyId: number, act: () => Promise<void>[]) {
  const acts = await portal.db.transaction().execute(async (tx) => {
    await tx.selectFrom('company_module').select('module').where('company_id', '=', companyId).forUpdate().execute()
    const begun = act()
    await vi.waitFor(async () => {
      const waiting = await sql<{ pid: number }>`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(portal.db)
      expect(waiting.rows.length).toBe(begun.length)
    })
    // Heard from now on: one of them may lose before the end of this transaction is known here.
    return { outcomes: Promise.allSettled(begun) }
  })
  return acts.outcomes
}

test('the list says how many modules each customer has and asks for, and since when', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const { dealer } = await asking(app)
  const { companyId } = dealer.viewer
  const bare = await app.dealer({ modules: [] })
  const rows = (await (await app.fetch('/en/console/licences', as(admin))).text()).split('<tr>')
  const rowOf = (company: number) =>
    readable(rows.find((row) => row.includes(`/en/console/licences/${company}"`) && row.includes('row-link')) ?? '')
  const active = (await licenceOf(app, companyId)).filter(({ state }) => state === 'active').length
  expect(rowOf(companyId)).toContain(`${active} 1 request waiting 21 Nov 2026`)
  expect(rowOf(bare.viewer.companyId)).toMatch(/Italy 0\s*(?:$|2 companies)/)
})
