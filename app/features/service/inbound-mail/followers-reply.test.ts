import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { replyAsStaff } from '#app/features/service/tickets/desk/staff.server.ts'
import { as, openApp, post } from '#tests/app.ts'
import { addressOf, cameIn, messagesOf, receive, sentMails, withInbox } from './mails.fixture.ts'

const address = 'anna@officina.example'
const anna = { intent: 'follow', follower_name: 'Anna', follower_email: address, follower_locale: 'en' }

async function followed() {
  const app = withInbox(await openApp())
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer, awaiting: 'dealer' })
  await app.fetch(`/tickets/${id}`, post(dealer, anna))
  await app.work()
  const [follower] = await app.portal.db.selectFrom('ticket_follower').select('id').execute()
  if (!follower) throw new Error('Nobody follows')
  const [added] = (await sentMails(app)).filter(({ to }) => to === address)
  const to = addressOf(app, { who: 'follower', id: follower.id, ticketId: id })
  expect(added?.headers).toMatchObject({ 'Reply-To': to })
  return { app, dealer, id, follower, mail: { from: 'Anna Bossi <Anna@Officina.example>', to } }
}

test('what a follower answers stands in the ticket as their words, and never as staff’s', async () => {
  const { app, dealer, id, follower, mail } = await followed()
  const agent = await app.staff()
  expect(await receive(app, { ...mail, text: 'The tube is cracked.\n\nOn Thu, Colnago wrote:\n> added' })).toBe('done')
  expect(await messagesOf(app, id)).toMatchObject([
    { body: 'The tube is cracked.', authorId: dealer.viewer.accountId, followerId: follower.id, fromStaff: false },
  ])
  const ticket = await app.portal.db.selectFrom('ticket').select('awaiting').where('id', '=', id).executeTakeFirst()
  expect(ticket?.awaiting).toBe('maker')
  for (const [page, person] of [
    [`/en/tickets/${id}`, dealer],
    [`/en/console/tickets/${id}`, agent],
  ] as const) {
    const shown = await (await app.fetch(page, as(person))).text()
    expect(shown).toMatch(/Anna[^]{0,400}The tube is cracked\./)
  }
  // Its author, in whose name it stands, hears of it; who wrote it does not.
  await app.work()
  const told = (await sentMails(app)).filter(({ body }) => body.includes('> The tube is cracked.'))
  expect(told.map(({ to }) => to)).toContain(dealer.viewer.email)
  expect(told.map(({ to }) => to)).not.toContain(address)
  expect(told.find(({ to }) => to === dealer.viewer.email)?.body).toContain(
    'Anna, che segue l’intervento, ha risposto:',
  )
})

test('what a follower wrote is unread to who opened the ticket, until they have seen it', async () => {
  const { app, dealer, id, mail } = await followed()
  const unread = async () => (await app.fetch('/unread', as(dealer))).json()
  const isMarked = async () => (await (await app.fetch('/en/tickets', as(dealer))).text()).includes('Unread · ')
  expect([await unread(), await isMarked()]).toEqual([{ unread: 0 }, false])
  expect(await receive(app, { ...mail, text: 'The tube is cracked.' })).toBe('done')
  expect([await unread(), await isMarked()]).toEqual([{ unread: 1 }, true])
  const seen = { ticket: String(id), message: '999999', event: '999999' }
  expect(await (await app.fetch('/unread', post(dealer, seen))).json()).toEqual({ unread: 0 })
  expect(await isMarked()).toBe(false)
})

test('a follower’s token is good in the hands of the follower alone, and of that ticket', async () => {
  const { app, dealer, id, follower, mail } = await followed()
  const { id: other } = await app.ticket({ of: dealer })
  expect(await receive(app, { ...mail, from: 'carla@officina.example' })).toBe('aside')
  expect(await receive(app, { ...mail, from: dealer.viewer.email })).toBe('aside')
  const elsewhere = addressOf(app, { who: 'follower', id: follower.id, ticketId: other })
  expect(await receive(app, { ...mail, to: elsewhere })).toBe('aside')
  expect((await cameIn(app)).map(({ reason }) => reason)).toEqual(['sender', 'sender', 'no-access'])
  expect([await messagesOf(app, id), await messagesOf(app, other)]).toEqual([[], []])
})

