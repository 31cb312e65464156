import { setTimeout as sleep } from 'node:timers/promises'
import { ImapFlow } from 'imapflow'
import type { Inbound } from '#app/kit/settings/inbox-settings.server.ts'
import type { Fate, Inbox, InboxMail } from './inbox.ts'

/** Looked at in one visit: others that wait for the mailbox, such as a stop, have their turn in between. */
const atOnce = 100

/** Where the largest mail that is read whole is announced larger than it is. */
const longestAnswer = 64_000_000

type World = { inbound: Inbound; patience?: { connection: number; silence: number } }

/** A mailbox by IMAP, over one connection that is kept, and made again once it broke. */
export function createImapInbox(world: World): Inbox {
  let open: Promise<ImapFlow> | undefined
  let onNews = ignoreNews

  async function connected(): Promise<ImapFlow> {
    const client = await (open ?? connect()).catch(() => undefined)
    return client?.usable ? client : connect()
  }

  function connect(): Promise<ImapFlow> {
    open = openClient(world, () => onNews())
    return open
  }

  return {
    async visit(handle, stopping) {
      const client = await connected()
      const lock = await client.getMailboxLock(world.inbound.folder)
      try {
        return await goThrough(client, world.inbound, handle, stopping)
      } finally {
        lock.release()
      }
    },
    async wait(ms, stopping) {
      const woken = new AbortController()
      onNews = () => woken.abort()
      await sleep(ms, undefined, { signal: AbortSignal.any([woken.signal, stopping]) }).catch(() => undefined)
      onNews = ignoreNews
    },
    async close() {
      const client = await open?.catch(() => undefined)
      open = undefined
      client?.close()
    },
  }
}

function ignoreNews(): void {
  // Nobody waits for any.
}

async function openClient({ inbound, patience }: World, onNews: () => void): Promise<ImapFlow> {
  const { host, port, tls, login, folders } = inbound
  const client = new ImapFlow({
    host,
    port,
    auth: login,
    secure: tls === 'from the start',
    doSTARTTLS: { 'from the start': undefined, required: true, none: false }[tls],
    logger: false,
    connectionTimeout: patience?.connection ?? 15_000,
    greetingTimeout: patience?.connection ?? 15_000,
    socketTimeout: patience?.silence ?? 120_000,
    maxLiteralSize: longestAnswer,
    maxResponseSize: longestAnswer,
  })
  // A line that breaks while nobody asks for anything: the next visit finds out, and connects again.
  client.on('error', () => undefined)
  client.on('exists', onNews)
  await client.connect()
  for (const folder of [folders.done, folders.aside]) await client.mailboxCreate(folder)
  return client
}

async function goThrough(
  client: ImapFlow,
  { folders }: Inbound,
  handle: (mail: InboxMail) => Promise<Fate>,
  stopping: AbortSignal,
): Promise<number> {
  const { mailbox } = client
  if (!mailbox) throw new Error('The folder that was opened is not open')
  const uids = (await client.search({ all: true }, { uid: true })) || []
  if (uids.length === 0) return 0
  // All at once: a command within a running `fetch` would wait for it, and it for the command.
  const mails = await client.fetchAll(uids.slice(0, atOnce).join(','), { uid: true, size: true }, { uid: true })
  let seen = 0
  for (const { uid, size = 0 } of mails) {
    if (stopping.aborted) break
    const place = { validity: Number(mailbox.uidValidity), uid }
    const fate = await handle({ place, bytes: size, read: (most) => readMail(client, uid, most) })
    if (fate === 'later') break
    const moved = await client.messageMove(String(uid), folders[fate], { uid: true })
    if (!moved) throw new Error(`A mail could not be moved to ${folders[fate]}`)
    seen += 1
  }
  return seen
}

async function readMail(client: ImapFlow, uid: number, most: number | undefined): Promise<Uint8Array> {
  const source = most === undefined ? true : { maxLength: most }
  const found = await client.fetchOne(String(uid), { source }, { uid: true })
  if (!found || !found.source) throw new Error('A mail that was there is not there any more')
  return found.source
}
