import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { as, type Member, openApp, post, type Staff } from '#tests/app.ts'
import { claim, type Fields, filesOf, formOf, threePhotos, tickets } from '../claim.fixture.ts'

type App = Awaited<ReturnType<typeof openApp>>

function pageFor({ viewer }: Member): string {
  return `/en/console/new-ticket/${viewer.accountId}`
}

function send(app: App, by: Staff, customer: Member, fields: Fields = {}): Promise<Response> {
  const company = String(customer.viewer.companyId)
  return app.fetch(
    pageFor(customer),
    post(by, formOf({ ...claim, company, assign: ['no', 'yes'], ...fields }, threePhotos)),
  )
}

async function textOf(answer: Response | Promise<Response>): Promise<string> {
  const text = await (await answer).text()
  return text
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

test('a ticket told on the phone is the customer’s in every respect, and both sides read who wrote it down', async () => {
  const app = await openApp()
  const [agent, dealer] = [await app.staff('agent'), await app.dealer()]
  const answer = await send(app, agent, dealer)
  const [ticket] = await tickets(app)
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/en/console/tickets/${ticket?.id}?notice=ticket-created`,
  ])
  expect(ticket).toMatchObject({
    author_id: dealer.viewer.accountId,
    company_id: dealer.viewer.companyId,
    assignee_id: agent.viewer.accountId,
    awaiting: 'maker',
    locale: dealer.viewer.locale,
  })
  expect(await filesOf(app, ticket?.id)).toEqual(['attachments', 'attachments', 'attachments'])
  const owners = await app.portal.db.selectFrom('attachment').select('owner_id').distinct().execute()
  expect(owners).toEqual([{ owner_id: dealer.viewer.accountId }])
  const { name } = dealer.viewer
  expect(await textOf(app.fetch(`/en/tickets/${ticket?.id}`, as(dealer)))).toMatch(
    new RegExp(`Opened by phone by Giulia, .* after-sales, for ${name}.*Written on the phone on the customer’s behalf`),
  )
  expect(await textOf(app.fetch(`/en/console/tickets/${ticket?.id}`, as(agent)))).toContain(
    `Opened by phone by Giulia Conti, `,
  )
  const csv = await (await app.fetch('/en/console/tickets/export.csv', as(agent))).text()
  expect(csv).toContain('Written on the phone by')
  expect(csv).toContain('Giulia Conti')
})

test('the customer is written to in their own language that it was written down, and asked to correct it', async () => {
  const app = await openApp()
  const [agent, dealer] = [await app.staff('agent'), await app.dealer({ locale: 'fr' })]
  await send(app, agent, dealer)
  await app.work()
  const [mail, ...others] = await app.portal.db.selectFrom('sent_mail').select(['to_address', 'body']).execute()
  expect([mail?.to_address, others]).toEqual([dealer.viewer.email, []])
  expect(mail?.body).toContain('Nous avons noté dans ce dossier SAV ce que vous nous avez dit au téléphone.')
})

test('nobody but staff has these pages, and staff write for nobody of their own', async () => {
  const app = await openApp()
  const [agent, admin, dealer] = [await app.staff('agent'), await app.staff('admin'), await app.dealer()]
  const rider = await app.dealer({ role: 'customer' })
  for (const person of [dealer, rider])
    for (const page of ['/en/console/new-ticket?q=rossi', pageFor(dealer), `${pageFor(dealer)}/coverage`])
      expect([page, (await app.fetch(page, as(person))).status]).toEqual([page, 404])
  expect((await app.fetch(pageFor(dealer), post(rider, formOf(claim, threePhotos)))).status).toBe(404)
  for (const nobody of [admin.viewer.accountId, agent.viewer.accountId, 999_999])
    expect((await app.fetch(`/en/console/new-ticket/${nobody}`, as(agent))).status).toBe(404)
  // Who sees the portal as a company only looks.
  await app.fetch(`/en/console/companies/${dealer.viewer.companyId}`, post(admin, { intent: 'see-as' }))
  expect((await app.fetch(pageFor(dealer), as(admin))).status).toBe(404)
  expect((await app.fetch(pageFor(dealer), post(admin, formOf(claim, threePhotos)))).status).toBe(403)
  expect(await tickets(app)).toEqual([])
})

test('the form is the customer’s own: their bicycles, their tickets and nobody else’s', async () => {
  const app = await openApp()
  const [agent, dealer, other] = [await app.staff('agent'), await app.dealer(), await app.dealer()]
  const rider = await app.dealer({ role: 'customer', name: 'Rita Riva' })
  const own = await app.ticket({ of: dealer, stage: 'ticket_closed' })
  const foreign = await app.ticket({ of: other, stage: 'ticket_closed' })
  expect((await app.fetch(`${pageFor(dealer)}?from=${own.id}`, as(agent))).status).toBe(200)
  expect((await app.fetch(`${pageFor(dealer)}?from=${foreign.id}`, as(agent))).status).toBe(404)
  const forDealer = await (await app.fetch(pageFor(dealer), as(agent))).text()
  expect(forDealer).toMatch(/<input[^>]*name="damage_phase"[^>]*value="km0"/)
  const forRider = await (await app.fetch(pageFor(rider), as(agent))).text()
  expect(forRider).toContain('<input type="hidden" name="damage_phase" value="field"/>')
  expect(forRider).toMatch(/You are writing for.*Rita Riva/s)
  // The bicycle is where the customer is, not in front of the agent’s camera.
  expect(forDealer).not.toMatch(/scan the QR code/i)
  expect(await (await app.fetch('/en/new-ticket', as(dealer))).text()).toMatch(/scan the QR code/i)
})

test('drafts of two calls are kept apart, are the agent’s alone, and are gone once sent', async () => {
  const app = await openApp()
  const [agent, rossi, bianchi] = [
    await app.staff('agent'),
    await app.dealer(),
    await app.dealer({ name: 'Ugo Bianchi' }),
  ]
  for (const [customer, content] of [
    [rossi, 'La prima chiamata'],
    [bianchi, 'La seconda chiamata'],
  ] as const) {
    const submission = randomUUID()
    const form = `ticket-${submission}-for-${customer.viewer.accountId}`
    const fields = { form, submission, content, frame_model: 'V4R', serial_number: 'V4R-0510-A1234' }
    expect((await app.fetch('/en/drafts', post(agent, fields))).status).toBe(204)
    expect((await app.fetch('/en/drafts', post(rossi, fields))).status).toBe(404)
  }
  const first = await textOf(app.fetch(pageFor(rossi), as(agent)))
  expect(first).toContain('La prima chiamata')
  expect(first).not.toContain('La seconda chiamata')
  expect(first).not.toContain('drafts to finish')
  const list = await textOf(app.fetch('/en/console/new-ticket', as(agent)))
  expect(list.match(/V4R · V4R-0510-A1234/g)).toHaveLength(2)
  expect(list).toContain('for Ugo Bianchi')
  for (const page of ['/en', '/en/tickets', '/en/new-ticket'])
    expect(await textOf(app.fetch(page, as(rossi)))).not.toContain('La prima chiamata')
  const { submission } = await app.portal.db
    .selectFrom('draft')
    .select('submission')
    .where('for_id', '=', rossi.viewer.accountId)
    .executeTakeFirstOrThrow()
  const answers = await Promise.all([1, 2].map(() => send(app, agent, rossi, { submission })))
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1)
  expect(await tickets(app)).toHaveLength(1)
  const left = await app.portal.db.selectFrom('draft').select('for_id').execute()
  expect(left).toEqual([{ for_id: bianchi.viewer.accountId }])
  // Saved behind the form it belongs to, it is none.
  const late = { form: `ticket-${submission}-for-${rossi.viewer.accountId}`, submission, content: 'tardi' }
  expect((await app.fetch('/en/drafts', post(agent, late))).status).toBe(204)
  expect(await app.portal.db.selectFrom('draft').selectAll().execute()).toHaveLength(1)
})

test('somebody for whom nothing can be opened any more is a sentence, and what was typed stays', async () => {
  const app = await openApp()
  const [agent, colleague] = [await app.staff('agent'), await app.staff('agent')]
  const [dealer, other] = [await app.dealer(), await app.dealer()]
  const { db } = app.portal
  const account = db.updateTable('account').where('id', '=', dealer.viewer.accountId)
  const submission = randomUUID()
  const refused = async (sentence: string) => {
    const answer = await send(app, agent, dealer, { submission })
    expect(answer.status).toBe(409)
    const said = await textOf(answer)
    expect(said).toContain(sentence)
    // Also without scripts, where the page of the closed form takes its place.
    expect(said).toContain(claim.content)
    expect(await textOf(app.fetch(pageFor(dealer), as(agent)))).toContain(claim.content)
    expect(await textOf(app.fetch(pageFor(dealer), as(colleague)))).not.toContain(claim.content)
    const kept = await db
      .selectFrom('draft')
      .select(sql<string>`fields::text`.as('fields'))
      .execute()
    expect(kept.map(({ fields }) => fields.includes(claim.content))).toEqual([true])
  }
  await account.set({ disabled_at: app.clock.now() }).execute()
  await refused('Their access to the portal is disabled')
  await account.set({ disabled_at: null, company_id: null, role: null, approved_at: null }).execute()
  await refused('They do not belong to a company')
  const inside = { company_id: dealer.viewer.companyId, role: 'owner', approved_at: app.clock.now() } as const
  await account.set(inside).execute()
  await db.deleteFrom('company_module').where('company_id', '=', dealer.viewer.companyId).execute()
  await refused('The customer’s licence does not include tickets')
  await account.set({ ...inside, company_id: other.viewer.companyId }).execute()
  await refused('has moved to another company')
  expect(await tickets(app)).toEqual([])
  // Having read it, they send it to the company of now.
  const answer = await send(app, agent, dealer, { submission, company: String(other.viewer.companyId) })
  expect(answer.status).toBe(303)
  expect(await tickets(app)).toMatchObject([{ company_id: other.viewer.companyId }])
})

test('a caller is found by name, company, phone, mail and the number of a bicycle', async () => {
  const app = await openApp()
  const [agent, dealer] = [await app.staff('agent'), await app.dealer({ name: 'Zoe Zanon' })]
  const { companyId, accountId, email } = dealer.viewer
  await app.portal.db
    .updateTable('company')
    .set({ name: 'Officina Zanon', phone: '+39 0434 123-456', customer_number: 'Z-77012' })
    .where('id', '=', companyId)
    .execute()
  await app.dealer({ name: 'Altra Persona' })
  for (const q of ['zanon', 'Officina Zan', email, '0434123456', 'z-77012']) {
    const page = await (await app.fetch(`/en/console/new-ticket?q=${encodeURIComponent(q)}`, as(agent))).text()
    expect([q, page.includes(`/console/new-ticket/${accountId}"`)]).toEqual([q, true])
    expect([q, page.includes('Altra Persona')]).toEqual([q, false])
  }
  const none = await textOf(app.fetch('/en/console/new-ticket?q=nobodyatall', as(agent)))
  expect(none).toContain('Nobody matches this search.')
  const page = await (await app.fetch(`/en/console/new-ticket?company=${companyId}`, as(agent))).text()
  expect(page).toContain('Zoe Zanon')
})

