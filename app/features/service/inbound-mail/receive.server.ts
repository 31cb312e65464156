import { createHash } from 'node:crypto'
import type { Fate, InboxMail } from '#app/adapters/inbox/inbox.ts'
import { pseudonym } from '#app/kit/secret.server.ts'
import { consumeLimit, refundLimit } from '#app/kit/throttle.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { noteBounce } from '#app/features/people/bounces/bounces.server.ts'
import { type Addressee, readMailToken, tokensIn } from '#app/features/service/tickets/tickets.reply-tokens.server.ts'
import { type AnswerReason, type AsideReason, mailLimits } from './inbound-mail.ts'
import { fateOf, type Letter, note, putAnswer } from './noting.server.ts'
import { post } from './post.server.ts'
import { readApart } from './reading/reading.server.ts'
import type { ReadMail } from './reading/read-mail.ts'
import { findWriter, type Writer } from './writers.server.ts'
import * as store from './store.server.ts'

/**
 * Handles one mail: its effect, and that it was handled, are written in one transaction, so that it takes effect once
 * even if the process ends before the mail has left its folder.
 * @returns what happens to it in the mailbox
 */
export async function receiveMail(portal: Portal, mail: InboxMail): Promise<Fate> {
  const { db, clock } = portal
  const before = await store.findOutcome(db, { place: mail.place })
  if (before) return fateOf(before)
  const head = await mail.read(mailLimits.headBytes)
  const first = await readApart(head)
  const isStrange = !first || !tokensIn(portal, first).some((token) => isOwn(portal, token))
  const limit = { ...(isStrange ? strangers : known), minutes: 60 }
  if (!(await consumeLimit(db, clock.now(), limit))) {
    await refundLimit(db, limit.key)
    if (isStrange) portal.log.warn({ event: 'mail of strangers' }, 'too many mails of strangers; they are set aside')
    return isStrange ? 'aside' : 'later'
  }
  const isLarge = mail.bytes > mailLimits.bytes
  const isWhole = isLarge || head.length < mailLimits.headBytes
  const raw = isWhole ? head : await mail.read()
  const read = isWhole ? first : await readApart(raw)
  const letter = { place: mail.place, read: read ?? nothing, key: keyOf(raw, read) }
  const again = await store.findOutcome(db, { key: letter.key })
  if (again) return fateOf(again)
  if (!read) return note(portal, letter, { outcome: 'set-aside', reason: 'unreadable' })
  const fate = await decide(portal, letter, isLarge)
  if (fate === 'later') await refundLimit(db, limit.key)
  return fate
}

/** Who was never written to and sends masses keeps nobody's answer waiting: theirs are counted apart, and looked at no further. */
const strangers = { key: 'mail of strangers', tries: mailLimits.ofStrangers }
const known = { key: 'mail in', tries: mailLimits.inAll }

const nothing: ReadMail = {
  from: '',
  subject: '',
  messageId: '',
  receivers: [],
  answers: '',
  isAutomatic: false,
  report: undefined,
  authentication: [],
  text: '',
  files: [],
}

/** The same for the same mail wherever it lies; who takes another's Message-ID for their own mail suppresses nothing. */
function keyOf(raw: Uint8Array, read: ReadMail | undefined): Buffer {
  const hash = createHash('sha256')
  if (!read?.messageId) return hash.update(raw).digest()
  return hash.update([read.messageId, read.from, read.subject, read.text].join('\n')).digest()
}

