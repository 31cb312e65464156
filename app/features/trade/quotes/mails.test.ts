import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { workThrough } from '#app/kit/outbox/worker.server.ts'
import { as, openApp, post } from '#tests/app.ts'
import { noteIdentified } from '#app/features/people/account/account.sessions.server.ts'
import { setSubscription } from '#app/features/content/subscriptions/subscriptions.server.ts'
import { addTestQuote } from './quotes.fixture.ts'
import { quoteJobs, remindOfQuotes } from './quotes.jobs.server.ts'
import { decideQuote, writeMessage } from './quotes.server.ts'

type App = Awaited<ReturnType<typeof openApp>>
const hour = 60 * 60_000

async function mailsOf({ portal }: App) {
  const columns = ['to_address as to', 'subject', 'body', 'headers'] as const
  return portal.db.selectFrom('sent_mail').select(columns).orderBy('outbox_id').execute()
}

test('a quote that is shown to a dealer is told once to those there who see quotes, in their language', async () => {
  const app = await openApp()
  const agent = await app.staff('admin')
  const owner = await app.dealer({ locale: 'fr' })
  const sales = await app.dealer({ company: owner, role: 'sales', locale: 'en' })
  const mute = await app.dealer({ company: owner, role: 'sales' })
  await setSubscription(app.portal, mute.viewer, { topic: 'reminders', subscribed: false })
  await app.dealer({ company: owner, role: 'workshop' })
  await app.dealer()
  const nameless = await app.dealer({ company: owner, role: 'sales' })
  await app.portal.db
    .updateTable('account')
    .set({ first_name: '' })
    .where('id', '=', nameless.viewer.accountId)
    .execute()
  const { id, number } = await addTestQuote(app, { of: owner, status: 'PENDING_APPROVAL' })
  await app.work()
  expect(await mailsOf(app)).toEqual([])
  for (let times = 0; times < 2; times += 1)
    await app.fetch(`/quotes/${id}`, post(agent, { intent: 'status', status: 'APPROVED' }))
  await app.work()
  const mails = await mailsOf(app)
  expect(mails.map(({ to }) => to)).toEqual([owner, sales, nameless].map(({ viewer }) => viewer.email))
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Nouveau devis ${number}`,
    `New quote ${number}`,
    `Nuovo preventivo ${number}`,
  ])
  expect(mails[1]?.body).toContain('Last day to accept it: 31 Dec 2026')
  expect(mails[1]?.body).toContain('Amount without VAT: €7,325.00')
  expect(mails[1]?.body).toContain(`http://portal.test/en/quotes/${id}`)
  expect(mails[1]?.body).toContain('Unsubscribe from “Leads and quotes”')
  expect(mails[1]?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  expect(mails[2]?.body).toMatch(/^Buongiorno,\n/)
})

test('a quote made in another system and shown at once is told of, to a rider too; not where quotes are not licensed', async () => {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer' })
  const bare = await app.dealer({ modules: ['tickets'] })
  await addTestQuote(app, { of: rider, announced: true })
  await addTestQuote(app, { of: rider, announced: true, status: 'DRAFT' })
  await addTestQuote(app, { of: bare, announced: true })
  await app.work()
  const mails = await mailsOf(app)
  expect(mails.map(({ to }) => to)).toEqual([rider.viewer.email])
  // A rider has no leads to unsubscribe from.
  expect(mails[0]?.body).toContain('«Preventivi e tagliandi»')
})

test('three days before its last one a quote that awaits its answer is called to mind, in the morning and once', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ locale: 'en' })
  const { number } = await addTestQuote(app, { of: dealer, expiresOn: '2026-11-25' })
  const answered = await addTestQuote(app, { of: dealer, expiresOn: '2026-11-25' })
  await addTestQuote(app, { of: dealer, expiresOn: '2026-11-25', status: 'DRAFT' })
  await addTestQuote(app, { of: dealer, expiresOn: '2026-11-26' })
  await addTestQuote(app, { of: dealer, expiresOn: '2026-11-20' })
  const remind = async () => {
    await remindOfQuotes(app.portal)
    await app.work()
    return (await mailsOf(app)).map(({ subject }) => subject)
  }
  // Half past seven in the morning of the 22nd in Rome.
  app.clock.advance(21.5 * hour)
  expect(await remind()).toEqual([])
  app.clock.advance(hour)
  await remindOfQuotes(app.portal)
  const answer = { submission: randomUUID(), decision: 'accepted', name: 'Marco Rossi' } as const
  await decideQuote(app.portal, dealer.viewer, answered.id, answer)
  const subjects = await remind()
  expect(subjects).toContain(`Quote ${number}: expiring soon`)
  expect(subjects.filter((subject) => subject.includes('expiring'))).toHaveLength(1)
  app.clock.advance(hour)
  expect(await remind()).toEqual(subjects)
})

