import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { workThrough } from '#app/kit/outbox/worker.server.ts'
import { as, openApp, post } from '#tests/app.ts'
import { leadJobs } from '../leads.jobs.server.ts'

const lead = {
  first_name: 'Ivano',
  last_name: 'Pradal',
  email: 'ivano@posta.example',
  mobile_phone: '',
  phone: '',
  products_of_interest: ['C68', 'TT1'],
  message: 'Vorrei una bici su misura.',
}

test('staff route a lead to a dealer, once, and those who sell there hear of it', async () => {
  const app = await openApp()
  const agent = await app.staff()
  const owner = await app.dealer({ locale: 'fr' })
  const sales = await app.dealer({ company: owner, role: 'sales', locale: 'en' })
  const workshop = await app.dealer({ company: owner, role: 'workshop' })
  const fields = { ...lead, submission: randomUUID(), company: String(owner.viewer.companyId) }
  const answers = await Promise.all([1, 2].map(() => app.fetch('/leads/new', post(agent, fields))))
  const { id } = await app.portal.db.selectFrom('lead').select('id').executeTakeFirstOrThrow()
  for (const answer of answers) expect(answer.headers.get('location')).toBe(`/leads/${id}?notice=routed`)
  await app.work()
  const mails = await app.portal.db.selectFrom('sent_mail').select(['to_address', 'subject', 'body']).execute()
  const to = (address: string) => mails.find((mail) => mail.to_address === address)
  expect(mails).toHaveLength(2)
  expect(to(owner.viewer.email)?.subject).toBe(`Nouveau contact ${id} pour votre magasin`)
  expect(to(sales.viewer.email)?.body).toContain('Models: C68 and TT1')
  expect(to(sales.viewer.email)?.body).toContain(`http://portal.test/en/leads/${id}`)
  expect(to(workshop.viewer.email)).toBeUndefined()
  // Mails stay where they were sent: of the customer they say nothing.
  expect(JSON.stringify(mails)).not.toMatch(/ivano|pradal|misura/i)
  expect((await app.fetch(`/leads/${id}`, as(owner))).status).toBe(200)
})

test('a mail that cannot be delivered holds up nobody else’s', async () => {
  const app = await openApp()
  const agent = await app.staff()
  const owner = await app.dealer()
  const sales = await app.dealer({ company: owner, role: 'sales' })
  await app.fetch(
    '/leads/new',
    post(agent, { ...lead, submission: randomUUID(), company: String(owner.viewer.companyId) }),
  )
  const delivered: string[] = []
  const mail = {
    async send({ to }: { to: string }) {
      if (to === owner.viewer.email) throw new Error('mailbox full')
      delivered.push(to)
      return 'taken'
    },
  }
  const portal = { ...app.portal, mail }
  while (await workThrough(portal, leadJobs(portal))) continue
  expect(delivered).toEqual([sales.viewer.email])
})

test('a lead goes only to a dealer who takes leads, with somebody to reach', async () => {
  const app = await openApp()
  const agent = await app.staff()
  const [dealer, bare] = [await app.dealer(), await app.dealer({ modules: ['tickets'] })]
  const page = await (await app.fetch('/en/leads/new', as(agent))).text()
  expect(page).toContain(`value="${dealer.viewer.companyId}"`)
  expect(page).not.toContain(`<option value="${bare.viewer.companyId}"`)
  const send = async (fields: Record<string, string | string[]>) => {
    const answer = await app.fetch('/en/leads/new', post(agent, { ...lead, submission: randomUUID(), ...fields }))
    return { status: answer.status, text: await answer.text() }
  }
  const gone = await send({ company: String(bare.viewer.companyId) })
  expect(gone.status).toBe(400)
  expect(gone.text).toContain('This dealer no longer takes leads')
  expect(gone.text).toContain('value="Pradal"')
  const unreachable = await send({ company: String(dealer.viewer.companyId), email: '' })
  expect(unreachable.text).toContain('Enter at least one way to reach them')
  expect((await send({ company: '' })).text).toContain('This field is required')
  expect(await app.portal.db.selectFrom('lead').select('id').execute()).toEqual([])
})

