import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addTestQuote } from '#app/features/trade/quotes/quotes.fixture.ts'
import { addLead } from '#app/features/trade/leads/leads.fixture.ts'
import { moveLead } from '#app/features/trade/leads/leads.work.server.ts'
import { as, openApp, post } from '#tests/app.ts'
import { openHubspotApp } from '#tests/crm/hubspot-app.ts'

test('with the portal’s own contacts nothing waits for a CRM outside', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await app.ticket({ of: dealer })
  const waiting = app.portal.db.selectFrom('outbox').select('id').where('kind', 'like', 'crm.%')
  expect(await waiting.execute()).toEqual([])
})

test('a ticket stands in HubSpot with its stage, tied to its company and its author, and never twice', async () => {
  const { app, double } = await openHubspotApp()
  const dealer = await app.dealer()
  const ticket = await app.ticket({ of: dealer })
  await app.work()
  const there = double.byOwn('tickets').get(`${ticket.id}`)
  expect(there?.properties).toMatchObject({
    hs_pipeline: '0',
    hs_pipeline_stage: '1',
    ammiraglia_address: `http://portal.test/console/tickets/${ticket.id}`,
  })
  const company = double.byOwn('companies').get(`${dealer.viewer.companyId}`)
  const [contact] = double.all('contacts')
  expect(contact?.properties['email']).toBe(dealer.viewer.email)
  expect(double.ties).toContain(`tickets/${there?.id} companies/${company?.id}`)
  expect(double.ties).toContain(`tickets/${there?.id} contacts/${contact?.id}`)
  await app.portal.db.updateTable('ticket').set({ stage: 'decision_completed' }).execute()
  await app.work()
  expect(double.all('tickets')).toHaveLength(1)
  expect(there?.properties['hs_pipeline_stage']).toBe('3')
})

test('messages are notes on their ticket, with the number of their files; what only staff read never leaves', async () => {
  const { app, double } = await openHubspotApp()
  const dealer = await app.dealer()
  const agent = await app.staff()
  const { id } = await app.ticket({ of: dealer })
  await app.fetch(
    `/tickets/${id}`,
    post(dealer, { message: 'Il telaio <b>scricchiola</b>', submission: crypto.randomUUID(), intent: 'reply' }),
  )
  const note = { ticket_id: id, author_id: agent.viewer.accountId, from_staff: true, created_at: app.clock.now() }
  await app.portal.db
    .insertInto('message')
    .values({ ...note, body: 'Cliente difficile', internal: true, submission: crypto.randomUUID() })
    .execute()
  await app.work()
  const notes = double.all('notes')
  expect(notes).toHaveLength(1)
  expect(notes[0]?.properties['hs_note_body']).toContain('Il telaio &lt;b&gt;scricchiola')
  expect(double.ties).toContain(`notes/${notes[0]?.id} tickets/${double.byOwn('tickets').get(`${id}`)?.id}`)
  expect(JSON.stringify(double.all('notes'))).not.toContain('difficile')
})

test('what a follower wrote stands in HubSpot under their own name, and not under that of who opened the ticket', async () => {
  const { app, double } = await openHubspotApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  const anna = { intent: 'follow', follower_name: 'Anna Bossi', follower_email: 'anna@officina.example' }
  await app.fetch(`/tickets/${id}`, post(dealer, { ...anna, follower_locale: 'it' }))
  const follower = await app.portal.db.selectFrom('ticket_follower').select('id').executeTakeFirstOrThrow()
  const theirs = { author_id: dealer.viewer.accountId, follower_id: follower.id, from_staff: false, body: 'È crepato.' }
  const message = { ...theirs, ticket_id: id, submission: crypto.randomUUID(), created_at: app.clock.now() }
  await app.portal.db.insertInto('message').values(message).execute()
  await app.work()
  expect(double.all('notes').map(({ properties }) => properties['hs_note_body'])).toEqual(['Anna Bossi<br>È crepato.'])
})

test('quotes, leads and subscriptions stand in HubSpot as they are now', async () => {
  const { app, double } = await openHubspotApp({ subscriptions: { news: '555' } })
  const dealer = await app.dealer()
  const { id: quoteId } = await addTestQuote(app, { of: dealer })
  const admin = await app.staff('admin')
  const { id: leadId } = await addLead(app.portal, { of: dealer, by: admin, email: 'nino@posta.example' })
  const said = { account_id: dealer.viewer.accountId, topic: 'news', source: 'page', at: app.clock.now() } as const
  await app.portal.db
    .insertInto('subscription_event')
    .values({ ...said, subscribed: true })
    .execute()
  await app.portal.db
    .insertInto('subscription_event')
    .values({ ...said, subscribed: false })
    .execute()
  await app.work()
  expect(double.byOwn('quotes').get(`${quoteId}`)?.properties).toMatchObject({
    hs_currency: 'EUR',
    hs_status: expect.any(String),
  })
  const lead = double.all('contacts').find((one) => one.properties['email'] === 'nino@posta.example')
  expect(lead?.properties).toMatchObject({ hs_lead_status: 'NEW' })
  expect(double.subscriptions).toEqual(new Map([[`${dealer.viewer.email} 555`, 'UNSUBSCRIBED']]))
  await app.portal.db
    .updateTable('lead')
    .set({
      acceptance: 'accepted',
      lead_status: 'won',
      closed_at: app.clock.now(),
      answered_at: app.clock.now(),
      due_at: null,
    })
    .where('id', '=', leadId)
    .execute()
  await app.work()
  expect(lead?.properties['hs_lead_status']).toBe('OPEN_DEAL')
})