async function decide(portal: Portal, letter: Letter, isLarge: boolean): Promise<Fate> {
  const { read } = letter
  if (read.report) return decideReport(portal, letter)
  const [named, isOld] = addresseeOf(portal, tokensIn(portal, read), 'reply')
  if (
    read.messageId &&
    tokensIn(portal, { receivers: [], answers: read.messageId }).some((token) => isOwn(portal, token))
  )
    return note(portal, letter, { outcome: 'ignored', reason: 'loop' })
  if (read.isAutomatic) return note(portal, letter, { outcome: 'ignored', reason: 'automatic' })
  const aside = (reason: AsideReason, writer?: Writer) => note(portal, letter, { outcome: 'set-aside', reason, writer })
  if (read.receivers.length > mailLimits.recipients) return aside('too-many-recipients')
  if (!named) return aside(isOld ? 'old-token' : 'no-token')
  const writer = await findWriter(portal.db, named)
  if (!writer) return aside('no-access')
  if (read.from !== writer.email) return aside('sender', writer)
  const sender = { key: `mail from ${pseudonym(portal.secret, 'address', read.from)}`, tries: mailLimits.perSender }
  if (!(await consumeLimit(portal.db, portal.clock.now(), { ...sender, minutes: 60 }))) return aside('too-many', writer)
  if (isLarge) return answer(portal, letter, writer, 'too-large')
  if (writer.isStaff) return answer(portal, letter, writer, 'staff')
  if (read.text.trim() === '' && read.files.length === 0) return aside('empty', writer)
  const posted = await post(portal, letter, writer)
  switch (posted) {
    case 'posted':
      return 'done'
    case 'no-access':
      return aside('no-access', writer)
    case 'later':
      // It is looked at again and again until there is room, and is one mail all that time.
      await refundLimit(portal.db, sender.key)
      return posted
    case 'closed':
    case 'limit':
      return answer(portal, letter, writer, posted)
  }
}

/** Whom the first token names that is one of this purpose; whether there was one that is over. */
function addresseeOf(
  portal: Portal,
  tokens: readonly string[],
  purpose: 'reply' | 'return',
): [Addressee | undefined, boolean] {
  const named = tokens.map((token) => readMailToken(portal, token, purpose))
  const found = named.find((one): one is Addressee => one !== undefined && one !== 'old')
  return [found, named.includes('old')]
}

function isOwn(portal: Portal, token: string): boolean {
  return (['reply', 'return'] as const).some((purpose) => readMailToken(portal, token, purpose) !== undefined)
}

/**
 * A mail that came back. Only a report to the return path of the very mail counts, about the address that it was sent to:
 * anyone can write a report about anybody, and who was in copy of an answer knows the tokens of answers and Message-IDs.
 */
async function decideReport(portal: Portal, letter: Letter): Promise<Fate> {
  const { report, receivers } = letter.read
  const [named] = addresseeOf(portal, tokensIn(portal, { receivers, answers: '' }), 'return')
  if (report === 'complaint') return note(portal, letter, { outcome: 'set-aside', reason: 'complaint' })
  const writer = named && (await findWriter(portal.db, named))
  if (!report || report === 'unclear' || !writer || (report.receiver !== '' && report.receiver !== writer.email))
    return note(portal, letter, { outcome: 'set-aside', reason: 'bounce-unknown', writer })
  if (report.action !== 'failed') return note(portal, letter, { outcome: 'ignored', reason: 'report', writer })
  const { status, words } = report
  const isFinal = !status.startsWith('4')
  return note(portal, letter, { outcome: 'bounce', reason: 'report', writer }, async (tx) => {
    if (isFinal) await noteBounce(tx, { address: writer.email, status, words }, portal.clock.now())
  })
}

/** Its sender hears by mail why nothing was written; not more often than a few times a day, no matter who writes. */
async function answer(portal: Portal, letter: Letter, writer: Writer, reason: AnswerReason): Promise<Fate> {
  return note(portal, letter, { outcome: 'answered', reason, writer }, (tx, id) =>
    putAnswer(portal, tx, writer, { inboundId: id, reason }),
  )
}

/** A mail that the portal stumbles over, known by its place alone. */
export async function noteUnreadable(portal: Portal, { place }: InboxMail): Promise<Fate> {
  const key = createHash('sha256').update(`place ${place.validity} ${place.uid}`).digest()
  return note(portal, { place, read: nothing, key }, { outcome: 'set-aside', reason: 'unreadable' })
}