test('only staff route leads', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const fields = { ...lead, submission: randomUUID(), company: String(dealer.viewer.companyId) }
  expect((await app.fetch('/leads/new', as(dealer))).status).toBe(404)
  expect((await app.fetch('/leads/new', post(dealer, fields))).status).toBe(404)
})

test('a lead that was begun is there again as the page is loaded again, until it is sent or thrown away', async () => {
  const app = await openApp()
  const agent = await app.staff()
  const dealer = await app.dealer()
  const read = async (who = agent) => (await app.fetch('/en/leads/new', as(who))).text()
  const save = (submission: string, fields: Record<string, string | string[]>, who: { cookie: string } = agent) =>
    app.fetch('/drafts', post(who, { form: 'lead', submission, ...fields }))
  const company = String(dealer.viewer.companyId)
  const submission = randomUUID()
  expect(await read()).not.toContain('Draft resumed')
  expect((await save(submission, { ...lead, company })).status).toBe(204)
  const resumed = await read()
  expect(resumed).toContain('Draft resumed')
  for (const kept of ['value="Pradal"', 'Vorrei una bici su misura.', `value="${submission}"`])
    expect(resumed).toContain(kept)
  expect(resumed).toMatch(new RegExp(`<option value="${company}" selected`))
  for (const model of lead.products_of_interest)
    expect(resumed).toMatch(
      new RegExp(`<input[^>]*checked=""[^>]*value="${model}"|<input[^>]*value="${model}"[^>]*checked=""`),
    )
  // Nobody else reads it, and a dealer keeps none.
  expect(await read(await app.staff())).not.toContain('Pradal')
  expect((await save(randomUUID(), lead, dealer)).status).toBe(404)
  expect((await app.fetch('/leads/new', post(agent, { ...lead, submission, company }))).status).toBe(303)
  expect((await save(submission, { ...lead, company })).status).toBe(204)
  expect(await read()).not.toContain('Pradal')
  await save(randomUUID(), lead)
  const discarded = await app.fetch('/en/leads/new', post(agent, { intent: 'discard' }))
  expect([discarded.status, discarded.headers.get('location')]).toEqual([303, '/en/leads/new'])
  expect(await read()).not.toContain('Pradal')
})

test('a second lead in a form that another tab has sent is routed too, and each once', async () => {
  const app = await openApp()
  const agent = await app.staff()
  const dealer = await app.dealer()
  const submission = randomUUID()
  const company = String(dealer.viewer.companyId)
  const send = async (fields: Record<string, string>) => {
    const answer = await app.fetch('/leads/new', post(agent, { ...lead, submission, company, ...fields }))
    return answer.headers.get('location')
  }
  await app.fetch('/drafts', post(agent, { form: 'lead', submission, ...lead, company }))
  const other = { first_name: 'Bruno', last_name: 'Galli', email: 'bruno@posta.example' }
  const begun = { form: 'lead', submission: randomUUID(), first_name: 'Carla' }
  const first = await send(other)
  await app.fetch('/drafts', post(agent, begun))
  const second = await send({})
  expect(await Promise.all([send(other), send({}), send({})])).toEqual([first, second, second])
  const leads = await app.portal.db.selectFrom('lead').select(['id', 'first_name as name']).orderBy('id').execute()
  expect(leads.map(({ name }) => name)).toEqual(['Bruno', 'Ivano'])
  expect([first, second]).toEqual(leads.map(({ id }) => `/leads/${id}?notice=routed`))
  const told = await app.portal.db.selectFrom('outbox').select('payload').where('kind', '=', 'leads.routed').execute()
  expect(told).toHaveLength(2)
  // What was begun since is no part of either.
  expect(await (await app.fetch('/leads/new', as(agent))).text()).toContain('value="Carla"')

  // Nor is one made twice that somebody has corrected meanwhile.
  const table = app.portal.db.updateTable('lead').set({ email: 'ivano.pradal@posta.example' })
  await table.where('first_name', '=', 'Ivano').execute()
  expect(await send({})).toBe(second)

  // Once nothing is known of the person any more, no post makes a lead again.
  await app.fetch(second?.split('?')[0] ?? '', post(agent, { intent: 'erase' }))
  expect(await send({})).toBe(second)
})
