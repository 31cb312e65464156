import { expect, test } from 'vitest'
import { openApp } from '#tests/app.ts'
import { openSession } from '#app/features/people/account/account.sessions.server.ts'
import { addNewcomer } from './contact.fixture.ts'
import { matchContact, sweepContacts } from './contact.server.ts'

const day = 24 * 60 * 60_000
const caller = { address: '192.0.2.1', userAgent: 'test', locale: 'en' } as const

test('the CRM hears at the next sign-in of an address that was changed at the identity service itself', async () => {
  const app = await openApp()
  const { portal } = app
  const { accountId, email: before } = (await app.dealer()).viewer
  const { subject, contact_id: contactId } = await accountOf(app, accountId)
  const email = 'nuova@dealer.example'
  const signIn = (emailVerified: boolean) => openSession(portal, caller, { subject, email, emailVerified })
  const known = async () => (await portal.crm.getContact(contactId ?? ''))?.email
  await signIn(false)
  await app.work()
  expect(await known()).toBe(before)
  await signIn(true)
  await app.work()
  expect(await known()).toBe(email)
  await signIn(true)
  expect(await portal.db.selectFrom('outbox').select('kind').execute()).toEqual([{ kind: 'contact.moved' }])
})

test('until the CRM has heard of it, the next owner of an address does not meet the one before', async () => {
  const app = await openApp()
  const { accountId, email } = (await app.dealer()).viewer
  await app.portal.db
    .updateTable('account')
    .set({ email: 'nuova@dealer.example' })
    .where('id', '=', accountId)
    .execute()
  const next = await addNewcomer(app)
  await app.portal.db.updateTable('account').set({ email }).where('id', '=', next.accountId).execute()
  await matchContact(app.portal, next.accountId)
  expect(await accountOf(app, next.accountId)).toMatchObject({ name: '', contact_id: null })
})

test('what a registration left is gone after a week, and nothing that is somebody’s', async () => {
  const app = await openApp()
  const { crm, db } = app.portal
  const [dealer, newcomer] = [await app.dealer(), await addNewcomer(app)]
  const register = (email: string) => crm.noteRegistration({ email, context: { hutk: 'a1b2' } })
  await register('lone@cicli.example')
  await register(newcomer.email)
  await register('completed@cicli.example')
  const nothing = { companyName: '', country: '', phone: '', vatNumber: '' }
  await crm.saveContact({ ...nothing, email: 'completed@cicli.example', name: 'Luc Bernard' })
  await crm.saveContact({ ...nothing, email: 'imported@cicli.example', name: '' })
  const left = async () =>
    (await db.selectFrom('contact').select('email').orderBy('id').execute()).map(({ email }) => email)
  const kept = [dealer.viewer.email, newcomer.email, 'completed@cicli.example', 'imported@cicli.example']
  app.clock.advance(7 * day)
  await sweepContacts(app.portal)
  expect(await left()).toEqual([kept[0], 'lone@cicli.example', ...kept.slice(1)])
  app.clock.advance(1)
  await sweepContacts(app.portal)
  expect(await left()).toEqual(kept)
})

type App = Awaited<ReturnType<typeof openApp>>

function accountOf({ portal }: App, accountId: number) {
  return portal.db
    .selectFrom('account')
    .select(['subject', 'name', 'contact_id'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}