test('a caller is found without accents, also somebody of a shop', async () => {
  const app = await openApp()
  const [agent, head] = [await app.staff('agent'), await app.dealer({ name: 'Zoë Müller' })]
  const mechanic = await app.dealer({ company: head, role: 'workshop', name: 'Noël Prévôt' })
  const rider = await app.dealer({ role: 'customer', name: 'Niccolò Bovè' })
  for (const [q, { viewer }] of [
    ['zoe muller', head],
    ['prevot', mechanic],
    ['Noël', mechanic],
    ['niccolo bove', rider],
  ] as const) {
    const page = await (await app.fetch(`/en/console/new-ticket?q=${encodeURIComponent(q)}`, as(agent))).text()
    expect([q, page.includes(`/console/new-ticket/${viewer.accountId}"`)]).toEqual([q, true])
  }
})

test('a caller is found by the serial number of their bicycle, also misread, and by the number the phone shows', async () => {
  const app = await openApp()
  const [agent, rossi, bianchi] = [await app.staff('agent'), await app.dealer(), await app.dealer()]
  await addProduct(app.portal, { of: rossi, family: 'V4R', serial: 'V4R-0510-A1234' })
  await addProduct(app.portal, { of: bianchi, family: 'V4R', serial: 'V4R-0510-A9999' })
  await app.portal.db
    .updateTable('contact')
    .set({ phone: '347 12 34 567' })
    .where('email', '=', rossi.viewer.email)
    .execute()
  for (const q of ['V4R-0510-A1234', 'v4r 0510 a1234', 'V4R-O51O-A1234', '+39 347 1234567', '0039/3471234567']) {
    const page = await (await app.fetch(`/en/console/new-ticket?q=${encodeURIComponent(q)}`, as(agent))).text()
    const found = [rossi, bianchi].map(({ viewer }) => page.includes(`/console/new-ticket/${viewer.accountId}"`))
    expect([q, ...found]).toEqual([q, true, false])
  }
})

