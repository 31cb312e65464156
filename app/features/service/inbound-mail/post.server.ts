import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { Problem } from '#app/kit/problem.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Portal } from '#app/portal.server.ts'
import { type FileRefusal, mayComeLater } from '#app/features/content/attachments/attachments.ts'
import { addFile } from '#app/features/content/attachments/attachments.server.ts'
import { viewerOf } from '#app/features/people/behalf/behalf.server.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import { findFollowing } from '#app/features/service/tickets/tickets.following.server.ts'
import { addReply, lockTicket } from '#app/features/service/tickets/tickets.server.ts'
import { canReply } from '#app/features/service/tickets/tickets.ts'
import { mailLimits } from './inbound-mail.ts'
import { inboundWords } from './inbound-mail.words.ts'
import { splitQuoted } from './reading/quotes.ts'
import { type Letter, putAnswer, rowOf, whoOf } from './noting.server.ts'
import * as store from './store.server.ts'
import type { Writer } from './writers.server.ts'

/**
 * A mail becomes a message of its ticket, by the same verb as one that is typed on its page. What of its files is refused is
 * named in a mail back.
 */
export async function post(
  portal: Portal,
  letter: Letter,
  writer: Writer,
): Promise<'posted' | 'no-access' | 'closed' | 'limit' | 'later'> {
  const { read } = letter
  const submission = submissionOf(letter.key)
  const open = await mayPost(portal, writer)
  if (typeof open === 'string') return open
  const refused = await addFiles(portal, open, submission, read.files)
  if (refused === 'later') return refused
  const said = saidIn(read)
  const taken = read.files.length - refused.length
  const message = cut(said) || sayIn(inboundWords, writer.locale)(taken > 0 ? 'only-files' : 'no-files')
  const whole =
    said === read.text.trim() && said.length <= mailLimits.message ? '' : read.text.slice(0, mailLimits.kept)
  try {
    await portal.db.transaction().execute(async (tx) => {
      const row = { ...rowOf(portal, letter), ...whoOf(writer), outcome: 'posted' as const, reason: '' }
      const id = await store.insertMail(tx, { ...row, body: '' }, portal.clock.now())
      if (id === undefined) return
      const viewer = await viewerOf(tx, writer.authorId)
      if (!viewer) throw new Problem('not-found')
      // Held until the message stands: who is taken off a ticket meanwhile writes nothing more there.
      const followerId = writer.who === 'follower' ? writer.id : undefined
      if (followerId && !(await findFollowing(tx, followerId, { hold: true }))) throw new Problem('not-found')
      const ticket = await lockTicket(tx, viewer, writer.ticketId)
      const added = await addReply(tx, viewer, ticket, { submission, message, followerId }, 'maker', portal.clock.now())
      await store.notePosted(tx, id, added, whole)
      if (refused.length > 0) await putAnswer(portal, tx, writer, { inboundId: id, reason: 'files', files: refused })
    })
  } catch (error) {
    return refusalOf(error)
  }
  portal.log.info({ event: 'mail came in', outcome: 'posted', ticket: writer.ticketId }, 'a mail came in')
  return 'posted'
}

/** Asked before its files are kept, which takes its time, and once more when the message is written. */
async function mayPost(portal: Portal, writer: Writer): Promise<CompanyViewer | 'no-access' | 'closed' | 'limit'> {
  try {
    return await portal.db.transaction().execute(async (tx) => {
      const viewer = await viewerOf(tx, writer.authorId)
      if (!viewer) throw new Problem('not-found')
      if (!canReply(viewer, await lockTicket(tx, viewer, writer.ticketId))) throw new Problem('ticket-closed')
      return viewer
    })
  } catch (error) {
    return refusalOf(error)
  }
}

/** @throws what is no refusal */
function refusalOf(error: unknown): 'no-access' | 'closed' | 'limit' {
  if (!(error instanceof Problem)) throw error
  if (error.code === 'ticket-closed') return 'closed'
  if (error.code === 'too-many-messages') return 'limit'
  if (error.code === 'not-found' || error.code === 'module-missing') return 'no-access'
  throw new Error(`A mail was refused for a reason of no mail: ${error.code}`)
}

/** The number of the form that it would have been: the same each time this mail is read. */
function submissionOf(key: Buffer): string {
  const hex = createHash('sha256').update('submission').update(key).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** By the same checks as files that are sent on the page. @returns those that were not taken, and why; `later` where it is the portal's own matter */
async function addFiles(
  portal: Portal,
  viewer: CompanyViewer,
  submission: string,
  files: Letter['read']['files'],
): Promise<{ name: string; refusal: FileRefusal }[] | 'later'> {
  const refused: { name: string; refusal: FileRefusal }[] = []
  for (const [place, { name, content }] of files.entries()) {
    const stream = Readable.from([Buffer.from(content)])
    const added =
      place < mailLimits.files
        ? await addFile(portal, viewer, { submission, field: 'attachments', place, name, stream })
        : ({ refused: 'too-many' } as const)
    // A disk that is full is no fault of the file: the mail stays where it is until there is room. A photo that takes too
    // long would hold up all mails behind it.
    if ('refused' in added && added.refused !== 'too-slow' && mayComeLater(added.refused)) return 'later'
    if ('refused' in added && refused.length < 20) refused.push({ name, refusal: added.refused })
  }
  return refused
}

/**
 * Never cut down to nothing, unless there are files: a photo alone is an answer too, and what it quotes is none. Who passes
 * a mail on says what stands in it.
 */
function saidIn({ subject, text, files }: Letter['read']): string {
  const { said } = splitQuoted(text)
  const isAnswer = files.length > 0 && !/^(?:fwd?|i|tr|wg)\s*:/i.test(subject)
  return said || isAnswer ? said : text.trim()
}

function cut(said: string): string {
  return said.length > mailLimits.message ? `${said.slice(0, mailLimits.message - 1).toWellFormed()}…` : said
}
