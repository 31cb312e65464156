import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '#app/kit/clock.ts'
import { prepared } from '#app/kit/db/prepared.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { gathering } from '#app/kit/gather.ts'
import { sealLinks } from '#app/kit/one-time-links.server.ts'
import type { MailAttachment, MailCalendar } from '#app/kit/outbox/outgoing-mail.ts'
import { mailsAtOnce } from '#app/kit/outbox/outbox.server.ts'
import type { Mail } from './mail.ts'

export type LogWorld = { db: Db; clock: Clock; log: Logger; secret: string }

/** Sends nothing: keeps each message for the demonstration's mailbox, its links sealed, and logs that there was one. */
export function createLogMail({ db, clock, log, secret }: LogWorld): Mail {
  const keep = gathering(mailsAtOnce, async (mails: readonly Kept[]) => {
    await keepMails(db, { mails: JSON.stringify(mails) })
    return mails.map(() => undefined)
  })
  return {
    async send({ id, to, subject, text, html, headers = {}, reply, attachments = [], calendar }) {
      await keep({
        outbox_id: id,
        to_address: to,
        subject,
        body: sealLinks(secret, text),
        html: sealLinks(secret, html),
        headers: reply ? { ...headers, 'Reply-To': reply.address } : headers,
        attachments: attachments.map(keptAttachment),
        calendar,
        sent_at: clock.now(),
      })
      log.info({ mail: id }, 'mail kept in the mailbox, not sent')
      return 'kept in the mailbox, not sent'
    },
  }
}

/** A mail as its row has it, with lists as JSON. */
type Kept = {
  outbox_id: number
  to_address: string
  subject: string
  body: string
  html: string
  headers: object
  attachments: object[]
  calendar: MailCalendar | undefined
  sent_at: Date
}

const keepMails = prepared('mails kept', (db, { mails }: { mails: string }) =>
  db
    .insertInto('sent_mail')
    .columns(['outbox_id', 'to_address', 'subject', 'body', 'html', 'headers', 'attachments', 'calendar', 'sent_at'])
    .expression(
      sql`select outbox_id, to_address, subject, body, html, headers, attachments, calendar, sent_at
        from json_populate_recordset(null::sent_mail, ${mails}::json)`,
    )
    .onConflict((conflict) => conflict.column('outbox_id').doNothing()),
)

function keptAttachment({ name, type, content }: MailAttachment) {
  return { name, type, content: Buffer.from(content).toString('base64') }
}
