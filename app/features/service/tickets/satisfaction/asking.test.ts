import { expect, test } from 'vitest'
import { setSubscription } from '#app/features/content/subscriptions/subscriptions.server.ts'
import { as, post } from '#tests/app.ts'
import { publishForTest } from '#tests/catalogue.ts'
import { nobody } from '#app/features/people/sign-in/sign-in.fixture.ts'
import { openLinks } from '#app/kit/one-time-links.server.ts'
import { openDesk } from '../desk/ticket.fixture.ts'
import { askForRatings } from '../tickets.satisfaction.server.ts'

type Desk = Awaited<ReturnType<typeof openDesk>>

const day = 86_400_000

async function closed(country = 'IT'): Promise<Desk> {
  const desk = await openDesk({ stage: 'operations_completed', accepted: true }, 'admin')
  await desk.app.portal.db.updateTable('company').set({ country }).execute()
  const { accountId } = desk.dealer.viewer
  await desk.app.portal.db.updateTable('account').set({ locale: 'en' }).where('id', '=', accountId).execute()
  await desk.send({ intent: 'stage', stage: 'ticket_closed', close_reason: 'done' })
  await desk.app.work()
  await desk.app.portal.db.deleteFrom('sent_mail').execute()
  return desk
}

async function mails({ app }: Desk) {
  await askForRatings(app.portal)
  await app.work()
  return app.portal.db
    .selectFrom('sent_mail')
    .select(['to_address as to', 'subject', 'body', 'headers'])
    .orderBy('outbox_id')
    .execute()
}

async function asked(): Promise<{ desk: Desk; link: string }> {
  const desk = await closed()
  desk.app.clock.advance(3 * day)
  await mails(desk)
  return { desk, link: await linkOf(desk) }
}

/** As its reader has it: in the kept mail its key is sealed. */
async function linkOf({ app }: Desk): Promise<string> {
  const mail = await app.portal.db.selectFrom('sent_mail').select('body').executeTakeFirst()
  return /\/en\/s\/[\w-]+\/ticket/.exec(openLinks(app.portal.secret, mail?.body ?? ''))?.[0] ?? ''
}

function rows({ app }: Desk) {
  return app.portal.db.selectFrom('ticket_rating').select(['score', 'comment']).execute()
}

test('the question leaves once, some days after closing, with a link for each answer and a way out', async () => {
  const desk = await closed()
  expect(await mails(desk)).toEqual([])
  desk.app.clock.advance(3 * day)
  await mails(desk)
  await Promise.all([askForRatings(desk.app.portal), askForRatings(desk.app.portal)])
  const [mail, ...others] = await mails(desk)
  expect(others).toEqual([])
  expect([mail?.to, mail?.subject]).toEqual([desk.dealer.viewer.email, `Ticket ${desk.id}: how did we do?`])
  for (const score of [1, 2, 3, 4, 5]) expect(mail?.body).toContain(`?score=${score}`)
  expect(JSON.stringify(mail?.headers)).toContain('-surveys-')
  // A worker that was killed does it once more: one mail, and the same link.
  const link = await linkOf(desk)
  await desk.app.portal.db.updateTable('outbox').set({ done_at: null }).where('kind', '=', 'mail.rating').execute()
  expect(await mails(desk)).toHaveLength(1)
  expect(await linkOf(desk)).toBe(link)
})

test('in Germany nobody is asked by mail without a yes, a rider nowhere; the page asks all the same', async () => {
  const desk = await closed('DE')
  desk.app.clock.advance(3 * day)
  expect(await mails(desk)).toEqual([])
  expect(await desk.read(desk.dealer, `/en/tickets/${desk.id}`)).toContain('How did we do on this ticket?')
  expect(await desk.read(desk.dealer, '/en/subscriptions')).toMatch(/Surveys.{0,800}Not subscribed|Unsubscribed/s)
  await setSubscription(desk.app.portal, desk.dealer.viewer, { topic: 'surveys', subscribed: true })
  expect(await mails(desk)).toHaveLength(1)
  const rider = await closed()
  await rider.app.portal.db.updateTable('company').set({ kind: 'customer' }).execute()
  rider.app.clock.advance(3 * day)
  expect(await mails(rider)).toEqual([])
})

test('who has ended the topic, answered on the page, or been asked within the month gets no mail', async () => {
  const mute = await closed()
  await setSubscription(mute.app.portal, mute.dealer.viewer, { topic: 'surveys', subscribed: false })
  const answered = await closed()
  await answered.app.fetch(`/en/tickets/${answered.id}`, post(answered.dealer, { intent: 'rating', score: '5' }))
  for (const desk of [mute, answered]) {
    desk.app.clock.advance(3 * day)
    expect(await mails(desk)).toEqual([])
  }
  const twice = await closed()
  const close = async () => {
    const { id } = await twice.app.ticket({ of: twice.dealer, stage: 'operations_completed', accepted: true })
    await twice.app.fetch(
      `/en/console/tickets/${id}`,
      post(twice.staff, { intent: 'stage', stage: 'ticket_closed', close_reason: 'done' }),
    )
    return id
  }
  twice.app.clock.advance(20 * day)
  const second = await close()
  await twice.app.work()
  await twice.app.portal.db.deleteFrom('sent_mail').execute()
  expect((await mails(twice)).map(({ subject }) => subject)).toEqual([`Ticket ${twice.id}: how did we do?`])
  twice.app.clock.advance(10 * day)
  expect(await mails(twice)).toHaveLength(1)
  twice.app.clock.advance(20 * day)
  expect((await mails(twice)).map(({ subject }) => subject)).toEqual([
    `Ticket ${twice.id}: how did we do?`,
    `Ticket ${second}: how did we do?`,
  ])
})

