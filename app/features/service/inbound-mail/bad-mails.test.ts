import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Inbox } from '#app/adapters/inbox/inbox.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { pseudonym } from '#app/kit/secret.server.ts'
import { consumeLimit } from '#app/kit/throttle.server.ts'
import { openApp } from '#tests/app.ts'
import { killedMidway } from '#tests/killed.ts'
import { addressOf, cameIn, lying, messagesOf, rawMail, receive, withInbox } from './mails.fixture.ts'
import { mailLimits } from './inbound-mail.ts'
import { readInbox } from './inbound-mail.worker.server.ts'
import { plainText } from './reading/plain-text.ts'
import { splitQuoted } from './reading/quotes.ts'

async function openTicket() {
  const app = withInbox(await openApp())
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  const { accountId, email: from } = dealer.viewer
  return { app, id, mail: { from, to: addressOf(app, { who: 'account', id: accountId, ticketId: id }) } }
}

/** Each `level` within the one before, as a mail that was forwarded again and again. */
function nested(levels: number): string {
  const open = Array.from(
    { length: levels },
    (_, at) => `--b${at}\nContent-Type: multipart/mixed; boundary="b${at + 1}"\n\n`,
  )
  return `Content-Type: multipart/mixed; boundary="b0"\n\n${open.join('')}`
}

function forwarded(levels: number): string {
  return 'Content-Type: message/rfc822\n\n' + 'Subject: once more\nContent-Type: message/rfc822\n\n'.repeat(levels)
}

const odd: Record<string, string> = {
  'no parts': 'Content-Type: multipart/mixed; boundary="b"\n\n',
  'no body': '',
  'a boundary that never comes': 'Content-Type: multipart/mixed; boundary="b"\n\nnothing of the kind',
  'a part without an end': 'Content-Type: multipart/mixed; boundary="b"\n\n--b\nContent-Type: text/plain\n\nHalf',
  'no boundary': 'Content-Type: multipart/mixed\n\n--b\n\nx\n--b--',
  'an unknown charset': 'Content-Type: text/plain; charset=klingon-8\n\nQaplà',
  'a charset that lies': 'Content-Type: text/plain; charset=utf-8\n\n\xff\xfe\xc3(\x80',
  'broken base64': 'Content-Type: text/plain\nContent-Transfer-Encoding: base64\n\n!!!not base64===',
  'broken quoted-printable': 'Content-Type: text/plain\nContent-Transfer-Encoding: quoted-printable\n\n=ZZ=C3=\n=',
  'an unknown encoding': 'Content-Type: text/plain\nContent-Transfer-Encoding: x-uuencode\n\nbegin 644 a\n',
  NULs: 'Content-Type: text/plain\n\na\0b\0c',
  'a type that is none': 'Content-Type: ;;;=;"\n\nx',
  'a thousand parts within each other': nested(1000),
  'a thousand mails within each other': forwarded(1000),
  'ten thousand empty parts': `Content-Type: multipart/mixed; boundary="b"\n\n${'--b\n\n\n'.repeat(10_000)}--b--`,
  'HTML of brackets alone': `Content-Type: text/html\n\n${'<div '.repeat(20_000)}`,
  'HTML of comments that do not end': `Content-Type: text/html\n\n${'<!--'.repeat(20_000)}`,
  'a name of a file that is a path': `Content-Type: multipart/mixed; boundary="b"\n\n--b\nContent-Type: image/jpeg; name="../../etc/passwd"\n\nx\n--b--`,
}

test('whatever a mail is made of, it is a message, is set aside, or is answered: never a stumbling block', async () => {
  const { app, mail } = await openTicket()
  for (const [what, body] of Object.entries(odd)) {
    const fate = await receive(app, { ...mail, body }).catch((error: unknown) => String(error))
    expect(fate, what).toMatch(/^(?:done|aside)$/)
  }
  const heads = [
    '',
    '\r\n\r\n',
    '\0\0\0',
    'From: \r\n\r\n',
    `From: ${'<'.repeat(5000)}\r\n\r\n`,
    `X: ${'y'.repeat(2_000_000)}\r\n\r\nx`,
  ]
  for (const raw of heads) expect(await receive(app, raw)).toBe('aside')
  expect(await cameIn(app)).toHaveLength(Object.keys(odd).length + heads.length)
})

test('a text made to be slow to take apart is read in the time of any other', () => {
  const slow = [
    () => splitQuoted('>\n'.repeat(100_000) + 'x'),
    () => splitQuoted('x\n' + '>\n\n'.repeat(100_000) + 'x'),
    () => splitQuoted('On Friday he wrote:\n\n'.repeat(10_000)),
    ...['<div ', '<div id=', '<title </title ', '<!--', '<script>'].map(
      (piece) => () => plainText(piece.repeat(40_000)),
    ),
  ]
  // Asked of every line or tag what lies behind it, each of these takes minutes, and the test ends by its own limit.
  for (const read of slow) read()
})

