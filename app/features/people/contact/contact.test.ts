import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { mailEmailChange } from '#app/features/people/one-time-links/one-time-links.server.ts'
import { cookieOf, mailsOf, password, register } from '#app/features/people/sign-in/sign-in.fixture.ts'
import { addNewcomer, dealerForm } from './contact.fixture.ts'
import { matchContact } from './contact.server.ts'

const step = '/en/tickets?stage=new_request&sign-in=contact'

test('a dealer says who they are, and waits for staff at the address that was asked for', async () => {
  const app = await openApp()
  const newcomer = await addNewcomer(app)
  const asked = await app.fetch('/en/tickets?stage=new_request', as(newcomer))
  expect(asked.status).toBe(403)
  const form = await asked.text()
  expect(form).toContain('Complete your profile')
  expect(form).toContain('action="/en/tickets?stage=new_request&amp;sign-in=contact"')

  const sent = await app.fetch(step, post(newcomer, dealerForm))
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/en/tickets?stage=new_request'])
  expect(await app.portal.crm.findContact(newcomer.email)).toMatchObject({
    name: 'Anna Verdi',
    companyName: 'Cicli Verdi',
    country: 'IT',
    phone: '+39 0434 123 456',
    vatNumber: 'IT01234567890',
  })
  expect(await accountOf(app, newcomer)).toMatchObject({ name: 'Anna Verdi', first_name: 'Anna', country: 'IT' })
  expect(await requestsOf(app)).toEqual([{ kind: 'dealer', company_name: 'Cicli Verdi', answered_at: null }])

  const waits = await app.fetch('/en/tickets', as(newcomer))
  expect(waits.status).toBe(403)
  const page = await waits.text()
  expect(page).toContain('Account pending verification')
  expect(page).toContain('Close this tab')
  // Without a script nothing opens by itself.
  expect(page).toMatch(/as the account is enabled\.[^.]*<span class="needs-script">If you leave this page open/)
  expect(page).toMatch(/<a[^>]*href="\/en\/tickets"[^>]*>Check again/)
})

test('a rider needs neither company nor VAT number, and the CRM is told neither', async () => {
  const app = await openApp()
  const newcomer = await addNewcomer(app)
  const sent = await app.fetch(step, post(newcomer, { ...dealerForm, kind: 'customer', vat_number: 'nonsense' }))
  expect(sent.status).toBe(303)
  expect(await app.portal.crm.findContact(newcomer.email)).toMatchObject({ companyName: '', vatNumber: '' })
  expect(await requestsOf(app)).toEqual([{ kind: 'customer', company_name: '', answered_at: null }])
})

test('a form with mistakes comes back with all of them and everything typed, and asks nobody anything', async () => {
  const app = await openApp()
  const newcomer = await addNewcomer(app)
  const typed = { kind: 'dealer', name: 'Anna "Verdi"', company: '', country: 'IT', phone: 'ask me', vat_number: '123' }
  const answer = await app.fetch(step, post(newcomer, typed))
  expect(answer.status).toBe(400)
  const page = await answer.text()
  expect(page).toContain('Enter the company’s name.')
  expect(page).toContain('Enter a phone number in digits, with the country code')
  expect(page).toContain('in this country it has the form IT12345678901.')
  for (const value of ['Anna &quot;Verdi&quot;', 'ask me', '123']) expect(page).toContain(`value="${value}"`)
  expect(page).toMatch(/<option[^>]*value="IT"[^>]*selected/)
  expect(await requestsOf(app)).toEqual([])
  expect(await app.portal.crm.findContact(newcomer.email)).toBeUndefined()
})

test('the name of a person or a company holds neither lines nor web addresses', async () => {
  const app = await openApp()
  const newcomer = await addNewcomer(app)
  for (const wrong of [
    { name: 'Anna\nVerdi' },
    { company: 'Cicli\nVerdi' },
    { company: 'Vinci su www.premi.example' },
  ]) {
    const refused = await app.fetch(step, post(newcomer, { ...dealerForm, ...wrong }))
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringMatching(/[Nn]ame (?:must fit|cannot contain)/),
    ])
  }
  expect(await requestsOf(app)).toEqual([])
})

test('a dealer within the European Union needs a VAT number, one elsewhere does not', async () => {
  const app = await openApp()
  const newcomer = await addNewcomer(app)
  const without = { ...dealerForm, vat_number: '' }
  const answer = await app.fetch(step, post(newcomer, without))
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('Within the European Union the VAT number is required: please enter it.')
  expect((await app.fetch(step, post(newcomer, { ...without, country: 'US' }))).status).toBe(303)
})

test('with the CRM away everything typed is kept, and sending it again later goes through', async () => {
  const app = await openApp()
  const newcomer = await addNewcomer(app)
  const { crm } = app.portal
  app.portal.crm = { ...crm, saveContact: () => Promise.reject(new Error('connect ECONNREFUSED')) }
  try {
    const answer = await app.fetch(step, post(newcomer, dealerForm))
    expect(answer.status).toBe(400)
    const page = await answer.text()
    expect(page).toContain('Your details could not be saved.')
    for (const value of Object.values(dealerForm).slice(1)) expect(page).toContain(value)
    expect(await accountOf(app, newcomer)).toMatchObject({ contact_id: null, name: '' })
    expect(await requestsOf(app)).toEqual([])
  } finally {
    app.portal.crm = crm
  }
  expect((await app.fetch(step, post(newcomer, dealerForm))).status).toBe(303)
  expect(await requestsOf(app)).toHaveLength(1)
})

