import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { expect, onTestFinished } from 'vitest'
import { createImapInbox } from '#app/adapters/inbox/inbox-imap.server.ts'
import { startMailbox, testMailbox } from '#tests/dovecot.ts'
import { openApp } from '#tests/app.ts'
import { readInbox } from './inbound-mail.worker.server.ts'
import { addressOf, cameIn, inbound, messagesOf, rawMail, withInbox } from './mails.fixture.ts'

const never = new AbortController().signal

async function open() {
  const { server, deliver } = await startMailbox()
  const app = withInbox(await openApp())
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  const { accountId, email: from } = dealer.viewer
  const to = addressOf(app, { who: 'account', id: accountId, ticketId: id })
  const inbox = () => createImapInbox({ inbound: { ...inbound, ...server } })
  return { app, id, deliver, inbox, mail: { from, to } }
}

testMailbox('what lies in a mailbox is read in its order, and moved where it belongs', async () => {
  const { app, id, deliver, inbox: make, mail } = await open()
  const inbox = make()
  await deliver(rawMail({ ...mail, text: 'Prima.\n.\nFine.' }))
  await deliver(rawMail({ ...mail, from: 'stranger@x.example' }))
  await deliver(rawMail({ ...mail, text: `Grande.\n${'x'.repeat(70)}\n`.concat('y\n'.repeat(40_000)) }))
  expect(await readInbox(app.portal, inbox, never)).toBe(3)
  expect(await readInbox(app.portal, inbox, never)).toBe(0)
  const [first, second] = await messagesOf(app, id)
  expect([first?.body, second?.body.slice(0, 7), second?.body.length]).toEqual(['Prima.\n.\nFine.', 'Grande.', 5000])
  expect((await cameIn(app)).map(({ outcome }) => outcome)).toEqual(['posted', 'set-aside', 'posted'])
  await inbox.close()
})

testMailbox(
  'a worker that is killed before a mail is moved does it no second time, and its line may break',
  async () => {
    const { app, id, deliver, inbox: make, mail } = await open()
    const [killed, next] = [make(), make()]
    await deliver(rawMail({ ...mail, text: 'Una volta.' }))
    // What it did is written; the mail is still where it was.
    const cut = {
      ...killed,
      visit: (handle: Parameters<typeof killed.visit>[0]) =>
        killed.visit(async (one) => {
          await handle(one)
          return 'later'
        }, never),
    }
    await readInbox(app.portal, cut, never)
    await killed.close()
    expect(await messagesOf(app, id)).toHaveLength(1)
    expect(await readInbox(app.portal, next, never)).toBe(1)
    expect(await messagesOf(app, id)).toHaveLength(1)
    await next.close()
    // Closed, it is opened again by the next who asks.
    await deliver(rawMail({ ...mail, text: 'Ancora.' }))
    expect(await readInbox(app.portal, next, never)).toBe(1)
    expect(await messagesOf(app, id)).toHaveLength(2)
    await next.close()
  },
)

testMailbox(
  'a mailbox is read over TLS whose certificate is trusted, and no password goes to another one',
  async () => {
    const { server, deliver, certificate, securePort } = await startMailbox()
    const app = withInbox(await openApp())
    await deliver(rawMail({ text: 'Di nessuno.' }))
    const secured = [
      { ...server, host: 'localhost', port: securePort, tls: 'from the start' },
      { ...server, host: 'localhost', tls: 'required' },
    ] as const
    const look = async (over: (typeof secured)[number]) => {
      const inbox = createImapInbox({ inbound: { ...inbound, ...over } })
      try {
        return await readInbox(app.portal, inbox, never)
      } finally {
        await inbox.close()
      }
    }
    for (const over of secured) await expect(look(over)).rejects.toThrow('self-signed certificate')
    expect(await cameIn(app)).toEqual([])
    // As NODE_EXTRA_CA_CERTS has it from the start.
    const usual = getCACertificates('default')
    onTestFinished(() => setDefaultCACertificates(usual))
    setDefaultCACertificates([...usual, certificate.pem])
    expect([await look(secured[0]), await look(secured[1])]).toEqual([1, 0])
  },
)
