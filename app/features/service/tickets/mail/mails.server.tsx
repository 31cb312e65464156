import { type Labels } from '#app/catalogue/catalogue.labels.ts'
import type { Letterhead } from '#app/kit/letterhead.ts'
import { type Block, writeLetter } from '#app/kit/mail-layout.server.tsx'
import { formatDay } from '#app/kit/words/formats.ts'
import { type Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { followerWords } from '../followers/followers.words.ts'
import { pageWords } from '../page/page.words.ts'
import { mailWords } from './mails.words.ts'
import type { TicketTold } from './readers.server.ts'
import type { RelationKind } from '../related/related.ts'
import { firstName } from '../tickets.ts'
import { isDecided, isDone, isOpen, isUndecided, type Stage } from '../tickets.stages.ts'
import { subjectOf, ticketWords } from '../tickets.words.ts'

type Told = Omit<TicketTold, 'ticketId'> & { id: number }
type Reply = { authorName: string; followerId: number | null; fromStaff: boolean; body: string }

export type News =
  | { mail: 'received'; onBehalf?: true | undefined }
  | { mail: 'replied'; reply: Reply }
  | { mail: 'moved'; stage: Stage }
  | { mail: 'added'; by: string; company: string }
  | { mail: 'related'; relation: RelationKind; otherId: number }

export type Letter = {
  locale: Locale
  /** In that language. */
  labels: Labels
  brand: Letterhead
  reader: { name: string; firstName: string }
  ticket: Told
  /** Where the ticket is; absent for anyone who cannot come there. */
  link?: string
  /** What is answered to it arrives. */
  takesReplies: boolean
  news: News
  /** Where parts are sent back to, line by line; empty: it is not always the same place. */
  returnAddress: string
  /** The way out of what nobody has to read. */
  foot?: Block | undefined
}

/** One mail in its reader's language, as text and as HTML of the same words. */
export function writeMail(letter: Letter): { subject: string; text: string; html: string } {
  const { locale, labels, brand, reader, ticket, link, news, takesReplies, foot } = letter
  const say = sayIn(mailWords, locale)
  const topic = subjectOf(locale, labels, ticket)
  const blocks: Block[] = [
    { text: say('hello', { name: reader.firstName || firstName(reader.name) }) },
    ...bodyOf(letter),
    { text: topic, strong: true },
    ...(link ? [{ link, text: say('open') }] : []),
    { text: say(takesReplies ? 'end.replies' : link && !isLast(news) ? 'end' : 'end.closed'), small: true },
  ]
  return {
    subject: subjectLine(locale, ticket, news),
    ...writeLetter(brand, blocks, foot),
  }
}

/** The portal takes no reply to it either. */
function isLast(news: News): boolean {
  return news.mail === 'moved' && !isOpen(news.stage)
}

function subjectLine(locale: Locale, ticket: Told, news: News): string {
  const say = sayIn(mailWords, locale)
  const id = String(ticket.id)
  if (news.mail === 'added') return sayIn(followerWords, locale)('mail.added.subject', { id })
  if (news.mail === 'related') return say(`${news.relation}.subject`, { id, other: String(news.otherId) })
  if (news.mail !== 'moved') return say(`${news.mail}.subject`, { id })
  if (isAppealOf(ticket, news.stage)) return say('appealed.subject', { id })
  return say('moved.subject', { id, stage: stageWithin(locale, news.stage) })
}

/** The stage as a sentence goes on with it. A request is new only once: moved back there, it is assessed again. */
function stageWithin(locale: Locale, stage: Stage): string {
  const name = sayIn(ticketWords, locale)(isUndecided(stage) ? 'reopened' : `stage.${stage}`)
  return name.charAt(0).toLocaleLowerCase(locale) + name.slice(1)
}

function bodyOf({ locale, brand, ticket, news, returnAddress }: Letter): Block[] {
  const say = sayIn(mailWords, locale)
  switch (news.mail) {
    case 'received':
      return [{ text: say(news.onBehalf ? 'received.written' : 'received.text') }]
    case 'replied': {
      const { authorName: name, followerId, fromStaff, body } = news.reply
      const author = fromStaff
        ? say('replied.staff', { name: firstName(name), brand: brand.name })
        : followerId
          ? say('replied.follower', { name })
          : say('replied.company', { name, company: ticket.companyName })
      return [{ text: say('replied.text', { author }) }, { text: body, quote: true }]
    }
    case 'added':
      return [{ text: sayIn(followerWords, locale)('mail.added', { by: news.by, company: news.company }) }]
    case 'related':
      return [{ text: say(`${news.relation}.text`, { id: String(ticket.id), other: String(news.otherId) }) }]
    case 'moved':
      return movedTo(locale, ticket, news.stage, returnAddress)
  }
}

function movedTo(locale: Locale, ticket: Told, stage: Stage, returnAddress: string): Block[] {
  const say = sayIn(mailWords, locale)
  const tickets = sayIn(ticketWords, locale)
  if (isAppealOf(ticket, stage)) return appealArrived(locale, ticket)
  const blocks: Block[] = [{ text: say('moved.text', { stage: stageWithin(locale, stage) }) }]
  const { warrantyAccepted, decisionReason, authorizationNumber, resolution, closeReason } = ticket
  if (isDecided(stage) && warrantyAccepted !== null) {
    if (ticket.endsAppeal) blocks.push({ text: say(warrantyAccepted ? 'appeal.changed' : 'appeal.upheld') })
    blocks.push({ text: say(warrantyAccepted ? 'moved.accepted' : 'moved.refused') })
    if (decisionReason) blocks.push({ text: decisionReason, quote: true })
    if (authorizationNumber) blocks.push(...returnOf(locale, authorizationNumber, returnAddress))
  }
  if ((isDecided(stage) || isDone(stage)) && resolution)
    blocks.push({ text: say('moved.resolution', { resolution: tickets(`resolution.${resolution}`) }) })
  if (!isOpen(stage) && closeReason)
    blocks.push({ text: say('moved.closed', { reason: tickets(`close.${closeReason}`) }) })
  return blocks
}

/** It was moved there by its customer, who appeals against the refusal. */
function isAppealOf({ isAppealed }: Told, stage: Stage): boolean {
  return isUndecided(stage) && isAppealed
}

function appealArrived(locale: Locale, { promisedAt }: Told): Block[] {
  const arrived = { text: sayIn(mailWords, locale)('appealed.text') }
  if (promisedAt === null) return [arrived]
  return [arrived, { text: `${sayIn(pageWords, locale)('promised', { day: formatDay(locale, promisedAt) })}.` }]
}

function returnOf(locale: Locale, number: string, address: string): Block[] {
  const say = sayIn(mailWords, locale)
  // In one line: a paragraph of a mail has no others.
  const where = address
    ? say('moved.return.address', { address: address.replaceAll('\n', ', ') })
    : say('moved.return.later')
  return [{ text: say('moved.return', { number }) }, { text: where }]
}
