import * as z from 'zod/mini'
import type { Portal } from '#app/portal.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Jobs } from '#app/kit/outbox/worker.server.ts'
import { type Locale, pathIn } from '#app/kit/words/locales.ts'
import { findParticipants, findReply } from './conversation.server.ts'
import { type News, writeMail } from './mails.server.tsx'
import * as store from './store.server.ts'
import { announce } from './tickets.server.ts'
import { stages } from './tickets.ts'

/**
 * What happened to a ticket becomes one mail a reader, each a row of its own: one that cannot be delivered holds up no
 * other, and none is written twice.
 */
export function ticketJobs(portal: Portal): Jobs {
  return {
    async 'tickets.received'(payload, _id, tx) {
      const { ticketId } = received.parse(payload)
      const ticket = await store.findTicketToTellOf(tx, ticketId)
      await addressMails(portal, tx, { mail: 'received', ticketId }, (reader) => reader.id === ticket?.authorId)
    },
    async 'tickets.replied'(payload, _id, tx) {
      const { ticketId, messageId } = replied.parse(payload)
      const reply = await findReply(tx, ticketId, messageId)
      if (!reply) return
      const isOtherSide = (reader: Participant) => reader.isStaff !== reply.fromStaff && reader.id !== reply.authorId
      await addressMails(portal, tx, { mail: 'replied', ticketId, messageId }, isOtherSide)
    },
    async 'tickets.moved'(payload, _id, tx) {
      const { ticketId, stage } = moved.parse(payload)
      await addressMails(portal, tx, { mail: 'moved', ticketId, stage }, (reader) => !reader.isStaff)
    },
    async 'mail.ticket'(payload, id, tx) {
      await sendMail(portal, tx, addressed.parse(payload), id)
    },
  }
}

const received = z.object({ ticketId: z.number() })
const replied = z.object({ ticketId: z.number(), messageId: z.number() })
const moved = z.object({ ticketId: z.number(), stage: z.enum(stages) })

const accountId = z.number()
const addressed = z.discriminatedUnion('mail', [
  z.object({ ...received.shape, accountId, mail: z.literal('received') }),
  z.object({ ...replied.shape, accountId, mail: z.literal('replied') }),
  z.object({ ...moved.shape, accountId, mail: z.literal('moved') }),
])
type Addressed = z.output<typeof addressed>
type Unaddressed<Mail> = Mail extends unknown ? Omit<Mail, 'accountId'> : never

type Participant = Awaited<ReturnType<typeof findParticipants>>[number]

async function addressMails(
  portal: Portal,
  tx: Db,
  { ticketId, ...mail }: Unaddressed<Addressed>,
  isReader: (participant: Participant) => boolean,
): Promise<void> {
  const participants = await findParticipants(tx, ticketId)
  for (const reader of participants.filter(isReader))
    await announce(tx, 'mail.ticket', ticketId, { ...mail, accountId: reader.id }, portal.clock.now())
}

/** Whoever has left meanwhile gets nothing. */
async function sendMail(portal: Portal, tx: Db, mail: Addressed, id: number): Promise<void> {
  const participants = await findParticipants(tx, mail.ticketId)
  const reader = participants.find((participant) => participant.id === mail.accountId)
  const ticket = await store.findTicketToTellOf(tx, mail.ticketId)
  const news = await newsOf(tx, mail)
  if (!reader || !ticket || !news) return
  const { locale, name: readerName, email: to } = reader
  const link = portalAddress(portal, locale, `${reader.isStaff ? '/console' : ''}/tickets/${ticket.id}`)
  const brand = portal.settings.brandName
  await portal.mail.send({ id, to, ...writeMail({ locale, brand, readerName, ticket, link, news }) })
}

async function newsOf(tx: Db, mail: Addressed): Promise<News | undefined> {
  if (mail.mail !== 'replied') return mail
  const reply = await findReply(tx, mail.ticketId, mail.messageId)
  return reply && { mail: 'replied', reply }
}

function portalAddress({ settings }: Portal, locale: Locale, path: string): string {
  return (settings.appUrl ?? `http://${settings.host}:${settings.port}`) + pathIn(locale, path)
}