test('a sender that is two, none, or hidden in a name is nobody who was written to', async () => {
  const { app, id, mail } = await openTicket()
  const senders = [
    `${mail.from}, evil@x.example`,
    `"${mail.from}" <evil@x.example>`,
    `=?utf-8?q?${mail.from.replace('@', '=40')}?= <evil@x.example>`,
    `evil@x.example (${mail.from})`,
    `group: ${mail.from}, evil@x.example;`,
  ]
  for (const from of senders) expect(await receive(app, { ...mail, from }), from).toBe('aside')
  expect(await messagesOf(app, id)).toEqual([])
})

/** A mailbox in which these lie, the first one first; one whose handling throws stays. */
function mailboxOf(waiting: ReturnType<typeof lying>[]): Inbox {
  return {
    async visit(handle) {
      for (let [one] = waiting; one && (await handle(one)) !== 'later'; [one] = waiting) waiting.shift()
      return 0
    },
    wait: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
}

const never = new AbortController().signal

test('a mail that cannot be fetched is given up after three tries, and those behind it have their turn', async () => {
  const { app, id, mail } = await openTicket()
  const bad = { ...lying(rawMail(mail)), read: () => Promise.reject(new Error('The line broke')) }
  const waiting = [bad, lying(rawMail({ ...mail, text: 'Dopo.' }))]
  const look = () => readInbox(app.portal, mailboxOf(waiting), never)
  for (let tried = 1; tried <= 3; tried += 1) await expect(look()).rejects.toThrow('The line broke')
  await look()
  expect(app.errors()).toHaveLength(1)
  expect(waiting).toEqual([])
  expect((await messagesOf(app, id)).map(({ body }) => body)).toEqual(['Dopo.'])
})

test('a mail that ends each process that reads it is set aside after three of them, and those behind it have their turn', async () => {
  const { app, id, mail } = await openTicket()
  const waiting = [lying(rawMail(mail)), lying(rawMail({ ...mail, text: 'Dopo.' }))]
  for (let ended = 1; ended <= 3; ended += 1)
    await killedMidway(app, (portal, there) =>
      readInbox(portal, mailboxOf(waiting.map((one) => ({ ...one, read: there }))), never),
    )
  expect(await cameIn(app)).toEqual([])
  await readInbox(app.portal, mailboxOf(waiting), never)
  expect(app.errors().join()).toContain('it was set aside')
  expect((await cameIn(app)).map(({ outcome }) => outcome)).toEqual(['set-aside', 'posted'])
  expect((await messagesOf(app, id)).map(({ body }) => body)).toEqual(['Dopo.'])
})

test('a mail that was seen to is not set aside because it stays in its folder, however often it is found there', async () => {
  const { app, mail } = await openTicket()
  const one = lying(rawMail(mail))
  for (let found = 1; found <= 5; found += 1) await readInbox(app.portal, mailboxOf([one]), never)
  expect((await cameIn(app)).map(({ outcome }) => outcome)).toEqual(['posted'])
})

test('a thousand mails of strangers within the hour keep no answer waiting', async () => {
  const { app, id, mail } = await openTicket()
  const strange = Array.from({ length: 1001 }, (_, at) => lying(rawMail({ to: 'reply@portal.example', text: `${at}` })))
  const waiting = [...strange, lying(rawMail({ ...mail, text: 'Ecco la risposta.' }))]
  await readInbox(app.portal, mailboxOf(waiting), never)
  expect(waiting).toEqual([])
  expect((await messagesOf(app, id)).map(({ body }) => body)).toEqual(['Ecco la risposta.'])
  // Those beyond the limit lie in their folder alone.
  expect((await cameIn(app)).map(({ reason }) => reason)).toEqual([
    ...Array.from({ length: 200 }, () => 'no-token'),
    '',
  ])
})

test('a mail that waits for room waits for as long as it takes', async () => {
  const { app, id, mail } = await openTicket()
  const photo = readFileSync(path.join(rootDir, 'tests/photos/small/landscape-orientation-1.jpg')).toString('base64')
  const parts = [
    'Content-Type: multipart/mixed; boundary="b"\n',
    '--b\nContent-Type: text/plain\n\nEcco la foto.',
    `--b\nContent-Type: image/jpeg; name="foto.jpg"\nContent-Transfer-Encoding: base64\n\n${photo}`,
    '--b--',
  ]
  const waiting = [lying(rawMail({ ...mail, body: parts.join('\n') }))]
  const look = () => readInbox(app.portal, mailboxOf(waiting), never)
  const { scratch } = app.portal
  app.portal.scratch = { ...scratch, usedShare: async () => 0.96 }
  // Its sender's last mail of this hour, found more often than a stumbling block is tried.
  const sender = { key: `mail from ${pseudonym(app.portal.secret, 'address', mail.from)}`, tries: mailLimits.perSender }
  for (let sent = 1; sent < sender.tries; sent += 1)
    await consumeLimit(app.portal.db, app.clock.now(), { ...sender, minutes: 60 })
  for (let looked = 0; looked < 5; looked += 1) await look()
  expect([waiting.length, await cameIn(app)]).toEqual([1, []])
  app.portal.scratch = scratch
  await look()
  expect((await cameIn(app)).map(({ outcome }) => outcome)).toEqual(['posted'])
  expect((await messagesOf(app, id)).map(({ body }) => body)).toEqual(['Ecco la foto.'])
})