test('the form sent twice at once asks staff once', async () => {
  const app = await openApp()
  const newcomer = await addNewcomer(app)
  const answers = await Promise.all([1, 2, 3].map(() => app.fetch(step, post(newcomer, dealerForm))))
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  expect(await requestsOf(app)).toHaveLength(1)
})

test('anyone who waits, or is in, changes nothing with the form', async () => {
  const app = await openApp()
  const newcomer = await addNewcomer(app)
  await app.fetch(step, post(newcomer, dealerForm))
  await app.fetch(step, post(newcomer, { ...dealerForm, company: 'Altra' }))
  expect((await app.portal.crm.findContact(newcomer.email))?.companyName).toBe('Cicli Verdi')
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  for (const person of [dealer, agent]) expect((await app.fetch(step, post(person, dealerForm))).status).toBe(303)
  expect(await requestsOf(app)).toHaveLength(1)
})

test('anyone the CRM knows by their verified address waits for staff without a form', async () => {
  const app = await openApp()
  const [known, unverified] = [await addNewcomer(app), await addNewcomer(app)]
  const contact = { companyName: 'Vélos Bernard', country: 'FR', phone: '+33 4 99 61 23 45', vatNumber: '' }
  for (const { email } of [known, unverified])
    await app.portal.crm.saveContact({ email, name: 'Luc Bernard', ...contact })
  await app.portal.db
    .updateTable('account')
    .set({ email_verified: false })
    .where('id', '=', unverified.accountId)
    .execute()
  await Promise.all([known, known, unverified].map(({ accountId }) => matchContact(app.portal, accountId)))
  expect(await requestsOf(app)).toEqual([{ kind: 'dealer', company_name: 'Vélos Bernard', answered_at: null }])
  expect(await accountOf(app, known)).toMatchObject({ name: 'Luc Bernard', country: 'FR' })
  expect(await accountOf(app, unverified)).toMatchObject({ contact_id: null })
  expect(await (await app.fetch('/en', as(known))).text()).toContain('Account pending verification')
})

test('a contact that a registration left without a name is none', async () => {
  const app = await openApp()
  const newcomer = await addNewcomer(app)
  await app.portal.crm.noteRegistration({ email: newcomer.email, context: {} })
  await matchContact(app.portal, newcomer.accountId)
  expect(await (await app.fetch('/en', as(newcomer))).text()).toContain('Complete your profile')
})

test('anyone who lost their company finds the form with what is known of them, and may ask again', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await app.portal.crm.saveContact({
    email: dealer.viewer.email,
    name: 'Marco Rossi',
    companyName: 'Cicli Rossi',
    country: 'IT',
    phone: '+39 0434 1',
    vatNumber: 'IT01234567890',
  })
  await app.portal.db
    .updateTable('account')
    .set({ company_id: null, role: null, approved_at: null })
    .where('id', '=', dealer.viewer.accountId)
    .execute()
  const answer = await app.fetch('/en', as(dealer))
  expect(answer.status).toBe(403)
  const page = await answer.text()
  expect(page).toContain('does not belong to any company')
  for (const value of ['Marco Rossi', 'Cicli Rossi', 'IT01234567890']) expect(page).toContain(`value="${value}"`)
  expect((await app.fetch('/en?sign-in=contact', post(dealer, dealerForm))).status).toBe(303)
  expect(await requestsOf(app)).toHaveLength(1)
})

test('anyone who comes to own an address meets no contact of the person who had it before', async () => {
  const app = await openApp()
  const { db, identity, crm } = app.portal
  const dealer = await app.dealer()
  const { email, accountId } = dealer.viewer
  const owner = await identity.register({ email, password: 'la mia bicicletta', emailVerified: true })
  if ('refused' in owner) throw new Error(owner.refused)
  await db.updateTable('account').set({ subject: owner.subject }).where('id', '=', accountId).execute()
  await crm.noteRegistration({ email: 'nuova@dealer.example', context: {} })
  await mailEmailChange(
    app.portal,
    { address: '192.0.2.1' },
    { accountId, email: 'nuova@dealer.example', locale: 'en' },
  )
  const change = (await mailsOf(app)).at(-1)?.link ?? ''
  expect((await app.fetch(change, post(dealer, {}))).status).toBe(303)
  await app.work()

  const next = cookieOf(await register(app, { email, password }))
  const link = (await mailsOf(app)).at(-1)?.link ?? ''
  expect((await app.fetch(link, post(next, {}))).status).toBe(303)
  const page = await (await app.fetch('/en', as(next))).text()
  expect(page).toContain('Complete your profile')
  expect(page).not.toContain('Marco Rossi')
  const { contact_id: contactId } = await accountOf(app, dealer.viewer)
  expect(await crm.getContact(contactId ?? '')).toMatchObject({ email: 'nuova@dealer.example', name: 'Marco Rossi' })
})

type App = Awaited<ReturnType<typeof openApp>>

function accountOf({ portal }: App, { accountId }: { accountId: number }) {
  return portal.db.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow()
}

function requestsOf({ portal }: App) {
  return portal.db.selectFrom('access_request').select(['kind', 'company_name', 'answered_at']).execute()
}
