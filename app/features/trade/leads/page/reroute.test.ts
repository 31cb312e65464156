import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { addLead } from '../leads.fixture.ts'
import { addNote } from '../leads.notes.server.ts'
import { readLead } from '../leads.server.ts'
import { acceptLead, declineLead, moveLead } from '../leads.work.server.ts'
import { leadOf, sendTo } from './page.fixture.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Person = { cookie: string }

const hour = 60 * 60_000

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
    expect(answer.headers.get('location')).toBe(`/en/leads/${id}?notice=reroute#reroute`)
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

test('only what is declined or overdue is routed on, by staff, and only to a dealer who takes leads', async () => {
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

test('a lead that is routed on by three posts at once is routed once, and none of them is told of an error', async () => {
  const app = await openApp()
  const { bianchi, agent, id } = await declinedIn(app)
  const posts = [1, 2, 3].map(() => reroute(app, id, agent, bianchi.viewer.companyId))
  for (const { status } of await Promise.all(posts)) expect(status).toBe(303)
  const { events } = await readLead(app.portal, agent.viewer, id)
  expect(events.map(({ kind }) => kind)).toEqual(['routed', 'declined', 'routed'])
})

test('a lead that nobody has answered or begun in time is taken back and routed on, and who had it is told', async () => {
  const app = await openApp()
  const { rossi, bianchi, agent } = await declinedIn(app)
  const silent = await addLead(app.portal, { of: rossi, by: agent })
  const idle = await addLead(app.portal, { of: rossi, by: agent, place: 'contacted', amount: 500_000 })
  await addNote(app.portal, rossi.viewer, idle.id, { submission: randomUUID(), note: 'Sconto del 10 %' })
  await moveLead(app.portal, rossi.viewer, idle.id, { from: 'contacted', to: 'new' })
  const left = await addLead(app.portal, { of: await app.dealer(), by: agent })
  await app.portal.db
    .deleteFrom('company_module')
    .where('module', '=', 'leads')
    .where('company_id', 'not in', [rossi.viewer.companyId, bianchi.viewer.companyId])
    .execute()
  const to = (id: number) => reroute(app, id, agent, bianchi.viewer.companyId)
  app.clock.advance(72 * hour)
  expect((await to(silent.id)).status).toBe(409)
  expect((await pageOf(app, `/en/leads/${silent.id}`, agent)).text).not.toContain('Route to another dealer')
  app.clock.advance(1000)
  await app.work()
  await app.portal.db.deleteFrom('sent_mail').execute()
  expect((await pageOf(app, '/en/leads?overdue=yes', agent)).text).toContain(
    'Open each one to route it to another dealer',
  )
  for (const { id } of [silent, idle, left]) {
    const { text } = await pageOf(app, `/en/leads/${id}`, agent)
    expect(text).toContain('The lead has had no follow-up for more than 72 hours')
    // Twice, as by a lost connection.
    for (let times = 0; times < 2; times += 1) expect((await to(id)).status).toBe(303)
    expect(await leadOf(app, id)).toMatchObject({
      place: 'routed',
      company_id: bianchi.viewer.companyId,
      dealer_amount: null,
      due_at: new Date(app.clock.now().getTime() + 72 * hour),
    })
  }
  const gone = await pageOf(app, `/en/leads/${idle.id}`, rossi)
  expect([gone.status, gone.text]).toEqual([404, expect.stringContaining('no longer with your shop')])
  expect((await pageOf(app, `/en/leads/${idle.id}`, agent)).text).toContain('Sconto del 10 %')
  await acceptLead(app.portal, bianchi.viewer, idle.id)
  expect((await pageOf(app, `/en/leads/${idle.id}`, bianchi)).text).not.toMatch(/Sconto|5,000/)
  const { id: note } = await app.portal.db.selectFrom('lead_note').select('id').executeTakeFirstOrThrow()
  const edit = { intent: 'note-edit', id: String(note), version: '1', note: 'Mia' }
  expect((await sendTo(app, idle.id, bianchi, edit)).status).toBe(404)

  await app.work()
  const mails = await app.portal.db
    .selectFrom('sent_mail')
    .select(['to_address as to', 'subject', 'body'])
    .where('to_address', '=', rossi.viewer.email)
    .orderBy('outbox_id')
    .execute()
  expect(mails.map(({ subject }) => subject)).toEqual(
    [silent, idle].map(({ id }) => `Contatto ${id}: non è più assegnato al tuo negozio`),
  )
  expect(mails[0]?.body).toContain('http://portal.test/leads\n')
  // Not in the addresses, in which chance may write a C68.
  const texts = mails.map(({ subject, body }) => subject + body).join('\n')
  expect(texts).not.toMatch(/ivano|pradal|misura|bianchi|C68/i)
})

test('of a dealer who answers an overdue lead and staff who take it back at the same moment one counts, and the other is told', async () => {
  const app = await openApp()
  const { rossi, bianchi, agent } = await declinedIn(app)
  const { id } = await addLead(app.portal, { of: rossi, by: agent })
  app.clock.advance(73 * hour)
  const [answered, taken] = await Promise.all([
    sendTo(app, id, rossi, { intent: 'accept' }),
    reroute(app, id, agent, bianchi.viewer.companyId),
  ])
  const { company_id: holder } = await leadOf(app, id)
  if (holder === rossi.viewer.companyId) {
    expect([answered.status, taken.status]).toEqual([303, 409])
    expect(await taken.text()).toContain('The lead has changed in the meantime')
  } else {
    expect([answered.status, taken.status]).toEqual([404, 303])
    expect(answered.text).toContain('it has been routed to another dealer')
  }
  const late = await sendTo(app, id, bianchi, { intent: 'accept' })
  expect(late.status).toBe(holder === rossi.viewer.companyId ? 404 : 303)
  expect(late.text).not.toContain('no longer with your shop')
})
