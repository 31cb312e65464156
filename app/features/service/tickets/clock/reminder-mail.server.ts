import { type Labels, labelsIn } from '#app/catalogue/catalogue.labels.ts'
import { unsubscribing } from '#app/features/content/subscriptions/subscriptions.mails.server.ts'
import { wants } from '#app/features/content/subscriptions/subscriptions.server.ts'
import { reachable } from '#app/features/people/account/account.readers.server.ts'
import { staffRoles } from '#app/features/people/account/account.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { type Block, writeLetter } from '#app/kit/mail-layout.server.tsx'
import type { OutgoingMail } from '#app/kit/outbox/outgoing-mail.ts'
import { formatDate } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import { isLate } from '../tickets.due.ts'
import { type Due, readDue } from '../tickets.reminders.server.ts'
import { firstName } from '../tickets.ts'
import { subjectOf } from '../tickets.words.ts'
import { reminderWords } from './reminders.words.ts'

/** Asked at the moment of sending: what was answered meanwhile is not in it, and of nothing there is no mail. */
export async function dueMailFor(portal: Portal, tx: Db, accountId: number): Promise<OutgoingMail | undefined> {
  const reader = await reachable(tx)
    .select('account.role')
    .where('account.id', '=', accountId)
    .where('account.role', 'in', [...staffRoles])
    .executeTakeFirst()
  if (!reader || !(await wants(tx, accountId, 'deadlines'))) return undefined
  const due = await readDue(tx, reader, portal)
  const count = due.own.count + due.free.count + due.late.count
  if (count === 0) return undefined
  const { locale } = reader
  const say = sayIn(reminderWords, locale)
  const way = unsubscribing(portal, reader, 'deadlines')
  const blocks: Block[] = [
    { text: say('hello', { name: reader.firstName || firstName(reader.name) }) },
    ...(['own', 'free', 'late'] as const).flatMap((which) => linesOf(portal, locale, which, due[which])),
    { text: say('open'), link: `${addressIn(portal, locale, '/console/tickets')}?awaiting=maker&order=promised-asc` },
    { text: say('rests'), small: true },
  ]
  const letter = writeLetter(letterheadIn(portal, locale), blocks, way.foot)
  return { to: reader.email, subject: say('subject', { count }), ...letter, headers: way.headers }
}

function linesOf(portal: Portal, locale: Locale, which: 'own' | 'free' | 'late', { tickets, count }: Due): Block[] {
  if (count === 0) return []
  const say = sayIn(reminderWords, locale)
  const labels: Labels = labelsIn(locale, portal.catalogues.current())
  const now = portal.clock.now()
  const lines = tickets.map((ticket): Block => {
    const moment = formatDate(locale, ticket.dueAt, 'moment')
    const when = say(isLate(ticket, now) ? 'line.late' : 'line.soon', { moment })
    const text = `${ticket.id} · ${subjectOf(locale, labels, ticket)} · ${ticket.companyName} · ${when}`
    return { text, link: addressIn(portal, locale, `/console/tickets/${ticket.id}`), small: true }
  })
  const left = count - tickets.length
  return [
    { text: say(which, { count }), strong: true },
    ...lines,
    ...(left > 0 ? [{ text: say('others', { count: left }), small: true }] : []),
  ]
}
