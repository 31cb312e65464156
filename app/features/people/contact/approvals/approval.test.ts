import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { linkTo, password } from '#app/features/people/company/company.fixture.ts'
import { syncInvites } from '#app/features/people/company/company.import.server.ts'
import { addShop, dealerForm } from '../contact.fixture.ts'
import { accountOf, answer, list, mailsTo, modulesOf, openWaiting, requestOf } from './approval.fixture.ts'

test('approved into a company with a role, the same session opens the portal at the same address', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const shop = await addShop(app, { name: 'Cicli Verdi' })
  const newcomer = await openWaiting(app)
  expect((await app.fetch('/en/tickets', as(newcomer))).status).toBe(403)
  const done = await answer(app, admin, newcomer, {
    intent: 'join',
    company: String(shop.viewer.companyId),
    role: 'workshop',
  })
  expect([done.status, done.headers.get('location')]).toEqual([303, `${list}?notice=approved`])
  expect((await app.fetch('/en/tickets', as(newcomer))).status).toBe(200)
  expect(await accountOf(app, newcomer)).toMatchObject({
    company_id: shop.viewer.companyId,
    role: 'workshop',
    approved_at: app.clock.now(),
  })
  expect(await mailsTo(app, newcomer.email)).toEqual([['Your Ammiraglia account is enabled', 'http://portal.test/en']])
})

test('approved into a new company, the person owns it, with the modules everybody begins with', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const newcomer = await openWaiting(app, {}, undefined, 'fr')
  const page = await (await app.fetch(`${list}/${newcomer.accountId}`, as(admin))).text()
  expect(page).toContain('value="Cicli Verdi"')
  expect(page).toContain('value="IT01234567890"')
  expect(page).toMatch(/>Language<.{0,40}>French</)
  const company = { name: 'Cicli Verdi di Anna', country: 'IT', vat_number: '01234567890' }
  expect((await answer(app, admin, newcomer, { intent: 'new-company', ...company })).status).toBe(303)
  const account = await accountOf(app, newcomer)
  expect(account.role).toBe('owner')
  const stored = app.portal.db.selectFrom('company').selectAll().where('id', '=', account.company_id)
  expect(await stored.executeTakeFirst()).toMatchObject({
    kind: 'dealer',
    name: 'Cicli Verdi di Anna',
    country: 'IT',
    vat_number: 'IT01234567890',
  })
  expect(await modulesOf(app, account.company_id)).toEqual(['products', 'tickets', 'user-guides'])
  expect(await mailsTo(app, newcomer.email)).toEqual([['Votre compte Ammiraglia est activé', 'http://portal.test/fr']])
})

test('approved as a rider, the person is a company of one', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const newcomer = await openWaiting(app, { kind: 'customer' })
  expect((await answer(app, admin, newcomer, { intent: 'rider' })).status).toBe(303)
  const account = await accountOf(app, newcomer)
  expect(account.role).toBe('customer')
  const stored = app.portal.db.selectFrom('company').selectAll().where('id', '=', account.company_id)
  expect(await stored.executeTakeFirst()).toMatchObject({ kind: 'customer', name: 'Anna Verdi', country: 'IT' })
  expect(await modulesOf(app, account.company_id)).toEqual(['products', 'tickets', 'user-guides'])
  expect((await app.fetch('/en/user', as(newcomer))).status).toBe(200)
})

