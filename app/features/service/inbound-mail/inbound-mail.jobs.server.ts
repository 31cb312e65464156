import type { Db } from '#app/kit/db/db.server.ts'
import { type Block, writeLetter } from '#app/kit/mail-layout.server.tsx'
import { mailTerms } from '#app/kit/mail.words.ts'
import { jobOf } from '#app/kit/outbox/jobs.ts'
import type { OutgoingMail } from '#app/kit/outbox/outgoing-mail.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import { accountLimits } from '#app/limits.ts'
import { attachmentWords } from '#app/features/content/attachments/attachments.words.ts'
import { findMergedInto } from '#app/features/service/tickets/tickets.server.ts'
import { type Answered, answerMail } from './inbound-mail.outbox.ts'
import type { AnswerReason } from './inbound-mail.ts'
import { inboundWords } from './inbound-mail.words.ts'
import { findWriter, type Writer } from './writers.server.ts'

export function inboundMailJobs(portal: Portal) {
  return [jobOf(answerMail, async (answer, tx) => writeAnswer(portal, tx, answer))]
}

/** What the sender of a mail is told that did not become a message, or not with all of its files. */
async function writeAnswer(portal: Portal, tx: Db, answer: Answered): Promise<OutgoingMail | undefined> {
  const writer = await findWriter(tx, answer)
  if (!writer) return undefined
  const { locale, email: to, name } = writer
  const say = sayIn(inboundWords, locale)
  const { reason } = answer
  const next = reason === 'closed' ? await findMergedInto(tx, answer.ticketId) : undefined
  const files = (answer.files ?? []).map((file): Block => ({ text: fileLine(locale, file), quote: true }))
  const way = writer.who === 'follower' ? [] : [wayOn(portal, writer, reason, next)]
  const hello = { text: sayIn(mailTerms, locale)('hello', { name }) }
  const blocks = [hello, { text: wordsOf(writer, reason, next) }, ...files, ...way]
  return {
    to,
    subject: say(reason === 'files' ? 'answer.files.subject' : 'answer.subject', { id: String(answer.ticketId) }),
    ...writeLetter(letterheadIn(portal, locale), blocks),
    // To a person who has written; and no machine is to answer it.
    headers: { 'Auto-Submitted': 'auto-replied' },
  }
}

/** @param next the ticket in which a merged one goes on: a follower hears of none but their own */
function wordsOf({ who, locale, ticketId }: Writer, reason: AnswerReason, next: number | undefined): string {
  const say = sayIn(inboundWords, locale)
  const id = String(ticketId)
  if (reason !== 'closed') return say(`answer.${reason}`)
  if (who === 'follower') return say('answer.closed.follower', { id })
  return next === undefined ? say('answer.closed', { id }) : say('answer.merged', { id, other: String(next) })
}

function wayOn(
  portal: Portal,
  { locale, isStaff, ticketId }: Writer,
  reason: AnswerReason,
  next: number | undefined,
): Block {
  const say = sayIn(inboundWords, locale)
  if (reason === 'closed' && next === undefined)
    return { text: say('answer.new'), link: addressIn(portal, locale, `/new-ticket?from=${ticketId}`) }
  return {
    text: say('answer.open'),
    link: addressIn(portal, locale, `${isStaff ? '/console' : ''}/tickets/${next ?? ticketId}`),
  }
}

function fileLine(locale: Writer['locale'], { name, refusal }: { name: string; refusal: string }): string {
  const key = (Object.keys(attachmentWords) as (keyof typeof attachmentWords)[]).find((one) => one === refusal)
  const slots = {
    name,
    forms: String(accountLimits.unsentForms),
    megabytes: String(accountLimits.unsentBytes / 1_000_000),
  }
  return sayIn(attachmentWords, locale)(key ?? 'kind', slots)
}
