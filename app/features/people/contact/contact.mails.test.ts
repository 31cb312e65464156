import { expect, onTestFinished, test } from 'vitest'
import { openApp, post } from '#tests/app.ts'
import { noteChanged } from '#app/features/people/account/account.changes.server.ts'
import { putPasswordChanged } from '#app/features/people/one-time-links/one-time-links.server.ts'
import { addNewcomer, dealerForm } from './contact.fixture.ts'
import { matchContact } from './contact.server.ts'

type App = Awaited<ReturnType<typeof openApp>>
const step = '/en?sign-in=contact'

test('each administrator hears once, in their language, who asks for access; agents do not', async () => {
  const app = await openApp()
  const [admin, italian, gone] = [await app.staff('admin'), await app.staff('admin'), await app.staff('admin')]
  await app.staff('agent')
  const accounts = app.portal.db.updateTable('account')
  await accounts.set({ locale: 'it' }).where('id', '=', italian.viewer.accountId).execute()
  await accounts.set({ locale: 'en' }).where('id', '=', admin.viewer.accountId).execute()
  await accounts.set({ disabled_at: app.clock.now() }).where('id', '=', gone.viewer.accountId).execute()
  const newcomer = await addNewcomer(app)
  for (let times = 0; times < 2; times += 1) await app.fetch(step, post(newcomer, dealerForm))
  const mails = await mailsOf(app)
  expect(mails.map(({ to }) => to).toSorted()).toEqual([admin.viewer.email, italian.viewer.email].toSorted())
  const bodyTo = (email: string) => mails.find(({ to }) => to === email)?.body
  expect(bodyTo(admin.viewer.email)).toContain(
    'Anna Verdi (Cicli Verdi) has asked for access to the portal as a dealer.',
  )
  expect(bodyTo(admin.viewer.email)).toContain(`http://portal.test/en/console/accounts/${newcomer.accountId}\n`)
  expect(bodyTo(italian.viewer.email)).toContain(`http://portal.test/console/accounts/${newcomer.accountId}\n`)
})

test('anyone the CRM knows asks administrators just as well', async () => {
  const app = await openApp()
  await app.staff('admin')
  const { accountId, email } = await addNewcomer(app)
  await app.portal.crm.saveContact({ ...contact, email })
  await matchContact(app.portal, accountId)
  expect((await mailsOf(app)).map(({ subject }) => subject)).toEqual(['Richiesta di accesso: Luc Bernard'])
})

test('a request corrected within the hour sends no second mail, a later one does', async () => {
  const app = await openApp()
  await app.staff('admin')
  const newcomer = await addNewcomer(app)
  const askAgain = async () => {
    await app.portal.db
      .updateTable('access_request')
      .set({ answered_at: app.clock.now(), approved: false, reason: 'Manca qualcosa.' })
      .execute()
    expect((await app.fetch(step, post(newcomer, dealerForm))).status).toBe(303)
    return (await mailsOf(app)).length
  }
  await app.fetch(step, post(newcomer, dealerForm))
  expect(await mailsOf(app)).toHaveLength(1)
  app.clock.advance(59 * 60_000)
  expect(await askAgain()).toBe(1)
  app.clock.advance(2 * 60_000)
  expect(await askAgain()).toBe(2)
})

test('a request that was answered before the mail left asks nobody for anything', async () => {
  const app = await openApp()
  await app.staff('admin')
  await app.fetch(step, post(await addNewcomer(app), dealerForm))
  await app.portal.db.updateTable('access_request').set({ answered_at: app.clock.now(), approved: true }).execute()
  expect(await mailsOf(app)).toEqual([])
})

test('a mail that cannot be delivered does not keep the CRM from hearing of another name', async () => {
  const app = await openApp()
  const { accountId, email } = (await app.dealer()).viewer
  const { mail } = app.portal
  onTestFinished(() => void (app.portal.mail = mail))
  app.portal.mail = { send: () => Promise.reject(new Error('550')) }
  await putPasswordChanged(app.portal, accountId)
  await app.portal.db.updateTable('account').set({ name: 'Marco Verdi' }).where('id', '=', accountId).execute()
  await noteChanged(app.portal, 'renamed', accountId)
  await app.work()
  expect((await app.portal.crm.findContact(email))?.name).toBe('Marco Verdi')
})

const contact = { name: 'Luc Bernard', companyName: 'Vélos Bernard', country: 'FR', phone: '+33 4', vatNumber: '' }

async function mailsOf(app: App) {
  await app.work()
  return app.portal.db.selectFrom('sent_mail').select(['to_address as to', 'subject', 'body']).execute()
}
