import type { Fate, InboxMail } from '#app/adapters/inbox/inbox.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { pseudonym } from '#app/kit/secret.server.ts'
import { consumeLimit } from '#app/kit/throttle.server.ts'
import type { Portal } from '#app/portal.server.ts'
import type { FileRefusal } from '#app/features/content/attachments/attachments.ts'
import { answerMail } from './inbound-mail.outbox.ts'
import { type AnswerReason, type AsideReason, mailLimits, type Outcome } from './inbound-mail.ts'
import type { ReadMail } from './reading/read-mail.ts'
import * as store from './store.server.ts'
import type { Writer } from './writers.server.ts'

/** A mail that was read, and by what it is known again. */
export type Letter = { place: InboxMail['place']; key: Buffer; read: ReadMail }

export function fateOf(outcome: Outcome): Fate {
  return outcome === 'set-aside' ? 'aside' : 'done'
}

type Noted = {
  outcome: Outcome
  reason: AsideReason | AnswerReason | 'automatic' | 'loop' | 'report'
  writer?: Writer | undefined
}

/** Writes down what became of a mail, with what that leads to. */
export async function note(
  portal: Portal,
  letter: Letter,
  { outcome, reason, writer }: Noted,
  also: (tx: Db, id: number) => Promise<void> = async () => undefined,
): Promise<Fate> {
  await portal.db.transaction().execute(async (tx) => {
    const id = await store.insertMail(
      tx,
      { ...rowOf(portal, letter), ...whoOf(writer), outcome, reason },
      portal.clock.now(),
    )
    if (id !== undefined) await also(tx, id)
  })
  portal.log.info({ event: 'mail came in', outcome, reason }, 'a mail came in')
  return fateOf(outcome)
}

type Answer = { inboundId: number; reason: AnswerReason; files?: { name: string; refusal: FileRefusal }[] }

export async function putAnswer(portal: Portal, tx: Db, writer: Writer, payload: Answer): Promise<void> {
  const now = portal.clock.now()
  const key = `mail answers ${pseudonym(portal.secret, 'address', writer.email)}`
  if (!(await consumeLimit(tx, now, { key, tries: mailLimits.answersADay, minutes: 24 * 60 }))) return
  const { who, id, ticketId } = writer
  const message = answerMail.of(`ticket ${ticketId} answer ${who} ${id}`, { ...payload, who, id, ticketId })
  await outbox.put(tx, message, now)
}

export function rowOf(portal: Portal, { place, key, read }: Letter) {
  return {
    key,
    place,
    from: read.from.slice(0, 254),
    subject: read.subject,
    body: read.text.slice(0, mailLimits.kept),
    authentication: believed(portal, read.authentication),
  }
}

export function whoOf(writer: Writer | undefined) {
  return writer && { accountId: writer.who === 'account' ? writer.id : undefined, ticketId: writer.ticketId }
}

/** Among such results only those of the own server count: anybody can write such a line into a mail. */
function believed({ settings }: Portal, lines: readonly string[]): string {
  const server = settings.inbound?.authServer?.toLowerCase()
  const line = server && lines.find((one) => one.toLowerCase().split(/[\s;]/, 1)[0] === server)
  const found = line ? line.match(/\b(?:spf|dkim|dmarc)=\w+/gi) : null
  return [...new Set(found ?? [])].join(' ').toLowerCase().slice(0, 200)
}
