import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import {
  type App,
  cookieOf,
  givePassword,
  linkApp,
  password,
} from '#app/features/people/second-factor/second-factor.fixture.ts'
import { addNewcomer, dealerForm } from './contact.fixture.ts'

const page = '/en/tickets?stage=new_request'

test('a form sent after the session had ended is there again after signing in, and goes through', async () => {
  const app = await openApp()
  const { cookie, again } = await sendLate(app, await addPerson(app))
  expect(await requestsOf(app)).toEqual([])
  const sent = await app.fetch(again, post({ cookie }, dealerForm))
  expect([sent.status, sent.headers.get('location')]).toEqual([303, page])
  expect(await requestsOf(app)).toHaveLength(1)
})

test('such a form with mistakes comes back with what was typed', async () => {
  const app = await openApp()
  const { cookie, again } = await sendLate(app, await addPerson(app))
  const refused = await app.fetch(again, post({ cookie }, { ...dealerForm, phone: 'ask me' }))
  expect(refused.status).toBe(400)
  const form = await refused.text()
  for (const [name, value] of [
    ['phone', 'ask me'],
    ['company', dealerForm.company],
    ['vat_number', dealerForm.vat_number],
  ])
    expect(form).toMatch(new RegExp(`name="${name}"[^>]* value="${value}"`))
  expect(form).toMatch(/value="dealer"[^>]*checked|checked[^>]*value="dealer"/)
  expect(form).toMatch(/<option[^>]*value="IT"[^>]*selected/)
})

test('anyone who was let in while they were signed out goes on from such a form to the page', async () => {
  const app = await openApp()
  const { cookie, again } = await sendLate(app, await givePassword(app, await app.dealer()))
  const sent = await app.fetch(again, post({ cookie }, dealerForm))
  expect([sent.status, sent.headers.get('location')]).toEqual([303, page])
  expect((await app.fetch(page, as({ cookie }))).status).toBe(200)
  expect(await requestsOf(app)).toEqual([])
})

test('such a form goes through the second step as well', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer())
  const { phone } = await linkApp(app, dealer)
  const { accountId, email } = dealer.viewer
  await app.portal.db.updateTable('account').set({ contact_id: null }).where('id', '=', accountId).execute()
  await app.portal.db.deleteFrom('contact').where('email', '=', email).execute()
  app.clock.advance(60_000)
  const { cookie, again } = await sendLate(app, dealer)
  const asked = await app.fetch(again, post({ cookie }, dealerForm))
  expect(asked.status).toBe(403)
  const fields = { factor_code: phone.code(), typed: typedIn(await asked.text()) }
  const shown = await app.fetch(`${page}&sign-in=second-factor`, post({ cookie }, fields))
  const sent = await app.fetch(actionIn(await shown.text()), post({ cookie: cookieOf(shown) }, dealerForm))
  expect([sent.status, sent.headers.get('location')]).toEqual([303, page])
  expect((await app.portal.crm.findContact(email))?.companyName).toBe(dealerForm.company)
})

/** Somebody of whom nobody knows anything else, with a password. */
async function addPerson(app: App) {
  const { cookie, accountId, email } = await addNewcomer(app)
  return givePassword(app, { cookie, viewer: { accountId, email } })
}

/** Sends the form without a session, and signs in. @returns the new session, and where the screen after that sends to */
async function sendLate(app: App, { viewer }: { viewer: { email: string } }) {
  const closed = await app.fetch(`${page}&sign-in=contact`, post({ cookie: '' }, dealerForm))
  expect(closed.status).toBe(401)
  const signIn = await closed.text()
  expect(signIn).toContain('Your session has ended. Log in again: your text is kept.')
  const fields = { email: viewer.email, password, typed: typedIn(signIn) }
  const entered = await app.fetch(`${page}&sign-in=`, post({ cookie: '' }, fields))
  const resume = await entered.text()
  expect(resume).toContain(`name="company" value="${dealerForm.company}"`)
  return { cookie: cookieOf(entered), again: actionIn(resume) }
}

function typedIn(html: string): string {
  return (/name="typed" value="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"')
}

function actionIn(html: string): string {
  const action = /action="([^"]+)" encType="multipart\/form-data"/.exec(html)?.[1] ?? 'none'
  return action.replaceAll('&amp;', '&')
}

function requestsOf({ portal }: App) {
  return portal.db.selectFrom('access_request').select('id').execute()
}
