import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { replyAsStaff } from '#app/features/service/tickets/desk/staff.server.ts'
import { as, openApp, post } from '#tests/app.ts'
import { addressOf, cameIn, receive, returnPathOf, sentMails, withInbox } from './mails.fixture.ts'

type Report = { receiver: string; status?: string; action?: string }

function reportOf({ receiver, status = '5.1.1', action = 'failed' }: Report): string {
  return [
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"\n',
    '--b\nContent-Type: text/plain\n\nYour mail did not arrive.\n',
    `--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx\n\nFinal-Recipient: rfc822; ${receiver}\nAction: ${action}\nStatus: ${status}\nDiagnostic-Code: smtp; 550 no such user\n\n`,
    '--b--',
  ].join('\n')
}

/** The head of the mail that came back, and the end of its report. */
function returned(id: string): string {
  return `--b\nContent-Type: text/rfc822-headers\n\nMessage-ID: ${id}\n\n--b--`
}

async function openWorld() {
  const app = withInbox(await openApp())
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  const agent = await app.staff()
  const { accountId, email } = dealer.viewer
  const named = { who: 'account', id: accountId, ticketId: id } as const
  const [to, answers] = [returnPathOf(app, named), addressOf(app, named)]
  const tell = async () => {
    await replyAsStaff(app.portal, agent.viewer, id, { submission: randomUUID(), message: 'Novità.' })
    await app.work()
    return (await sentMails(app)).filter((mail) => mail.to === email).length
  }
  return { app, agent, id, email, to, answers, tell, from: 'MAILER-DAEMON@mx.example' }
}

test('once nobody is at an address, no news leaves for it until staff release it, and its ticket says so', async () => {
  const { app, agent, id, email, to, tell, from } = await openWorld()
  expect(await tell()).toBe(1)
  expect(await receive(app, { from, to, body: reportOf({ receiver: email }) })).toBe('done')
  expect(await tell()).toBe(1)
  expect(await (await app.fetch(`/en/console/tickets/${id}`, as(agent))).text()).toContain('Emails come back')
  const page = await (await app.fetch('/en/console/inbound-mail', as(agent))).text()
  expect(page).toContain(email)
  expect(page).toContain('550 no such user')
  const answer = await app.fetch('/console/inbound-mail', post(agent, { intent: 'release', address: email }))
  expect(answer.status).toBe(303)
  expect(await tell()).toBe(2)
  expect((await app.fetch('/console/inbound-mail', post(agent, { intent: 'release', address: email }))).status).toBe(
    404,
  )
})

test('other refusals for good end the mails with the third within a month, and what is still tried ends none', async () => {
  const { app, email, to, tell, from } = await openWorld()
  const later = { receiver: email, action: 'delayed', status: '4.4.1' }
  for (let count = 0; count < 5; count += 1)
    await receive(app, { from, to, body: reportOf(later), subject: `${count}` })
  for (const count of [1, 2]) {
    await receive(app, { from, to, body: reportOf({ receiver: email, status: '5.2.2' }) })
    expect(await tell()).toBe(count)
  }
  await receive(app, { from, to, body: reportOf({ receiver: email, status: '5.2.2' }) })
  expect(await tell()).toBe(2)
})

test('of refusals three count that lie within thirty days: as many within two months end no mails', async () => {
  const { app, email, to, tell, from } = await openWorld()
  const refuse = async (days: number) => {
    app.clock.advance(days * 86_400_000)
    await receive(app, { from, to, body: reportOf({ receiver: email, status: '5.2.2' }) })
  }
  // On days 0, 29 and 58.
  for (const days of [0, 29, 29]) await refuse(days)
  expect(await tell()).toBe(1)
  // Day 60: those of days 29 and 58 are the only ones beside it, more than thirty days apart.
  await refuse(2)
  expect(await tell()).toBe(2)
  await refuse(5)
  expect(await tell()).toBe(2)
})

test('an invitation leaves for an address that mails came back from', async () => {
  const { app, email, to, tell, from } = await openWorld()
  await receive(app, { from, to, body: reportOf({ receiver: email }) })
  const fields = { intent: 'invite', email, role: 'sales', locale: 'it' }
  expect((await app.fetch('/user/company', post(await app.dealer(), fields))).status).toBe(303)
  expect(await tell()).toBe(1)
  expect((await sentMails(app)).find((mail) => mail.to === email)?.subject).toContain('Invito')
})

test('a report that anybody could have written stops nothing: it is set aside', async () => {
  const { app, email, to, tell, from } = await openWorld()
  await receive(app, { from, to: 'reply@portal.example', body: reportOf({ receiver: email }) })
  await receive(app, { from, to, body: reportOf({ receiver: 'somebody@else.example' }) })
  await receive(app, { from, to, text: 'Your mail did not arrive.' })
  const complaint =
    'Content-Type: multipart/report; boundary="b"\n\n--b\nContent-Type: message/feedback-report\n\nFeedback-Type: abuse\n\n--b--'
  await receive(app, { from: 'abuse@provider.example', to, body: complaint })
  expect((await cameIn(app)).map(({ reason }) => reason)).toEqual([
    'bounce-unknown',
    'bounce-unknown',
    'bounce-unknown',
    'complaint',
  ])
  expect(await tell()).toBe(1)
})

test('a report that comes to the address of answers stops no mails; one to the return path does', async () => {
  const { app, email, to, answers, tell, from } = await openWorld()
  // All that a person reads who was in copy of an answer.
  const id = `<${answers.slice('reply+'.length, answers.indexOf('@'))}.0@portal.example>`
  const body = reportOf({ receiver: email })
  await receive(app, { from, to: answers, body })
  await receive(app, { from, to: 'reply@portal.example', body, headers: [`References: ${id}`] })
  await receive(app, { from, to: 'reply@portal.example', body: body.replace('--b--', returned(id)) })
  expect((await cameIn(app)).map(({ reason }) => reason)).toEqual(Array.from({ length: 3 }, () => 'bounce-unknown'))
  expect(await tell()).toBe(1)
  await receive(app, { from, to, body })
  expect(await tell()).toBe(1)
  // Nobody answers to the return path.
  expect(await receive(app, { from: email, to, text: 'Ecco.' })).toBe('aside')
})

test('with 101 blocked addresses the oldest can still be found and released', async () => {
  const { app, agent, to, from, id, email } = await openWorld()
  await receive(app, { from, to, body: reportOf({ receiver: email }) })
  const later = new Date(app.clock.now().getTime() + 60_000)
  const rows = Array.from({ length: 100 }, (_, at) => ({
    address: `${at}@elsewhere.example`,
    failures: 1,
    status: '5.1.1',
    words: '',
    last_at: later,
    blocked_at: later,
  }))
  await app.portal.db.insertInto('mail_bounce').values(rows).execute()
  const read = async (path: string) => (await app.fetch(path, as(agent))).text()
  const all = await read('/en/console/inbound-mail')
  expect(all).not.toContain(email)
  expect(all).toContain('The latest 100 are listed: search for the others by address.')
  const found = await read(`/en/console/inbound-mail?q=${encodeURIComponent(email)}`)
  expect(found).toContain(`name="address" value="${email}"`)
  expect(found).not.toContain('@elsewhere.example')
  await app.fetch('/en/console/inbound-mail', post(agent, { intent: 'release', address: email }))
  expect(await read(`/en/console/tickets/${id}`)).not.toContain('Emails come back')
  expect(await read(`/en/console/inbound-mail?q=${encodeURIComponent(email)}`)).toContain('No results for')
})