test('a maker who begins to ask does not write about what was closed long ago', async () => {
  const desk = await closed()
  await publishForTest(desk.app, (catalogue) => ({
    ...catalogue,
    satisfaction: { ...catalogue.satisfaction, isAsked: false },
  }))
  desk.app.clock.advance(20 * day)
  expect(await mails(desk)).toEqual([])
  desk.app.clock.advance(20 * day)
  await publishForTest(desk.app, (catalogue) => ({
    ...catalogue,
    satisfaction: { ...catalogue.satisfaction, isAsked: true },
  }))
  expect(await mails(desk)).toEqual([])
})

test('a link opens the question with the number chosen, and opening it changes nothing', async () => {
  const { desk, link } = await asked()
  const answer = await desk.app.fetch(`${link}?score=4`)
  const page = await answer.text()
  expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
  expect(page).toMatch(/<input[^>]*value="4"[^>]*checked=""|<input[^>]*checked=""[^>]*value="4"/)
  for (const score of ['0', '6', 'abc'])
    expect(await (await desk.app.fetch(`${link}?score=${score}`)).text()).not.toContain('checked=""')
  // Nothing of the ticket but its number and the bicycle's model.
  for (const hidden of [desk.dealer.viewer.email, desk.dealer.viewer.name, 'V4R-']) expect(page).not.toContain(hidden)
  expect(await rows(desk)).toEqual([{ score: null, comment: '' }])
  expect((await desk.app.fetch(`/en/tickets/${desk.id}`)).status).toBe(401)
})

test('only sending counts, without signing in; what was said is shown and may be changed for 14 days', async () => {
  const { desk, link } = await asked()
  const send = (fields: Record<string, string>) => desk.app.fetch(link, post(nobody, { intent: 'rating', ...fields }))
  for (const score of ['0', '6', 'abc', '']) {
    const wrong = await send({ score, comment: 'Scritto prima.' })
    expect([wrong.status, (await wrong.text()).includes('Scritto prima.')]).toEqual([400, true])
  }
  const many = await Promise.all(Array.from({ length: 10 }, () => send({ score: '1', comment: 'Lenti.' })))
  expect(many.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 303))
  expect(await rows(desk)).toEqual([{ score: 1, comment: 'Lenti.' }])
  const calls = () => desk.app.portal.db.selectFrom('call_back').select('ticket_id').execute()
  expect(await calls()).toHaveLength(1)
  const page = await (await desk.app.fetch(`${link}?notice=rating`)).text()
  for (const words of ['Thank you for your answer.', '1 out of 5', 'Lenti.', 'Change the answer'])
    expect(page).toContain(words)
  expect((await send({ score: '4' })).status).toBe(303)
  desk.app.clock.advance(15 * day)
  const late = await send({ score: '5' })
  expect([late.status, (await late.text()).includes('More than 14 days have passed')]).toEqual([409, true])
  expect(await (await desk.app.fetch(link)).text()).toContain('It can no longer be changed.')
})

test('a link that never was, has expired, or is of somebody who is gone says so, and tells nothing', async () => {
  const { desk, link } = await asked()
  for (const wrong of ['/en/s/nothing/ticket', link.replace('/ticket', 'x/ticket')]) {
    const answer = await desk.app.fetch(wrong)
    const page = await answer.text()
    expect([answer.status, page.includes('This link leads to no question')]).toEqual([404, true])
    // It says to log in, and to where.
    expect(page).toMatch(/href="\/en\/tickets"[^>]*><span[^>]*>Login</)
    expect((await desk.app.fetch(wrong, post(nobody, { intent: 'rating', score: '5' }))).status).toBe(404)
  }
  const disabled = desk.app.portal.db.updateTable('account').where('id', '=', desk.dealer.viewer.accountId)
  await disabled.set({ disabled_at: desk.app.clock.now() }).execute()
  expect((await desk.app.fetch(link)).status).toBe(404)
  await disabled.set({ disabled_at: null }).execute()
  desk.app.clock.advance(60 * day)
  const expired = await desk.app.fetch(link)
  expect([expired.status, (await expired.text()).includes('This link has expired')]).toEqual([410, true])
  expect((await desk.app.fetch(link, post(nobody, { intent: 'rating', score: '5' }))).status).toBe(410)
  expect(await rows(desk)).toEqual([{ score: null, comment: '' }])
})

test('who guesses at links is held off, and the right link of the same address is not', async () => {
  const { desk, link } = await asked()
  for (let at = 0; at < 30; at += 1) await desk.app.fetch(`/en/s/guess-${at}/ticket`)
  expect((await desk.app.fetch('/en/s/guess/ticket')).status).toBe(429)
  desk.app.clock.advance(16 * 60_000)
  for (let at = 0; at < 40; at += 1) expect((await desk.app.fetch(link)).status).toBe(200)
})

test('while a ticket is open again its link says so, and asks once it is closed', async () => {
  const { desk, link } = await asked()
  await desk.send({ intent: 'stage', stage: 'operations_in_progress', reason: 'Torna' })
  expect(await (await desk.app.fetch(link)).text()).toContain('The ticket has been reopened')
  expect((await desk.app.fetch(link, post(nobody, { intent: 'rating', score: '5' }))).status).toBe(409)
  expect((await desk.app.fetch('/en/console/tickets', as(desk.staff))).status).toBe(200)
})
