import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import tls from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { Undeliverable } from '#app/kit/outbox/undeliverable.ts'
import type { Smtp } from '#app/kit/settings/smtp-settings.server.ts'
import { certificate } from './certificate.fixture.ts'
import type { Mail } from './mail.ts'
import { mailContract, type MailWorld, newMessage, type Refusal } from './mail.contract.ts'
import { headerOf, readMails } from './mail-reader.fixture.ts'
import { openMailServer } from './mail-server.fixture.ts'
import { createSmtpMail } from './mail-smtp.server.ts'

const sender = { address: 'service@maker.example' }
const patience = { connection: 5000, greeting: 5000, silence: 5000, whole: 20_000 }

function openMail({ replyTo, ...smtp }: Partial<Smtp> & { port: number; replyTo?: string }, most = patience) {
  const mail = createSmtpMail({
    smtp: { host: '127.0.0.1', tls: 'none', ...smtp },
    sender: { ...sender, replyTo },
    name: () => 'Bici «Rossi», srl',
    secret: 'a secret',
    patience: most,
  })
  onTestFinished(() => mail.close?.())
  return mail
}

mailContract('smtp', open, refusing)

async function open(): Promise<MailWorld> {
  const server = await openMailServer()
  const mailbox = async (address: string) => readMails(server.arrived.filter(({ to }) => to.includes(address)))
  return { mail: openMail(server), mailbox }
}

async function refusing(why: Refusal): Promise<Mail> {
  const answers = { 'for good': '550 no such user', 'for now': '451 come back later', login: undefined }
  const server = await openMailServer({ toMail: () => answers[why] }, { allowInsecureAuth: true })
  return openMail({ port: server.port, login: why === 'login' ? { user: 'portal', pass: 'wrong' } : undefined })
}

test('a mail is from the maker by name, is answered to whom the maker says, and says that a machine wrote it', async () => {
  const server = await openMailServer()
  await openMail({ port: server.port, replyTo: 'help@maker.example' }).send(newMessage())
  const [mail] = server.arrived
  if (!mail) throw new Error('No mail came')
  expect(headerOf(mail, 'From')).toBe('Bici «Rossi», srl <service@maker.example>')
  expect(headerOf(mail, 'Reply-To')).toBe('help@maker.example')
  expect(headerOf(mail, 'Auto-Submitted')).toBe('auto-generated')
  expect(headerOf(mail, 'Message-ID')).toMatch(/^<[\da-f]{32}@maker\.example>$/)
})

test('a mail about a ticket is answered to one address and comes back to another, which stands nowhere in it', async () => {
  const server = await openMailServer()
  const reply = { address: 'reply+abc@maker.example', token: 'abc', returnTo: 'reply+xyz@maker.example' }
  await openMail(server).send({ ...newMessage(), reply })
  const [mail] = server.arrived
  if (!mail) throw new Error('No mail came')
  expect([headerOf(mail, 'Reply-To'), mail.from]).toEqual([reply.address, reply.returnTo])
  expect(mail.raw).not.toContain('xyz')
})

test('a receiver that is refused for good is told in the server’s words, and the others get theirs once', async () => {
  const server = await openMailServer({
    toReceiver: (address) => (address === gone.to ? '554 no such user' : undefined),
  })
  const [one, gone, other] = [newMessage(), newMessage(), newMessage()]
  const mail = openMail(server)
  const outcomes = await Promise.allSettled([one, gone, other].map((message) => mail.send(message)))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  const refused = mail.send(gone)
  await expect(refused).rejects.toThrow(Undeliverable)
  await expect(refused).rejects.toThrow(/554 .*no such user/)
  expect(server.arrived.flatMap(({ to }) => to).toSorted()).toEqual([one.to, other.to].toSorted())
})

test('a mail that is refused for what it holds is refused for good as well', async () => {
  const server = await openMailServer({ toMail: () => '550 this is spam' })
  await expect(openMail(server).send(newMessage())).rejects.toThrow(Undeliverable)
})

test('a greylisted mail is not refused for good, and is taken the next time', async () => {
  let tries = 0
  const server = await openMailServer({ toReceiver: () => (tries++ === 0 ? '451 come back later' : undefined) })
  const mail = openMail(server)
  const message = newMessage()
  const first = mail.send(message)
  await expect(first).rejects.toThrow(/451 .*come back later/)
  await expect(first).rejects.not.toThrow(Undeliverable)
  expect(await mail.send(message)).toMatch(/^250 .*kept as 7/)
  expect(server.arrived).toHaveLength(1)
})