test('who is forgotten as a lead is forgotten in HubSpot as well, though nobody ever corrected them', async () => {
  const { app, double } = await openHubspotApp()
  const dealer = await app.dealer()
  const agent = await app.staff()
  const { id } = await addLead(app.portal, { of: dealer, by: agent, place: 'new', email: 'gino@posta.example' })
  await app.work()
  expect(JSON.stringify(double.all('contacts'))).toContain('gino@posta.example')
  await app.fetch(`/leads/${id}`, post(dealer, { intent: 'erase' }))
  await app.work()
  expect(JSON.stringify(double.all('contacts'))).not.toContain('gino@posta.example')
})

test('a dealer who deletes a lead leaves the contact that the maker’s HubSpot had before, without what the lead said, and with its own phone', async () => {
  const { app, double } = await openHubspotApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const own = { email: 'gino@posta.example', firstname: 'Luigi', phone: '+39 0372 1' }
  const known = double.records.create('contacts', own)
  const { id } = await addLead(app.portal, { of: dealer, by: agent, place: 'new', email: own.email, firstName: 'Gino' })
  await app.work()
  expect(known.properties).toMatchObject({ ...own, hs_lead_status: 'OPEN', message: 'Vorrei una bici su misura.' })
  await moveLead(app.portal, dealer.viewer, id, { from: 'new', to: 'contacted', lostReason: 'price' })
  await app.work()
  expect(known.properties).toMatchObject({ ...own, hs_lead_status: 'CONNECTED' })
  await app.fetch(`/leads/${id}`, post(dealer, { intent: 'erase' }))
  await app.work()
  expect(double.byOwn('contacts').get(`hand ${known.id}`)).toBe(known)
  expect(known.properties).toMatchObject({ ...own, hs_lead_status: '', message: '' })
  expect(JSON.stringify(known)).not.toMatch(/C68|Vorrei/)
})

test('a contact that the maker’s HubSpot had before keeps what the portal does not know of it', async () => {
  const { app, double } = await openHubspotApp()
  const { email } = (await app.dealer()).viewer
  const known = double.records.create('contacts', { email, firstname: 'M.', phone: '+39 0372 1', company: 'Rossi snc' })
  await app.work()
  expect(double.all('contacts')).toEqual([known])
  expect(known.properties).toMatchObject({ firstname: 'Marco', phone: '+39 0372 1', company: 'Rossi snc' })
})

test('changes that come while an earlier one waits leave as one, with what is so by then', async () => {
  const { app, double } = await openHubspotApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  await app.work()
  const before = double.records.kept('tickets').changes.length
  double.fail('down')
  for (const subject of ['uno', 'due', 'tre']) await app.portal.db.updateTable('ticket').set({ subject }).execute()
  await app.work()
  double.fail(undefined)
  app.clock.advance(60_000)
  await app.work()
  const changes = double.records.kept('tickets').changes.slice(before)
  expect(changes.map(({ properties }) => properties['subject'])).toEqual(['tre'])
  expect(double.byOwn('tickets').get(`${id}`)?.properties['subject']).toBe('tre')
})

test('a change made while its row is about to leave is not lost: the row waits for it', async () => {
  const { app, double } = await openHubspotApp()
  const dealer = await app.dealer()
  await app.ticket({ of: dealer })
  await app.work()
  await app.portal.db.updateTable('ticket').set({ subject: 'prima' }).execute()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const changing = app.portal.db.transaction().execute(async (tx) => {
    await tx.updateTable('ticket').set({ subject: 'dopo' }).execute()
    await released
  })
  await expect
    .poll(
      async () =>
        (await sql`select from pg_stat_activity where state = 'idle in transaction'`.execute(app.owner)).rows.length,
    )
    .toBeGreaterThan(0)
  await app.work()
  release()
  await changing
  await app.work()
  expect(double.all('tickets')[0]?.properties['subject']).toBe('dopo')
})

test('a ticket whose company was merged into another hangs on that one alone', async () => {
  const { app, double } = await openHubspotApp()
  const [dealer, other] = [await app.dealer(), await app.dealer()]
  await app.ticket({ of: dealer })
  await app.work()
  await app.portal.db.updateTable('ticket').set({ company_id: other.viewer.companyId }).execute()
  await app.work()
  const [ticket] = double.all('tickets')
  const idOf = (person: typeof dealer) => double.byOwn('companies').get(`${person.viewer.companyId}`)?.id
  const companies = [...double.ties].filter((tie) => tie.startsWith(`tickets/${ticket?.id} companies/`))
  expect(companies).toEqual([`tickets/${ticket?.id} companies/${idOf(other)}`])
})

test('pages and the way in go on whatever HubSpot does, and no page asks it', async () => {
  const { app, double } = await openHubspotApp()
  double.fail('down')
  const before = double.calls.length
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  for (const page of [
    '/en',
    '/en/tickets',
    `/en/tickets/${id}`,
    '/en/user',
    '/api/hubspot/contacts/verify?email=' + dealer.viewer.email,
  ])
    expect((await app.fetch(page, as(dealer))).status).toBe(200)
  const registered = await app.fetch('/en?sign-in=register', {
    method: 'POST',
    body: new URLSearchParams({ email: 'nuovo@dealer.example', password: 'Zitronenfalter-7431' }),
  })
  expect(registered.status).toBe(303)
  expect(double.calls.length).toBe(before)
  double.fail(undefined)
  await app.work()
  expect(double.forms).toMatchObject([
    {
      body: {
        fields: [{ name: 'email', value: 'nuovo@dealer.example' }],
        context: { pageUri: expect.stringContaining('/en') },
      },
    },
  ])
  expect(JSON.stringify(double.forms)).not.toContain('Zitronenfalter')
})
