import type { Logger } from 'pino'
import type { Clock } from '#app/kit/clock.ts'
import { prepared } from '#app/kit/db/prepared.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { sealLinks } from '#app/kit/one-time-links.server.ts'
import type { MailAttachment } from '#app/kit/outbox/outgoing-mail.ts'
import type { Mail } from './mail.ts'

type World = { db: Db; clock: Clock; log: Logger; secret: string }

/** Sends nothing: keeps each message for the demonstration's mailbox, its links sealed, and logs that there was one. */
export function createLogMail({ db, clock, log, secret }: World): Mail {
  return {
    async send({ id, to, subject, text, html, headers = {}, attachments = [], calendar }) {
      await keepMail(db, {
        id,
        to,
        subject,
        body: sealLinks(secret, text),
        html: sealLinks(secret, html),
        headers: JSON.stringify(headers),
        attachments: JSON.stringify(attachments.map(keptAttachment)),
        calendar: calendar ? JSON.stringify(calendar) : null,
        now: clock.now(),
      })
      log.info({ mail: id }, 'mail kept in the mailbox, not sent')
      return 'kept in the mailbox, not sent'
    },
    async sweep(before) {
      await db.deleteFrom('sent_mail').where('sent_at', '<', before).execute()
    },
  }
}

type Kept = {
  id: number
  to: string
  subject: string
  body: string
  html: string
  headers: string
  attachments: string
  calendar: string | null
  now: Date
}

const keepMail = prepared('mail kept', (db, it: Kept) =>
  db
    .insertInto('sent_mail')
    .values({
      outbox_id: it.id,
      to_address: it.to,
      subject: it.subject,
      body: it.body,
      html: it.html,
      headers: it.headers,
      attachments: it.attachments,
      calendar: it.calendar,
      sent_at: it.now,
    })
    .onConflict((conflict) => conflict.column('outbox_id').doNothing()),
)

function keptAttachment({ name, type, content }: MailAttachment) {
  return { name, type, content: Buffer.from(content).toString('base64') }
}
