import type { RouterContextProvider } from 'react-router'
import * as z from 'zod/mini'
import { staffIn } from '#app/features/people/account/account.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { openLinks } from '#app/kit/one-time-links.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'

const mailsAtOnce = 50

const headersShape = z.record(z.string(), z.string())
const attachmentsShape = z.array(z.object({ name: z.string(), type: z.string(), content: z.string() }))
const calendarShape = z.nullable(z.object({ method: z.string(), content: z.string() }))

/** A message that would have been sent, as the list shows it. */
export type MailRow = { id: number; to: string; subject: string; sentAt: Date }
export type MailFilter = { to?: string | undefined; before?: number | undefined }

/** The mailbox is the demonstration's: in earnest nobody reads other people's mail. @throws Problem not-found */
export function demoPortalIn(context: Readonly<RouterContextProvider>): Portal {
  staffIn(context)
  const portal = context.get(portalContext)
  if (!portal.settings.demo) throw new Problem('not-found')
  return portal
}

const rowColumns = ['outbox_id as id', 'to_address as to', 'subject', 'sent_at as sentAt'] as const

/** The latest first. */
export async function listMails(db: Db, { to, before }: MailFilter): Promise<{ rows: MailRow[]; hasMore: boolean }> {
  let query = db.selectFrom('sent_mail').select(rowColumns)
  if (to) query = query.where('to_address', 'like', `%${to.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
  if (before) query = query.where('outbox_id', '<', before)
  const rows = await query
    .orderBy('outbox_id', 'desc')
    .limit(mailsAtOnce + 1)
    .execute()
  return { rows: rows.slice(0, mailsAtOnce), hasMore: rows.length > mailsAtOnce }
}

/** @throws Problem not-found */
export async function readMail({ db, secret }: Portal, id: number) {
  const mail = await db
    .selectFrom('sent_mail')
    .select([...rowColumns, 'body as text', 'headers', 'attachments', 'calendar'])
    .where('outbox_id', '=', id)
    .executeTakeFirst()
  if (!mail) throw new Problem('not-found')
  return {
    ...mail,
    text: openLinks(secret, mail.text),
    headers: headersShape.parse(mail.headers),
    attachments: attachmentsShape.parse(mail.attachments),
    calendar: calendarShape.parse(mail.calendar),
  }
}
