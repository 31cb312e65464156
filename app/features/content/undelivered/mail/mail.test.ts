import { expect, onTestFinished, test } from 'vitest'
import { headerOf } from '#app/adapters/mail/mail-reader.fixture.ts'
import { openMailServer } from '#app/adapters/mail/mail-server.fixture.ts'
import { createSmtpMail } from '#app/adapters/mail/mail-smtp.server.ts'
import { as, openApp, post } from '#tests/app.ts'
import { giveUp } from '../undelivered.fixture.ts'
import { reasonOf } from './failures.ts'

const path = '/en/console/mail'
const asked = { intent: 'test' }
const login = { user: 'anna', pass: 'a password of the mail server' }

/** A portal whose mails go to a mail server on this machine. */
async function openMailing(answers: Parameters<typeof openMailServer>[0] = {}) {
  const app = await openApp()
  const server = await openMailServer(answers)
  const sender = { address: 'service@maker.example' }
  const smtp = { host: '127.0.0.1', port: server.port, tls: 'none' } as const
  app.portal.mail = createSmtpMail({ smtp, sender, name: () => 'Maker', secret: 'a secret' })
  onTestFinished(() => app.portal.mail.close?.())
  app.portal.settings = { ...app.portal.settings, mail: { by: 'smtp', smtp: { ...smtp, login }, sender }, sender }
  return { ...app, server, admin: await app.staff('admin') }
}

test('administrators read how mail leaves and comes in, by which settings, and no password and no name of a user', async () => {
  const app = await openMailing()
  const { portal, admin, server } = app
  const before = await (await app.fetch(path, as(admin))).text()
  for (const said of [`127.0.0.1:${server.port}`, 'SMTP_URL', '&lt;service@maker.example&gt;', 'MAIL_INBOUND=imap'])
    expect(before).toContain(said)
  expect(before).toContain('With user and password')
  expect(before).toContain('Not known: the portal reads no incoming mail')
  const inbox = { host: 'mail.maker.example', port: 993, tls: 'from the start', folder: 'INBOX' } as const
  const folders = { done: 'Portal done', aside: 'Portal set aside' }
  const account = { user: 'reply@maker.example', pass: 'a password of the mailbox' }
  const inbound = { ...inbox, login: account, replyTo: 'reply+{token}@maker.example', folders }
  portal.settings = { ...portal.settings, inbound }
  const page = await (await app.fetch(path, as(admin))).text()
  for (const said of ['mail.maker.example:993', 'reply@maker.example, INBOX', 'reply+{token}@maker.example'])
    expect(page).toContain(said)
  expect(page).toContain('href="/en/console/inbound-mail"')
  const data = await (await app.fetch(`${path}.data`, as(admin))).text()
  for (const sent of [before, page, data])
    for (const secret of ['a password', '>anna']) expect(sent).not.toContain(secret)
})

test('a test mail goes to the administrator who asks for it through the queue of all mails, and its fate is told', async () => {
  const app = await openMailing()
  const { admin, server } = app
  const answer = await app.fetch(path, post(admin, asked))
  expect(answer.headers.get('location')).toBe(`${path}?notice=test`)
  const waiting = await (await app.fetch(path, as(admin))).text()
  expect(waiting).toContain('Queued since 21 Nov 2026')
  expect(waiting).toContain('1, since 21 Nov 2026')
  // Pressed again while it waits, it is one.
  await app.fetch(path, post(admin, asked))
  await app.work()
  expect(server.arrived.map((mail) => [headerOf(mail, 'To'), headerOf(mail, 'Subject')])).toEqual([
    [expect.stringContaining(admin.viewer.email), 'Ammiraglia: e-mail di prova'],
  ])
  const left = await (await app.fetch(path, as(admin))).text()
  expect(left).toContain(`the mail server took it for ${admin.viewer.email}`)
  expect(left).not.toContain('None yet')
  // Another administrator has asked for none.
  expect(await (await app.fetch(path, as(await app.staff('admin')))).text()).not.toContain('Your test email')
})

test('a test mail that is refused, or waits for a server that is away, is told in plain words with the day and the way out', async () => {
  const app = await openMailing({ toMail: async () => '550 5.7.1 sender not allowed' })
  const { admin, portal } = app
  await app.fetch(path, post(admin, asked))
  await app.work()
  const refused = await (await app.fetch(path, as(admin))).text()
  for (const said of ['it did not leave', 'The mail server refused an email', 'sender not allowed', '21 Nov 2026'])
    expect(refused).toContain(said)
  await portal.db.deleteFrom('outbox').execute()
  portal.mail.close?.()
  portal.mail = { send: () => Promise.reject(new Error('connect ECONNREFUSED 127.0.0.1:25')) }
  await app.fetch(path, post(admin, asked))
  await app.work()
  const away = await (await app.fetch(path, as(admin))).text()
  for (const said of [
    'not sent yet: the portal tries again',
    'The mail server does not answer',
    'Check server and port in SMTP_URL',
  ])
    expect(away).toContain(said)
  expect(away).toContain('Last failure: 21 Nov 2026')
})