test('a long list of callers goes on where the page before ended', async () => {
  const app = await openApp()
  const [agent, head] = [await app.staff('agent'), await app.dealer({ name: 'Persona 00' })]
  for (let at = 1; at <= 21; at++)
    await app.dealer({ company: head, role: 'sales', name: `Persona ${String(at).padStart(2, '0')}` })
  const first = await (await app.fetch('/en/console/new-ticket?q=persona', as(agent))).text()
  expect([first.includes('Persona 19'), first.includes('Persona 20')]).toEqual([true, false])
  const [, next = ''] = /href="([^"]*after=\d+)"/.exec(first) ?? []
  const second = await (await app.fetch(next.replaceAll('&amp;', '&'), as(agent))).text()
  expect([second.includes('Persona 19'), second.includes('Persona 20'), second.includes('Persona 21')]).toEqual([
    false,
    true,
    true,
  ])
})

test('the ticket becomes the writer’s own, or goes where the rules say; a customer’s daily limit does not count it', async () => {
  const app = await openApp()
  const [agent, dealer] = [await app.staff('agent'), await app.dealer()]
  await send(app, agent, dealer, { assign: ['no'] })
  await send(app, agent, dealer, {})
  expect((await tickets(app)).map((one) => one.assignee_id)).toEqual([null, agent.viewer.accountId])
  const counted = await app.portal.db.selectFrom('throttle').select('key').where('key', 'like', 'tickets %').execute()
  expect(counted).toEqual([{ key: `tickets ${agent.viewer.accountId}` }])
})