test('refused, the person reads why in the mail and in the portal, corrects the form and asks again', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const newcomer = await openWaiting(app)
  const reason = 'Il numero di partita IVA <non> risulta.'
  const done = await answer(app, admin, newcomer, { intent: 'refuse', reason })
  expect([done.status, done.headers.get('location')]).toEqual([303, `${list}?notice=refused`])
  const [mail] = await mailsTo(app, newcomer.email)
  expect(mail?.[0]).toBe('Your request for access to Ammiraglia')
  const sent = app.portal.db.selectFrom('sent_mail').select('body').where('to_address', '=', newcomer.email)
  expect((await sent.executeTakeFirstOrThrow()).body).toContain(`> ${reason}`)

  const screen = await app.fetch('/en/tickets', as(newcomer))
  expect(screen.status).toBe(403)
  const page = await screen.text()
  expect(page).toContain('Request for access refused')
  expect(page).toContain('Il numero di partita IVA &lt;non&gt; risulta.')
  expect(page).toContain('value="Cicli Verdi"')
  const again = await app.fetch(
    '/en/tickets?sign-in=contact',
    post(newcomer, { ...dealerForm, name: 'Anna Verdi Neri' }),
  )
  expect(again.status).toBe(303)
  expect(await (await app.fetch('/en', as(newcomer))).text()).toContain('Account pending verification')
  const detail = await (await app.fetch(`${list}/${newcomer.accountId}`, as(admin))).text()
  expect(detail).toContain('Anna Verdi Neri')
  expect(detail).toContain('Earlier requests')
  expect(detail).toContain('Il numero di partita IVA &lt;non&gt; risulta.')
})

test('a refusal needs a reason of 5 to 500 characters, an approval a company and a role', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const shop = await addShop(app, { name: 'Cicli Verdi' })
  const newcomer = await openWaiting(app)
  const company = String(shop.viewer.companyId)
  const rider = await app.dealer({ role: 'customer' })
  const wrong: [Record<string, string>, string][] = [
    [{ intent: 'refuse', reason: '' }, 'This field is required.'],
    [{ intent: 'refuse', reason: ' no  ' }, 'write at least 5 characters.'],
    [{ intent: 'refuse', reason: 'x'.repeat(501) }, 'the limit is 500 characters.'],
    [{ intent: 'join', company, role: 'customer' }, 'Choose one of the options.'],
    [{ intent: 'join', company, role: 'admin' }, 'Choose one of the options.'],
    [{ intent: 'join', company: '', role: 'owner' }, 'Choose the company.'],
    [{ intent: 'join', company: '99999', role: 'owner' }, 'This company no longer exists.'],
    [{ intent: 'join', company: String(rider.viewer.companyId), role: 'owner' }, 'This company no longer exists.'],
    [{ intent: 'new-company', name: '', country: 'IT' }, 'This field is required.'],
    [{ intent: 'new-company', name: 'A', country: 'IT', vat_number: '12' }, 'it has the form IT12345678901'],
  ]
  for (const [fields, words] of wrong) {
    const refused = await answer(app, admin, newcomer, fields)
    expect(refused.status, words).toBe(400)
    expect(await refused.text()).toContain(words)
  }
  expect((await answer(app, admin, newcomer, { intent: 'make-admin' })).status).toBe(400)
  expect(await accountOf(app, newcomer)).toMatchObject({ approved_at: null, role: null })
  const answers = app.portal.db.selectFrom('outbox').select('id').where('kind', '=', 'mail.access')
  expect(await answers.execute()).toEqual([])
})

test('of two administrators at once one wins, and the other reads what happened and keeps their words', async () => {
  const app = await openApp()
  const admins = [await app.staff('admin'), await app.staff('admin')]
  const newcomer = await openWaiting(app)
  const company = { name: 'Cicli Verdi', country: 'IT', vat_number: '' }
  const answers = await Promise.all(
    [...admins, ...admins].map((admin) => answer(app, admin, newcomer, { intent: 'new-company', ...company })),
  )
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
  const companies = app.portal.db.selectFrom('company').select('id').where('name', '=', 'Cicli Verdi')
  expect(await companies.execute()).toHaveLength(1)
  expect(await mailsTo(app, newcomer.email)).toHaveLength(1)

  const late = await answer(app, admins[1], newcomer, { intent: 'refuse', reason: 'Mai sentita nominare.' })
  expect(late.status).toBe(409)
  const page = await late.text()
  expect(page).toContain('Someone has already answered this request')
  expect(page).toContain('Mai sentita nominare.')
  expect(page).toContain('Account approved')
  expect((await app.fetch('/en/user', as(newcomer))).status).toBe(200)
})

