import { labelsIn } from '#app/catalogue/catalogue.labels.ts'
import * as z from 'zod/mini'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import type { OutgoingMail } from '#app/kit/outbox/outgoing-mail.ts'
import type { Jobs } from '#app/kit/outbox/worker.server.ts'
import { unsubscribing } from '#app/features/content/subscriptions/subscriptions.mails.server.ts'
import { wants } from '#app/features/content/subscriptions/subscriptions.server.ts'
import type { Topic } from '#app/features/content/subscriptions/subscriptions.ts'
import { findReply } from './conversation/conversation.server.ts'
import { type News, writeMail } from './mail/mails.server.tsx'
import * as store from './store.server.ts'
import { isDecided, stages } from './tickets.stages.ts'
import { findParticipants, findReader, findStaff, type Reader } from './mail/readers.server.ts'

/**
 * What happened to a ticket becomes one mail a reader, each a row of its own: one that cannot be delivered holds up no
 * other, and none is written twice.
 */
export function ticketJobs(portal: Portal): Jobs {
  return {
    async 'tickets.received'(payload, tx) {
      const { ticketId } = received.parse(payload)
      const ticket = await store.findTicketToTellOf(tx, ticketId)
      const author = ticket && (await findReader(tx, ticketId, ticket.authorId))
      await addressMails(portal, tx, { mail: 'received', ticketId }, author ? [author] : [])
    },
    async 'tickets.replied'(payload, tx) {
      const { ticketId, messageId } = replied.parse(payload)
      const reply = await findReply(tx, ticketId, messageId)
      if (!reply) return
      const others = (await findParticipants(tx, ticketId)).filter(({ isStaff }) => isStaff !== reply.fromStaff)
      // As long as nobody of staff has taken the ticket up, all of them hear of it.
      const readers = others.length > 0 || reply.fromStaff ? others : await findStaff(tx, ticketId)
      await addressMails(portal, tx, { mail: 'replied', ticketId, messageId }, readers)
    },
    async 'tickets.moved'(payload, tx) {
      const { ticketId, stage } = moved.parse(payload)
      const readers = (await findParticipants(tx, ticketId)).filter(({ isStaff }) => !isStaff)
      await addressMails(portal, tx, { mail: 'moved', ticketId, stage }, readers)
    },
    async 'mail.ticket'(payload, tx) {
      return mailFor(portal, tx, addressed.parse(payload))
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

/** Each reader is a subject of their own: their mails about a ticket keep their order, and wait for nobody else's. */
async function addressMails(
  { clock }: Portal,
  tx: Db,
  mail: Unaddressed<Addressed>,
  readers: readonly Reader[],
): Promise<void> {
  for (const { id } of readers) {
    const subject = `ticket ${mail.ticketId} ${id}`
    await outbox.put(tx, { kind: 'mail.ticket', subject, payload: { ...mail, accountId: id } }, clock.now())
  }
}

/** Anyone who has left meanwhile gets nothing. */
async function mailFor(portal: Portal, tx: Db, mail: Addressed): Promise<OutgoingMail | undefined> {
  const reader = await findReader(tx, mail.ticketId, mail.accountId)
  const ticket = await store.findTicketToTellOf(tx, mail.ticketId)
  const news = await newsOf(tx, mail)
  if (!reader || !ticket || !news) return
  const topic = topicOf(mail)
  if (topic && !(await wants(tx, reader.id, topic))) return
  const way = topic && unsubscribing(portal, reader, topic)
  const { locale, email: to } = reader
  const link = addressIn(portal, locale, `${reader.isStaff ? '/console' : ''}/tickets/${ticket.id}`)
  const content = writeMail({
    locale,
    labels: labelsIn(locale, portal.catalogues.current()),
    brand: letterheadIn(portal, locale),
    returnAddress: portal.brands.current().returnAddress,
    reader,
    ticket,
    link,
    news,
    foot: way?.foot,
  })
  return { to, ...content, headers: way?.headers }
}

/** Decisions and replies are what somebody wrote for; the other steps can be followed on the portal. */
function topicOf(mail: Addressed): Topic | undefined {
  if (mail.mail === 'replied' || (mail.mail === 'moved' && isDecided(mail.stage))) return undefined
  return 'steps'
}

async function newsOf(tx: Db, mail: Addressed): Promise<News | undefined> {
  if (mail.mail !== 'replied') return mail
  const reply = await findReply(tx, mail.ticketId, mail.messageId)
  return reply && { mail: 'replied', reply }
}
