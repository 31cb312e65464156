import { labelsIn } from '#app/catalogue/catalogue.labels.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { OutgoingMail } from '#app/kit/outbox/outgoing-mail.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import { inWordsOf } from '../desk/answers/answers.server.ts'
import { writeMail } from '../mail/mails.server.tsx'
import { newsOf } from '../mail/news.server.ts'
import { findSponsor, findTicketTold } from '../mail/readers.server.ts'
import { replyingTo } from '../tickets.reply-tokens.server.ts'
import type { Followed } from '../tickets.outbox.ts'
import { isOpen } from '../tickets.stages.ts'
import { leavingToken } from './followers.server.ts'
import { followerWords } from './followers.words.ts'
import { findFollower, findNameOf } from './store.server.ts'

/**
 * No mail to a follower who has left, nor to any once those by whose rights they follow may no longer see the ticket.
 */
export async function followerMail(portal: Portal, tx: Db, mail: Followed): Promise<OutgoingMail | undefined> {
  const follower = await findFollower(tx, mail.followerId)
  const ticket = await findTicketTold(tx, mail.ticketId)
  if (!follower || !ticket || !(await findSponsor(tx, mail.ticketId))) return undefined
  const { locale, name, email: to } = follower
  const said = inWordsOf(portal, { ...ticket, id: mail.ticketId }, locale)
  const news =
    mail.mail === 'added' ? await addedBy(portal, tx, mail.by) : await newsOf(portal, tx, mail, { locale, said })
  if (!news) return undefined
  const link = addressIn(
    portal,
    locale,
    `/unfollow/${leavingToken(portal, { id: follower.id, ticketId: mail.ticketId })}`,
  )
  const reply = replyingTo(portal, { who: 'follower', id: follower.id, ticketId: mail.ticketId })
  const content = writeMail({
    locale,
    labels: labelsIn(locale, portal.catalogues.current()),
    brand: letterheadIn(portal, locale),
    returnAddress: portal.brands.current().returnAddress,
    reader: { name, firstName: name },
    ticket: await said.ticket(),
    news,
    takesReplies: reply !== undefined && !(mail.mail === 'moved' && !isOpen(mail.stage)),
    foot: { text: sayIn(followerWords, locale)('mail.foot'), link, small: true },
  })
  const headers = { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  return { to, ...content, headers, reply }
}

async function addedBy({ brands }: Portal, tx: Db, accountId: number) {
  const by = await findNameOf(tx, accountId, brands.current().name)
  return by && { mail: 'added' as const, ...by }
}
