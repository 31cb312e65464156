import { randomUUID } from 'node:crypto'
import type { Place } from '#app/adapters/inbox/inbox.ts'
import type { Inbound } from '#app/kit/settings/inbox-settings.server.ts'
import { type Addressee, replyingTo } from '#app/features/service/tickets/tickets.reply-tokens.server.ts'
import type { openApp } from '#tests/app.ts'
import { receiveMail } from './receive.server.ts'

type App = Awaited<ReturnType<typeof openApp>>

export const inbound: Inbound = {
  host: '127.0.0.1',
  port: 1,
  tls: 'none',
  login: { user: 'portal', pass: 'secret' },
  folder: 'INBOX',
  replyTo: 'reply+{token}@portal.example',
  folders: { done: 'Portal done', aside: 'Portal set aside' },
}

/** The same application, as one that reads a mailbox. */
export function withInbox(app: App, more: Partial<Inbound> = {}): App {
  const settings = { ...app.portal.settings, inbound: { ...inbound, ...more } }
  Object.assign(app.portal, { settings })
  return app
}

type Mail = {
  from?: string
  to?: string
  subject?: string
  headers?: string[]
  text?: string
  /** The whole of it below the headers, with its own type. */
  body?: string
  id?: string
}

export function addressOf({ portal }: App, addressee: Addressee): string {
  return replyingTo(portal, addressee)?.address ?? ''
}

/** Where a mail to somebody comes back to. */
export function returnPathOf({ portal }: App, addressee: Addressee): string {
  return replyingTo(portal, addressee)?.returnTo ?? ''
}

/** A mail in lines as they are sent. */
export function rawMail({
  from,
  to,
  subject = 'Re: Intervento',
  headers = [],
  text = 'Ecco.',
  body,
  id,
}: Mail): string {
  const lines = [
    `From: ${from ?? 'nobody@nowhere.example'}`,
    `To: ${to ?? 'service@portal.example'}`,
    `Subject: ${subject}`,
    `Message-ID: ${id ?? `<${randomUUID()}@mail.example>`}`,
    'Date: Sat, 21 Nov 2026 10:00:00 +0100',
    'MIME-Version: 1.0',
    ...headers,
    ...(body === undefined ? ['Content-Type: text/plain; charset=utf-8', '', text] : [body]),
  ]
  return lines.join('\n').replaceAll('\n', '\r\n')
}

let uid = 0

/** As it lies in the mailbox. */
export function lying(raw: string | Buffer, { bytes, place }: { bytes?: number; place?: Place } = {}) {
  const content = Buffer.from(raw)
  uid += 1
  return {
    place: place ?? { validity: 1, uid },
    bytes: bytes ?? content.length,
    read: async (most?: number) => content.subarray(0, most),
  }
}

/** A mail that came in, and what became of it in the mailbox. */
export function receive({ portal }: App, mail: Mail | string) {
  return receiveMail(portal, lying(typeof mail === 'string' ? mail : rawMail(mail)))
}

export function messagesOf({ portal }: App, ticketId: number) {
  return portal.db
    .selectFrom('message')
    .select(['id', 'body', 'author_id as authorId', 'follower_id as followerId', 'from_staff as fromStaff'])
    .where('ticket_id', '=', ticketId)
    .orderBy('id')
    .execute()
}

export function cameIn({ portal }: App) {
  return portal.db
    .selectFrom('inbound_mail')
    .select(['outcome', 'reason', 'from_address as from', 'body', 'ticket_id as ticketId', 'authentication'])
    .orderBy('id')
    .execute()
}

export function sentMails({ portal }: App) {
  return portal.db
    .selectFrom('sent_mail')
    .select(['to_address as to', 'subject', 'body', 'headers'])
    .orderBy('outbox_id')
    .execute()
}
