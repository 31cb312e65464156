import { expect, test } from 'vitest'
import { openApp } from '#tests/app.ts'
import { setSubscription } from '#app/features/content/subscriptions/subscriptions.server.ts'
import { addLead } from './leads.fixture.ts'
import { remindOfLeads } from './leads.jobs.server.ts'
import { acceptLead, declineLead } from './leads.work.server.ts'

type App = Awaited<ReturnType<typeof openApp>>
const hour = 60 * 60_000

async function mailsOf({ portal }: App) {
  const columns = ['to_address as to', 'subject', 'body', 'headers'] as const
  const mails = await portal.db.selectFrom('sent_mail').select(columns).orderBy('outbox_id').execute()
  await portal.db.deleteFrom('sent_mail').execute()
  return mails
}

async function remindIn(app: App) {
  await remindOfLeads(app.portal)
  await app.work()
  return mailsOf(app)
}

test('a day before the time is over who sells there is reminded of a lead without an answer, once', async () => {
  const app = await openApp()
  const [owner, agent] = [await app.dealer({ locale: 'en' }), await app.staff()]
  const sales = await app.dealer({ company: owner, role: 'sales', locale: 'fr' })
  const mute = await app.dealer({ company: owner, role: 'sales' })
  await setSubscription(app.portal, mute.viewer, { topic: 'reminders', subscribed: false })
  const { id } = await addLead(app.portal, { of: owner, by: agent })
  const answered = await addLead(app.portal, { of: owner, by: agent })
  await addLead(app.portal, { of: owner, by: agent, place: 'new' })
  await app.work()
  await mailsOf(app)
  app.clock.advance(47 * hour)
  expect(await remindIn(app)).toEqual([])
  app.clock.advance(hour)
  await remindOfLeads(app.portal)
  await acceptLead(app.portal, owner.viewer, answered.id)
  const mails = await remindIn(app)
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [owner.viewer.email, `Lead ${id}: awaiting your answer`],
    [sales.viewer.email, `Contact ${id}\u00a0: votre réponse est attendue`],
  ])
  // Nine in the morning in Greenwich is ten in Rome.
  expect(mails[0]?.body).toContain('Please accept or decline the lead by 24 Nov 2026, 10:00.')
  expect(mails[0]?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  expect(JSON.stringify(mails)).not.toMatch(/ivano|pradal|misura/i)
  app.clock.advance(hour)
  expect(await remindIn(app)).toEqual([])
})

test('after a long stop nobody is reminded of what is overdue already, nor of leads their licence no longer has', async () => {
  const app = await openApp()
  const [owner, leaver, agent] = [await app.dealer(), await app.dealer(), await app.staff()]
  await addLead(app.portal, { of: owner, by: agent })
  await app.work()
  app.clock.advance(40 * hour)
  await addLead(app.portal, { of: leaver, by: agent })
  await app.work()
  await mailsOf(app)
  await app.portal.db
    .deleteFrom('company_module')
    .where('company_id', '=', leaver.viewer.companyId)
    .where('module', '=', 'leads')
    .execute()
  app.clock.advance(50 * hour)
  expect(await remindIn(app)).toEqual([])
})

test('of a declined lead hears the one who routed it, and all of staff once they have left; of its customer it says nothing', async () => {
  const app = await openApp()
  const [dealer, agent, other] = [await app.dealer(), await app.staff(), await app.staff()]
  const first = await addLead(app.portal, { of: dealer, by: agent })
  const second = await addLead(app.portal, { of: dealer, by: agent })
  await app.work()
  await mailsOf(app)
  const decline = { reason: 'too_far', note: 'Pradal abita a Lecce' } as const
  await declineLead(app.portal, dealer.viewer, first.id, decline)
  await app.work()
  const [mail, ...more] = await mailsOf(app)
  expect([mail?.to, mail?.subject, more]).toEqual([
    agent.viewer.email,
    `Contatto ${first.id}: rifiutato da Cicli Rossi`,
    [],
  ])
  expect(mail?.body).toContain('Motivo: Troppo lontano dal negozio')
  expect(mail?.body).toContain(`http://portal.test/leads/${first.id}`)
  expect(mail?.body).not.toMatch(/ivano|pradal|misura|unsubscribe/i)
  await app.portal.db
    .updateTable('account')
    .set({ disabled_at: app.clock.now() })
    .where('id', '=', agent.viewer.accountId)
    .execute()
  await declineLead(app.portal, dealer.viewer, second.id, decline)
  await app.work()
  expect((await mailsOf(app)).map(({ to }) => to)).toEqual([other.viewer.email])
})

test('anyone who gave no first name is greeted all the same', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer({ locale: 'en' }), await app.staff()]
  await app.portal.db.updateTable('account').set({ first_name: '' }).execute()
  await addLead(app.portal, { of: dealer, by: agent })
  await app.work()
  const [mail] = await mailsOf(app)
  expect(mail?.body).toMatch(/^Hello,\n/)
})