test('a line that drops after the whole mail is a failure to try again, and both are one mail to the reader', async () => {
  let tries = 0
  const server = await openMailServer({ toMail: () => (tries++ === 0 ? 'hang up' : undefined) })
  const mail = openMail(server)
  const message = newMessage()
  const lost = mail.send(message)
  await expect(lost).rejects.toThrow()
  await expect(lost).rejects.not.toThrow(Undeliverable)
  await mail.send(message)
  expect(server.arrived).toHaveLength(2)
  expect(readMails(server.arrived)).toHaveLength(1)
})

test('a server that is away, or says nothing, is not waited for without end', async () => {
  const nobody = createServer().listen(0, '127.0.0.1')
  await once(nobody, 'listening')
  const address = nobody.address()
  nobody.close()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(openMail({ port }).send(newMessage())).rejects.toThrow('ECONNREFUSED')

  const mute = await openMailServer({ isMute: () => true })
  await expect(openMail(mute, { ...patience, greeting: 200 }).send(newMessage())).rejects.toThrow(/greeting/i)
  await expect(openMail(mute, { ...patience, whole: 200 }).send(newMessage())).rejects.toThrow('aborted')
})

test('where STARTTLS is required, a server without it gets neither mail nor password', async () => {
  const login = { user: 'portal', pass: 'p@ss/word' }
  const server = await openMailServer({}, { disabledCommands: ['STARTTLS'], allowInsecureAuth: true })
  await expect(openMail({ port: server.port, tls: 'required', login }).send(newMessage())).rejects.toThrow(/STARTTLS/)
  expect(server.arrived).toEqual([])
  // This machine's own server may do without.
  await openMail({ port: server.port, login }).send(newMessage())
  expect(server.arrived.map(({ user }) => user)).toEqual(['portal'])
})

test('a certificate that nobody vouches for, or that bears another name, ends the line before the mail', async () => {
  const [plain, secure] = [await openMailServer(), await openMailServer({}, { secure: true })]
  const ways = [
    { port: plain.port, tls: 'required' },
    { port: secure.port, tls: 'from the start' },
  ] as const
  for (const way of ways)
    await expect(openMail({ ...way, host: 'localhost' }).send(newMessage())).rejects.toThrow(/self-signed/)
  trustOwnCertificate()
  for (const way of ways) {
    await expect(openMail({ ...way, host: '127.0.0.1' }).send(newMessage())).rejects.toThrow(/127\.0\.0\.1/)
    await openMail({ ...way, host: 'localhost' }).send(newMessage())
  }
  expect([plain, secure].map(({ arrived }) => arrived.length)).toEqual([1, 1])
})

test('a wrong password, or none where one is asked for, is the portal’s mistake: the mail is tried again', async () => {
  const server = await openMailServer({}, { allowInsecureAuth: true })
  const sent = openMail({ port: server.port, login: { user: 'portal', pass: 'wrong' } }).send(newMessage())
  await expect(sent).rejects.toThrow('535')
  await expect(sent).rejects.not.toThrow(Undeliverable)
  const strict = await openMailServer({}, { authOptional: false })
  const nameless = openMail(strict).send(newMessage())
  await expect(nameless).rejects.toThrow('530')
  await expect(nameless).rejects.not.toThrow(Undeliverable)
})

test('many mails share a few lines', async () => {
  const server = await openMailServer()
  const mail = openMail(server)
  await Promise.all(Array.from({ length: 40 }, () => mail.send(newMessage())))
  expect(server.arrived).toHaveLength(40)
  expect(server.connections()).toBeLessThanOrEqual(4)
})

test('a signed mail has its way to unsubscribe under the signature', async () => {
  const server = await openMailServer()
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const dkim = { domainName: 'maker.example', keySelector: 'portal', privateKey: pem }
  const headers = { 'List-Unsubscribe': '<https://a.example>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  await openMail({ port: server.port, dkim }).send(newMessage({ headers }))
  const [mail] = server.arrived
  const signature = mail ? headerOf(mail, 'DKIM-Signature') : ''
  expect(signature).toMatch(/d=maker\.example; .*s=portal;/)
  const fields = (/; h=([^;]*)/.exec(signature)?.[1] ?? '').replaceAll(' ', '').toLowerCase().split(':')
  expect(fields).toEqual(expect.arrayContaining(['from', 'list-unsubscribe', 'list-unsubscribe-post']))
})

function trustOwnCertificate(): void {
  const usual = tls.getCACertificates('default')
  tls.setDefaultCACertificates([...usual, certificate])
  onTestFinished(() => tls.setDefaultCACertificates(usual))
}