test('no more than five test mails leave in a quarter of an hour', async () => {
  const app = await openMailing()
  for (let count = 0; count < 5; count += 1) {
    expect((await app.fetch(path, post(app.admin, asked))).status).toBe(303)
    await app.work()
  }
  const sixth = await app.fetch(path, post(app.admin, asked))
  expect(sixth.status).toBe(429)
  expect(await sixth.text()).toContain('Too many attempts')
  expect(app.server.arrived).toHaveLength(5)
})

test('a portal that sends no mail says so with the setting, keeps none for a try, and a queue that stands still is told', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await app.fetch(path, post(admin, asked))
  app.clock.advance(20 * 60_000)
  expect(await (await app.fetch(path, as(admin))).text()).toContain('Emails wait and nothing sends them')
  await app.work()
  expect(await (await app.fetch(path, as(admin))).text()).toContain('Kept on 21 Nov 2026')
  await giveUp(app, 'mail.ticket', 'ticket 1 1', 'Error: Invalid login: 535 5.7.8 <anna@maker.example> no')
  app.portal.settings = { ...app.portal.settings, sendsMail: false }
  const page = await (await app.fetch(path, as(admin))).text()
  for (const said of ['MAIL=smtp', 'The mail server refuses the login']) expect(page).toContain(said)
  expect(page).not.toContain('anna@maker.example')
  expect(page).not.toContain('Send me a test email')
  expect((await app.fetch(path, post(admin, asked))).status).toBe(409)
})

test('a mail that was given up long ago does not hide that nothing sends the mails which wait', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await giveUp(app, 'mail.ticket', 'ticket 1 1', 'Undeliverable: 550 5.1.1 no such user')
  await app.fetch(path, post(admin, asked))
  expect(await (await app.fetch(path, as(admin))).text()).not.toContain('nothing sends them')
  app.clock.advance(20 * 60_000)
  expect(await (await app.fetch(path, as(admin))).text()).toContain('Emails wait and nothing sends them')
})

test('a mail that rests after a failure does not hide that the worker has stopped, and is no sign of it while it is tried', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  app.portal.mail = { send: () => Promise.reject(new Error('451 4.7.1 try later')) }
  await app.fetch(path, post(admin, asked))
  const told = async () => (await (await app.fetch(path, as(admin))).text()).includes('nothing sends them')
  for (let minute = 0; minute < 15; minute += 1) {
    await app.work()
    app.clock.advance(60_000)
  }
  expect(await told()).toBe(false)
  app.clock.advance(12 * 60_000)
  expect(await told()).toBe(true)
  // What an administrator has just had tried again waits since yesterday, and only now for the worker.
  await app.portal.db.updateTable('outbox').set({ attempts: 0, due_at: app.clock.now() }).execute()
  expect(await told()).toBe(false)
})

test('what a mail server says is shown without the portal’s login, however the server repeats it', async () => {
  const app = await openMailing()
  const said = `535 5.7.8 <Anna> may not, pass=${login.pass}; AUTH PLAIN ${base64(`\0anna\0${login.pass}`)}, ${base64('anna')}, Annapolis`
  await giveUp(app, 'mail.ticket', 'ticket 1 1', `Error: Invalid login: ${said}`)
  for (const page of [path, `${path}.data`, '/en/console/undelivered']) {
    const text = await (await app.fetch(page, as(app.admin))).text()
    expect([page, text.includes('5.7.8'), text.includes('Annapolis')]).toEqual([page, true, true])
    expect(text).not.toMatch(/anna\b/i)
    for (const secret of [login.pass, base64('anna'), base64(`\0anna\0${login.pass}`)])
      expect(text).not.toContain(secret)
  }
})

test('what a mail server says is told by what can be done about it', () => {
  const said = {
    'Error: getaddrinfo ENOTFOUND mail.maker.example': 'host',
    'Error: Greeting never received': 'silent',
    'Error: Invalid login: 535 5.7.8 authentication failed': 'login',
    'Error: Hostname/IP does not match certificate’s altnames': 'certificate',
    'Undeliverable: 550 5.1.1 no such user': 'refused',
    'Error: Mail command failed: 451 4.7.1 greylisted': 'later',
    'TypeError: x is undefined': 'other',
  }
  for (const [error, reason] of Object.entries(said)) expect(reasonOf(error), error).toBe(reason)
})

function base64(text: string): string {
  return Buffer.from(text).toString('base64')
}