test('what ran out while the portal stood still is called to nobody’s mind, nor what is shown in its last days', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ locale: 'en' })
  await addTestQuote(app, { of: dealer, expiresOn: '2026-11-28' })
  app.clock.advance(10 * 24 * hour)
  await addTestQuote(app, { of: dealer, expiresOn: '2026-12-02', announced: true })
  await app.work()
  await remindOfQuotes(app.portal)
  await app.work()
  expect((await mailsOf(app)).map(({ subject }) => subject.slice(0, 9))).toEqual(['New quote'])
})

test('what a dealer writes about the quote of somebody who was shut out reaches the others, and not that one', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const [{ viewer: luca }, { viewer: other }] = [await app.staff(), await app.staff()]
  const { id } = await addTestQuote(app, { of: dealer })
  const { db } = app.portal
  await db.updateTable('quote').set({ owner_email: luca.email, owner_name: luca.name }).execute()
  const write = async () => {
    await writeMessage(app.portal, dealer.viewer, id, { submission: randomUUID(), message: 'Si può avere in nero?' })
    await app.work()
    return (await mailsOf(app)).map(({ to }) => to)
  }
  expect(await write()).toEqual([luca.email])
  // Put down before, it is not sent after.
  await writeMessage(app.portal, dealer.viewer, id, { submission: randomUUID(), message: 'O in rosso?' })
  await workThrough(app.portal, quoteJobs(app.portal))
  await db.updateTable('account').set({ disabled_at: app.clock.now() }).where('id', '=', luca.accountId).execute()
  expect(await write()).toEqual([luca.email, other.email])
  const answer = { submission: randomUUID(), decision: 'accepted', name: 'Marco Rossi' } as const
  await decideQuote(app.portal, dealer.viewer, id, answer)
  await app.work()
  expect((await mailsOf(app)).map(({ to }) => to)).toEqual([luca.email, other.email, other.email])
})

test('who is in charge of a quote hears of it at the address of now; no address that was only claimed takes a quote along', async () => {
  const app = await openApp()
  const [dealer, { viewer: luca }, stranger] = [await app.dealer(), await app.staff(), await app.dealer()]
  const { id } = await addTestQuote(app, { of: dealer })
  const { db } = app.portal
  await db.updateTable('quote').set({ owner_email: luca.email.toUpperCase(), owner_name: luca.name }).execute()
  const is = (accountId: number, seen: { email: string; email_verified: boolean }) =>
    db.updateTable('account').set(seen).where('id', '=', accountId).execute()
  const rename = async ({ accountId }: { accountId: number }, email: string) => {
    const { subject } = await db
      .selectFrom('account')
      .select('subject')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    await noteIdentified(app.portal, db, { subject, email, emailVerified: true }, 'it')
  }
  await is(stranger.viewer.accountId, { email: luca.email, email_verified: false })
  await rename(stranger.viewer, 'stranger@elsewhere.example')
  await rename(luca, 'luca.nuovo@maker.example')
  await writeMessage(app.portal, dealer.viewer, id, { submission: randomUUID(), message: 'Si può avere in nero?' })
  await app.work()
  expect((await mailsOf(app)).map(({ to }) => to)).toEqual(['luca.nuovo@maker.example'])
})

test('the link in the mail leads to the quote', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await addTestQuote(app, { of: dealer, announced: true })
  await app.work()
  const [mail] = await mailsOf(app)
  const link = /http:\/\/portal\.test(\/quotes\/\d+)/.exec(mail?.body ?? '')?.[1] ?? ''
  expect((await app.fetch(link, as(dealer))).status).toBe(200)
})
