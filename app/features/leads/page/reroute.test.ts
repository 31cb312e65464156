import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { addLead } from '../leads.fixture.ts'
import { declineLead } from '../leads.work.server.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Person = { cookie: string }

async function pageOf(app: App, path: string, person: Person) {
  const answer = await app.fetch(path, as(person))
  return { status: answer.status, text: await answer.text() }
}

function reroute(app: App, id: number, person: Person, company: number | string) {
  return app.fetch(`/en/leads/${id}`, post(person, { intent: 'reroute', company: String(company) }))
}

async function declinedIn(app: App) {
  const [rossi, bianchi, agent] = [
    await app.dealer({ name: 'Marco Rossi' }),
    await app.dealer({ name: 'Anna Bianchi', locale: 'en' }),
    await app.staff(),
  ]
  await app.portal.db
    .updateTable('company')
    .set({ name: 'Velo Bianchi', country: 'CH' })
    .where('id', '=', bianchi.viewer.companyId)
    .execute()
  const { id } = await addLead(app.portal, { of: rossi, by: agent })
  await declineLead(app.portal, rossi.viewer, id, { reason: 'other', note: 'Siamo in ferie' })
  app.clock.advance(60_000)
  await app.portal.db.deleteFrom('outbox').execute()
  return { rossi, bianchi, agent, id }
}

test('staff are shown what was declined and route it on: to the next dealer it is new, the one before is through with it', async () => {
  const app = await openApp()
  const { rossi, bianchi, agent, id } = await declinedIn(app)
  expect((await pageOf(app, '/en/leads', agent)).text).toContain('1 declined lead')
  expect((await pageOf(app, '/en/leads', rossi)).text).not.toContain('1 declined lead')
  expect((await pageOf(app, `/en/leads/${id}`, rossi)).text).not.toContain('Route to another dealer')
  expect((await pageOf(app, `/en/leads/${id}`, agent)).text).toContain('Route to another dealer')

  for (let times = 0; times < 2; times += 1) {
    const answer = await reroute(app, id, agent, bianchi.viewer.companyId)
    expect(answer.headers.get('location')).toBe(`/en/leads/${id}?notice=reroute`)
  }
  const lead = await app.portal.db.selectFrom('lead').selectAll().executeTakeFirstOrThrow()
  expect(lead).toMatchObject({
    place: 'routed',
    currency: 'CHF',
    decline_reason: null,
    reason_note: '',
    answered_by: null,
  })
  expect(lead.due_at).toEqual(new Date(app.clock.now().getTime() + 72 * 60 * 60_000))
  expect((await pageOf(app, `/en/leads/${id}`, rossi)).status).toBe(404)
  expect((await pageOf(app, '/en/leads', rossi)).text).not.toContain('Pradal')

  const { text } = await pageOf(app, `/en/leads/${id}`, bianchi)
  expect(text).toContain('Will you take this lead?')
  expect(text).toContain('72 hours left')
  for (const former of ['Marco Rossi', 'Cicli Rossi', 'Declined', 'ferie']) expect(text).not.toContain(former)
  const history = (await pageOf(app, `/en/leads/${id}`, agent)).text
  expect(history).toMatch(
    /Routed to the dealer.*Cicli Rossi.*Declined.*Marco Rossi.*Routed to the dealer.*Velo Bianchi/s,
  )
  await app.work()
  const mails = await app.portal.db.selectFrom('sent_mail').select(['to_address as to', 'subject']).execute()
  expect(mails).toEqual([{ to: bianchi.viewer.email, subject: `New lead ${id} for your shop` }])
})

test('only what is declined is routed on, by staff, and only to a dealer who takes leads', async () => {
  const app = await openApp()
  const { rossi, bianchi, agent, id } = await declinedIn(app)
  const bare = await app.dealer({ modules: ['tickets'] })
  for (const person of [rossi, bianchi])
    expect((await reroute(app, id, person, bianchi.viewer.companyId)).status).toBe(404)
  const gone = await reroute(app, id, agent, bare.viewer.companyId)
  expect(gone.status).toBe(400)
  expect(await gone.text()).toContain('This dealer no longer takes leads')
  const nobody = await reroute(app, id, agent, '')
  expect([nobody.status, (await nobody.text()).includes('This field is required')]).toEqual([400, true])
  expect((await reroute(app, 999_999, agent, bianchi.viewer.companyId)).status).toBe(404)
  const open = await addLead(app.portal, { of: rossi, by: agent, place: 'contacted' })
  const late = await reroute(app, open.id, agent, bianchi.viewer.companyId)
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('The lead has changed in the meantime')
})
