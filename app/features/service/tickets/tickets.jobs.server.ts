import { labelsIn } from '#app/catalogue/catalogue.labels.ts'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { jobOf } from '#app/kit/outbox/jobs.ts'
import type { OutgoingMail } from '#app/kit/outbox/outgoing-mail.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { unsubscribing } from '#app/features/content/subscriptions/subscriptions.mails.server.ts'
import { isWanted } from '#app/features/content/subscriptions/subscriptions.server.ts'
import { reckonClocks } from './clock/reckon.server.ts'
import { dueMailFor } from './clock/reminder-mail.server.ts'
import { findReply } from './conversation/conversation.server.ts'
import { inWordsOf } from './desk/answers/answers.server.ts'
import { tellFollowers } from './followers/followers.server.ts'
import { followerMail } from './followers/mail.server.ts'
import { writeMail } from './mail/mails.server.tsx'
import { newsOf } from './mail/news.server.ts'
import { ratingMail } from './satisfaction/asking.server.ts'
import { replyingTo } from './tickets.reply-tokens.server.ts'
import { isDecided, isOpen, stageWhen } from './tickets.stages.ts'
import { findAuthor, findParticipants, findStaff, findTold, type Reader } from './mail/readers.server.ts'
import { addressing } from './mail/addressed.server.ts'
import * as kinds from './tickets.outbox.ts'

/**
 * What happened to a ticket becomes one mail a reader, each a row of its own: one that cannot be delivered holds up no
 * other, and none is written twice.
 */
export function ticketJobs(portal: Portal) {
  return [
    jobOf(kinds.ticketReceived, async ({ ticketId }, tx) => {
      await addressMails(portal, tx, { mail: 'received', ticketId }, await findAuthor(tx, ticketId))
    }),
    jobOf(kinds.ticketReplied, async ({ ticketId, messageId }, tx) => {
      const reply = await findReply(tx, ticketId, messageId)
      if (!reply) return
      const all = await findParticipants(tx, ticketId)
      const others = all.filter(({ isStaff }) => isStaff !== reply.fromStaff)
      // As long as nobody of staff has taken the ticket up, all of them hear of it.
      const readers = others.length > 0 || reply.fromStaff ? others : await findStaff(tx, ticketId)
      // Who follows a ticket is of no side: those in whose name it stands have not written it, and hear of it too.
      const colleagues = reply.followerId ? all.filter(({ isStaff }) => !isStaff) : []
      await addressMails(portal, tx, { mail: 'replied', ticketId, messageId }, [...readers, ...colleagues])
      await tellFollowers(tx, { mail: 'replied', ticketId, messageId }, portal.clock.now(), reply.followerId)
    }),
    jobOf(kinds.ticketMoved, async ({ ticketId, stage }, tx) => {
      const readers = (await findParticipants(tx, ticketId)).filter(({ isStaff }) => !isStaff)
      await addressMails(portal, tx, { mail: 'moved', ticketId, stage }, readers)
      await tellFollowers(tx, { mail: 'moved', ticketId, stage }, portal.clock.now())
    }),
    jobOf(kinds.ticketRelated, async ({ ticketId, otherId, relation }, tx) => {
      const both = [...(await findParticipants(tx, ticketId)), ...(await findParticipants(tx, otherId))]
      const readers = new Map(both.filter(({ isStaff }) => !isStaff).map((reader) => [reader.id, reader]))
      await addressMails(portal, tx, { mail: 'related', ticketId, otherId, relation }, [...readers.values()])
      // For those who follow the merged ticket the other one does not exist: theirs ends there.
      const closed = { mail: 'moved', ticketId: otherId, stage: stageWhen.closed } as const
      if (relation === 'merged') await tellFollowers(tx, closed, portal.clock.now())
    }),
    jobOf(kinds.clocksOutdated, async ({ after }, tx) => {
      const last = await reckonClocks(tx, after)
      if (last !== undefined)
        await outbox.put(tx, kinds.clocksOutdated.of('tickets.hours', { after: last }), portal.clock.now())
    }),
    jobOf(kinds.dueMail, async ({ accountId }, tx) => dueMailFor(portal, tx, accountId)),
    jobOf(kinds.ticketMail, async (mail, tx) => mailFor(portal, tx, mail)),
    jobOf(kinds.toFollowerMail, async (mail, tx) => followerMail(portal, tx, mail)),
    jobOf(kinds.askRatingMail, async ({ ticketId }, tx) => ratingMail(portal, tx, ticketId)),
  ]
}

async function addressMails(
  portal: Portal,
  tx: Db,
  mail: kinds.Unaddressed<kinds.Addressed>,
  readers: readonly Reader[],
) {
  const ids = readers.map(({ id }) => id)
  if (ids.length > 0) await addressing(tx, mail, ids, portal.clock.now()).execute()
}

/** Anyone who has left meanwhile gets nothing. */
async function mailFor(portal: Portal, tx: Db, mail: kinds.Addressed): Promise<OutgoingMail | undefined> {
  const topic = topicOf(mail)
  const reader = await findTold(tx, mail)
  if (!reader) return
  const { locale, email: to } = reader
  const said = inWordsOf(portal, { ...reader, id: mail.ticketId }, locale)
  const news = await newsOf(portal, tx, mail, { locale, said })
  if (!news) return
  if (topic && !isWanted(topic, reader.wantsSteps)) return
  const way = topic && unsubscribing(portal, reader, topic)
  const link = addressIn(portal, locale, `${reader.isStaff ? '/console' : ''}/tickets/${mail.ticketId}`)
  const reply = replyingTo(portal, { who: 'account', id: reader.id, ticketId: mail.ticketId })
  const isLast = mail.mail === 'moved' && !isOpen(mail.stage)
  const content = writeMail({
    locale,
    labels: labelsIn(locale, portal.catalogues.current()),
    brand: letterheadIn(portal, locale),
    returnAddress: portal.brands.current().returnAddress,
    reader,
    ticket: await said.ticket(),
    link,
    news,
    takesReplies: reply !== undefined && !reader.isStaff && !isLast,
    foot: way?.foot,
  })
  return { to, ...content, headers: way?.headers, reply }
}

/** Decisions, replies, and where a ticket goes on, are what somebody wrote for; the other steps can be followed on the portal. */
function topicOf(mail: kinds.Addressed): 'steps' | undefined {
  if (mail.mail === 'related' && mail.relation !== 'linked') return undefined
  if (mail.mail === 'replied' || (mail.mail === 'moved' && isDecided(mail.stage))) return undefined
  return 'steps'
}