test('a follower who was taken off a ticket, or whose author may not see it any more, writes nothing there', async () => {
  const { app, dealer, id, follower, mail } = await followed()
  await receive(app, { ...mail, text: 'Before.' })
  await app.portal.db
    .updateTable('account')
    .set({ disabled_at: app.clock.now() })
    .where('id', '=', dealer.viewer.accountId)
    .execute()
  expect(await receive(app, { ...mail, text: 'Without its author.' })).toBe('aside')
  await app.portal.db
    .updateTable('account')
    .set({ disabled_at: null })
    .where('id', '=', dealer.viewer.accountId)
    .execute()
  await app.fetch(`/tickets/${id}`, post(dealer, { intent: 'unfollow', follower: String(follower.id) }))
  expect(await receive(app, { ...mail, text: 'After.' })).toBe('aside')
  expect((await messagesOf(app, id)).map(({ body }) => body)).toEqual(['Before.'])
  expect((await cameIn(app)).map(({ reason }) => reason)).toEqual(['', 'no-access', 'no-access'])
  // Their name stays where they wrote.
  expect(await (await app.fetch(`/en/tickets/${id}`, as(dealer))).text()).toMatch(/Anna[^]{0,400}Before\./)
})

test('a follower of a ticket whose author has left is answered by its owner’s rights, and hears nothing once the company has no tickets', async () => {
  const { app, dealer, id, follower, mail } = await followed()
  const owner = await app.dealer({ company: dealer })
  const { viewer: agent } = await app.staff()
  const { db } = app.portal
  const { accountId, companyId } = dealer.viewer
  const ask = async (message: string) => {
    await replyAsStaff(app.portal, agent, id, { submission: randomUUID(), message })
    await app.work()
    return (await sentMails(app)).filter(({ to, body }) => to === address && body.includes(`> ${message}`)).length
  }
  await db.updateTable('account').set({ disabled_at: app.clock.now() }).where('id', '=', accountId).execute()
  expect(await ask('Serve la fattura.')).toBe(1)
  expect(await receive(app, { ...mail, text: 'Here it is.' })).toBe('done')
  expect((await messagesOf(app, id)).at(-1)).toMatchObject({
    body: 'Here it is.',
    authorId: owner.viewer.accountId,
    followerId: follower.id,
  })
  await app.work()
  const toOwner = (await sentMails(app)).filter(({ to }) => to === owner.viewer.email)
  expect(toOwner.at(-1)?.body).toContain('Anna, che segue l’intervento, ha risposto:')
  await db.deleteFrom('company_module').where('company_id', '=', companyId).execute()
  expect(await ask('Grazie.')).toBe(0)
  expect(await receive(app, { ...mail, text: 'One more.' })).toBe('aside')
  expect((await cameIn(app)).at(-1)).toMatchObject({ reason: 'no-access', ticketId: id })
})

test('a follower of a closed ticket is told that it takes no more, without a way into the portal', async () => {
  const { app, id, mail } = await followed()
  await app.portal.db.updateTable('ticket').set({ stage: 'ticket_closed' }).where('id', '=', id).execute()
  expect(await receive(app, mail)).toBe('done')
  await app.work()
  expect(await messagesOf(app, id)).toEqual([])
  const answer = (await sentMails(app)).filter(({ to }) => to === address).at(-1)
  expect(answer?.body).not.toContain('/new-ticket')
  expect(answer?.body).not.toContain(`/tickets/${id}`)
})

test('what its author has begun to write stays when a follower answers by mail, or they do so themselves', async () => {
  const { app, dealer, id, mail } = await followed()
  const submission = randomUUID()
  const draft = { form: `reply-${id}`, submission, message: 'Le tre foto, e' }
  expect((await app.fetch('/drafts', post(dealer, draft))).status).toBe(204)
  const page = async () => (await app.fetch(`/en/tickets/${id}`, as(dealer))).text()
  const own = {
    from: dealer.viewer.email,
    to: addressOf(app, { who: 'account', id: dealer.viewer.accountId, ticketId: id }),
  }
  for (const answer of [mail, own]) {
    expect(await receive(app, { ...answer, text: 'Ecco.' })).toBe('done')
    expect(await page()).toContain('>Le tre foto, e</textarea>')
  }
  expect(await messagesOf(app, id)).toHaveLength(2)
  await app.fetch(`/tickets/${id}`, post(dealer, { intent: 'reply', submission, message: 'Le tre foto, e altro.' }))
  expect(await app.portal.db.selectFrom('draft').select('form').execute()).toEqual([])
})
