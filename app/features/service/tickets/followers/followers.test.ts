import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { moveStage, replyAsStaff } from '../desk/staff.server.ts'
import { merge } from '../related/related.server.ts'
import { reply } from '../tickets.server.ts'
import { as, openApp, post } from '#tests/app.ts'

type App = Awaited<ReturnType<typeof openApp>>

const anna = { intent: 'follow', follower_name: 'Anna', follower_email: 'Anna@officina.example', follower_locale: 'en' }

function mailsTo({ portal }: App, to: string) {
  return portal.db
    .selectFrom('sent_mail')
    .select(['subject', 'body', 'headers'])
    .where('to_address', '=', to)
    .orderBy('outbox_id')
    .execute()
}

async function followed() {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  const answer = await app.fetch(`/tickets/${id}`, post(dealer, anna))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/tickets/${id}?notice=follow`])
  await app.work()
  return { app, dealer, id, address: 'anna@officina.example' }
}

function wayOut(mail: { headers: unknown } | undefined): string {
  const text = JSON.stringify(mail?.headers)
  return /portal\.test(\/en\/unfollow\/[a-z2-7]{45})>/.exec(text)?.[1] ?? ''
}

test('an outside address that was added hears of messages and stages in its language, and is let in nowhere', async () => {
  const { app, dealer, id, address } = await followed()
  const { viewer: agent } = await app.staff()
  await replyAsStaff(app.portal, agent, id, { submission: randomUUID(), message: 'Serve una foto.' })
  await reply(app.portal, dealer.viewer, id, { submission: randomUUID(), message: 'Eccola.' })
  await app.work()
  const mails = await mailsTo(app, address)
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Ticket ${id}: you were added`,
    `Ticket ${id}: new reply`,
    `Ticket ${id}: new reply`,
  ])
  expect(mails[0]?.body).toContain('Marco Rossi (Cicli Rossi) has added you')
  expect(mails[1]?.body).toContain('> Serve una foto.')
  for (const { body } of mails) expect(body).not.toContain(`/tickets/${id}`)
  for (const person of [dealer, await app.staff()]) {
    const page = person === dealer ? `/en/tickets/${id}` : `/en/console/tickets/${id}`
    expect(await (await app.fetch(page, as(person))).text()).toContain(address)
  }
})

test('who follows a ticket hears that it was closed when it is merged', async () => {
  const { app, dealer, id, address } = await followed()
  const { viewer: agent } = await app.staff()
  const { id: other } = await app.ticket({ of: dealer })
  await merge(app.portal, agent, id, other)
  await replyAsStaff(app.portal, agent, other, { submission: randomUUID(), message: 'Prosegue qui.' })
  await app.work()
  const [, closed, ...more] = await mailsTo(app, address)
  expect([closed?.subject, more]).toEqual([`Ticket ${id}: closed`, []])
  expect(closed?.body).toContain('Reason: Duplicate.')
  expect(closed?.body).not.toContain('Prosegue qui.')
})

test('a note among staff reaches no follower', async () => {
  const { app, id, address } = await followed()
  const agent = await app.staff()
  const note = { intent: 'note', submission: randomUUID(), note: 'Tra noi.' }
  expect((await app.fetch(`/console/tickets/${id}`, post(agent, note))).status).toBe(303)
  await app.work()
  expect(await mailsTo(app, address)).toHaveLength(1)
})

test('the way out changes nothing when it is opened, and forgets the address when it is taken', async () => {
  const { app, dealer, id, address } = await followed()
  const way = wayOut((await mailsTo(app, address))[0])
  expect(await (await app.fetch(way)).text()).toContain('Do you want no more emails')
  expect(await (await app.fetch(`/en/tickets/${id}`, as(dealer))).text()).toContain(address)
  const oneClick = {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    headers: { origin: 'none' },
  }
  for (let count = 0; count < 2; count += 1) expect((await app.fetch(way, oneClick)).status).toBe(200)
  expect(await (await app.fetch(way)).text()).toContain('Done: there will be no more emails')
  expect(await app.portal.db.selectFrom('ticket_follower').selectAll().execute()).toEqual([])
  expect((await app.fetch('/en/unfollow/a-link')).status).toBe(404)
})

test('the author, the owner and staff say who follows; their colleagues see it', async () => {
  const { app, dealer, id } = await followed()
  const mechanic = await app.dealer({ company: dealer, role: 'workshop' })
  const ben = { ...anna, follower_email: 'ben@officina.example' }
  expect(await (await app.fetch(`/en/tickets/${id}`, as(mechanic))).text()).toContain('anna@officina.example')
  expect((await app.fetch(`/tickets/${id}`, post(mechanic, ben))).status).toBe(404)
  expect((await app.fetch(`/tickets/${id}`, post(await app.dealer(), ben))).status).toBe(404)
  expect((await app.fetch(`/console/tickets/${id}`, post(await app.staff(), ben))).status).toBe(303)
  const rows = await app.portal.db.selectFrom('ticket_follower').select('id').orderBy('id').execute()
  const last = String(rows.at(-1)?.id)
  expect((await app.fetch(`/tickets/${id}`, post(mechanic, { intent: 'unfollow', follower: last }))).status).toBe(404)
  expect((await app.fetch(`/tickets/${id}`, post(dealer, { intent: 'unfollow', follower: last }))).status).toBe(303)
  // One of another ticket is nobody here.
  const other = await app.ticket({ of: dealer })
  const first = String(rows[0]?.id)
  await app.fetch(`/tickets/${other.id}`, post(dealer, { intent: 'unfollow', follower: first }))
  expect(await app.portal.db.selectFrom('ticket_follower').select('id').execute()).toEqual([{ id: rows[0]?.id }])
})

test('who hears of it anyway is not added, nor an eleventh, nor a name that is a link', async () => {
  const { app, dealer, id } = await followed()
  const say = async (fields: Record<string, string>) => {
    const answer = await app.fetch(`/en/tickets/${id}`, post(dealer, { ...anna, ...fields }))
    return [answer.status, await answer.text()] as const
  }
  const agent = await app.staff()
  for (const email of [dealer.viewer.email, agent.viewer.email]) {
    const [status, page] = await say({ follower_email: email })
    expect([status, page.includes('already told what is new')]).toEqual([400, true])
  }
  for (const name of ['http://evil.example', 'evil.example', 'Vinci: www.evil.example'])
    expect((await say({ follower_name: name }))[0]).toBe(400)
  for (let count = 2; count <= 10; count += 1)
    expect((await say({ follower_email: `${count}@officina.example` }))[0]).toBe(303)
  const [status, page] = await say({ follower_email: 'eleven@officina.example' })
  expect([status, page.includes('already has 10 followers')]).toEqual([409, true])
  expect((await say({}))[0]).toBe(303)
  await moveStage(
    app.portal,
    agent.viewer,
    id,
    { stage: 'ticket_closed', reason: 'done', closeReason: 'done', paidRepair: false },
    'new_request',
  )
  expect((await say({ follower_email: 'late@officina.example' }))[0]).toBe(409)
})