test('a form written for an earlier request does not answer the one that followed', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const newcomer = await openWaiting(app)
  const old = await requestOf(app, newcomer)
  await answer(app, admin, newcomer, { intent: 'refuse', reason: 'Mancano i dati.' })
  await app.fetch('/en?sign-in=contact', post(newcomer, dealerForm))
  const stale = await app.fetch(`${list}/${newcomer.accountId}`, post(admin, { intent: 'rider', request: old }))
  expect(stale.status).toBe(409)
  expect(await accountOf(app, newcomer)).toMatchObject({ approved_at: null })
  const foreign = await openWaiting(app)
  const crossed = { intent: 'rider', request: await requestOf(app, foreign) }
  expect((await app.fetch(`${list}/${newcomer.accountId}`, post(admin, crossed))).status).toBe(409)
  expect(await accountOf(app, foreign)).toMatchObject({ approved_at: null })
})

test('with the CRM away the page shows what the portal knows, and says so', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const newcomer = await openWaiting(app)
  const { crm } = app.portal
  app.portal.crm = { ...crm, getContact: () => Promise.reject(new Error('connect ECONNREFUSED')) }
  try {
    const page = await app.fetch(`${list}/${newcomer.accountId}`, as(admin))
    expect(page.status).toBe(200)
    const text = await page.text()
    expect(text).toContain('The CRM is not responding')
    expect(text).toContain(newcomer.email)
  } finally {
    app.portal.crm = crm
  }
})

test('approved as a rider, the person finds the company that staff have begun with their address, once', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const begun = { kind: 'customer', name: 'Anna Verdi', country: 'IT', email: 'Anna@Posta.example' } as const
  const { id } = await app.portal.db
    .insertInto('company')
    .values({ ...begun, created_at: app.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [email, finds] of [
    ['altra@posta.example', false],
    ['anna@posta.example', true],
  ] as const) {
    const newcomer = await openWaiting(app, { kind: 'customer' }, email)
    expect((await answer(app, admin, newcomer, { intent: 'rider' })).status).toBe(303)
    expect((await accountOf(app, newcomer)).company_id === id).toBe(finds)
  }
})

test('an invitation into a rider’s company ends when somebody is in it', async () => {
  const app = await openApp()
  const { portal } = app
  const admin = await app.staff('admin')
  /** A company of which the address was wrong when somebody was invited into it, and is right by now. */
  const begin = async (wrong: string, email: string) => {
    const facts = { kind: 'customer', name: 'Anna Verdi', country: 'IT', email, created_at: app.clock.now() } as const
    const { id } = await portal.db.insertInto('company').values(facts).returning('id').executeTakeFirstOrThrow()
    const people = [{ email: wrong, name: 'Anna Verdi', role: 'customer' }] as const
    await syncInvites(portal, portal.db, [{ companyId: id, locale: 'en', people }], admin.viewer.accountId)
    return { id, link: await linkTo(app, wrong) }
  }
  const approved = await begin('anna@psota.example', 'anna@posta.example')
  const newcomer = await openWaiting(app, { kind: 'customer' }, 'anna@posta.example')
  expect((await answer(app, admin, newcomer, { intent: 'rider' })).status).toBe(303)
  expect((await accountOf(app, newcomer)).company_id).toBe(approved.id)
  expect((await app.fetch(approved.link)).status).toBe(410)

  // Whichever way they came in meanwhile.
  const { id, link } = await begin('bice@psota.example', 'bice@posta.example')
  expect((await app.fetch(link)).status).toBe(200)
  const rider = await app.dealer({ role: 'customer' })
  const one = rider.viewer.accountId
  await portal.db.updateTable('account').set({ company_id: id }).where('id', '=', one).execute()
  const joined = await app.fetch(link, post({ cookie: '' }, { intent: 'join', name: 'Bice Neri', password }))
  expect([joined.status, joined.headers.get('location')]).toEqual([303, link])
  expect((await app.fetch(link)).status).toBe(410)
  expect(await portal.db.selectFrom('account').select('id').where('company_id', '=', id).execute()).toEqual([
    { id: one },
  ])
})
