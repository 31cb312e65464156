import { createHmac } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { codeOf } from '#app/kit/error-code.ts'
import { longestMail, mailsAtOnce } from '#app/kit/outbox/outbox.server.ts'
import type { MailAttachment } from '#app/kit/outbox/outgoing-mail.ts'
import { Undeliverable } from '#app/kit/outbox/undeliverable.ts'
import type { Sender } from '#app/kit/settings/sender-settings.server.ts'
import type { Smtp } from '#app/kit/settings/smtp-settings.server.ts'
import type { MailOut, Message } from './mail.ts'

/** In milliseconds. A server that answers a little now and then ends no silence: `whole` is for all of a mail. */
const patience = { connection: 10_000, greeting: 10_000, silence: 30_000, whole: longestMail }

/** One click unsubscribes only where both fields of it are signed (RFC 8058). */
const signedFields =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:Auto-Submitted:' +
  'List-Unsubscribe:List-Unsubscribe-Post'

type World = {
  smtp: Smtp
  sender: Omit<Sender, 'name'>
  /** What stands before the sender's address, as the maker is called by now. */
  name: () => string
  secret: string
  patience?: typeof patience
}

/** Hands each mail to a mail server, over a few connections that stay open for the next one. */
export function createSmtpMail({ smtp, sender, name, secret, patience: most = patience }: World): MailOut {
  const pool = createTransport({
    pool: true,
    maxConnections: mailsAtOnce,
    // Servers hang up on who says nothing, most of them after a minute or more.
    idleTimeout: 30_000,
    // A mail whose answer was lost is the outbox's to send again, which counts and spreads its tries.
    maxRequeues: 1,
    host: smtp.host,
    port: smtp.port,
    auth: smtp.login,
    ...encryptionOf(smtp),
    connectionTimeout: most.connection,
    greetingTimeout: most.greeting,
    socketTimeout: most.silence,
    dkim: smtp.dkim && { ...smtp.dkim, headerFieldNames: signedFields },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, html, headers, reply, attachments = [], calendar, ...message }) {
      try {
        const { response } = await pool.sendMail({
          from: { name: name(), address: sender.address },
          // As a name and an address it is one receiver, whatever stands in it.
          to: { name: '', address: to },
          replyTo: reply?.address ?? sender.replyTo,
          // Mail that cannot be delivered comes back to the mailbox of the answers, and says by that whose it was.
          envelope: reply && { from: reply.returnTo, to: [to] },
          subject,
          text,
          html,
          attachments: attachments.map(attachmentOf),
          // Beside the part of the mail, a file of the same: some programs show only that.
          icalEvent: calendar,
          messageId: messageIdOf(secret, { id: message.id, to, reply }, sender),
          // Absence notes and other machines answer no mail that says so.
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
          signal: AbortSignal.timeout(most.whole),
        })
        return response
      } catch (error) {
        throw refusalIn(error) ?? error
      }
    },
    close() {
      pool.close({ force: true })
    },
    taker: {
      name: smtp.host,
      called: `the mail server ${smtp.host}:${smtp.port}`,
      remedy: 'correct SMTP_URL, or see to that server',
      async greet() {
        await pool.verify()
        return smtp.login ? 'answers and lets the portal in' : 'answers'
      },
    },
  }
}

function attachmentOf({ name, type, content }: MailAttachment) {
  return { filename: name, contentType: type, content: Buffer.from(content) }
}

/** Certificates are checked; that of this machine's own server, most often one of its own making, is not asked for. */
function encryptionOf({ tls }: Smtp) {
  switch (tls) {
    case 'from the start':
      return { secure: true }
    case 'required':
      return { secure: false, requireTLS: true }
    case 'none':
      return { secure: false, ignoreTLS: true }
  }
}

/**
 * The same each time a mail is sent: a receiver keeps one of two. The secret keeps mails of two portals with one address
 * apart, and a new database's from those of the one before to other people.
 */
function messageIdOf(
  secret: string,
  { id, to, reply }: Pick<Message, 'id' | 'to' | 'reply'>,
  sender: World['sender'],
): string {
  const name = createHmac('sha256', secret).update(`message-id ${id} ${to}`).digest('hex').slice(0, 32)
  return `<${reply ? `${reply.token}.` : ''}${name}@${sender.address.slice(sender.address.lastIndexOf('@') + 1)}>`
}

/** The steps in which a server says no to this very mail, and not to the portal. */
const ofTheMail = ['EENVELOPE', 'EMESSAGE']

/** Answers of 500 and more that are the portal's mistake: commands out of order, and no password where one is asked for. */
const ofThePortal = [503, 530]

/** A refusal for good, in the server's words. */
function refusalIn(error: unknown): Undeliverable | undefined {
  if (!(error instanceof Error) || !ofTheMail.includes(codeOf(error) ?? '')) return undefined
  const status = 'responseCode' in error ? Number(error.responseCode) : 0
  if (status < 500 || ofThePortal.includes(status)) return undefined
  const words = 'response' in error ? String(error.response) : error.message
  return new Undeliverable(words, { cause: error })
}
