import type { Db } from '#app/kit/db/db.server.ts'
import type { Kind } from './kinds.ts'
import type { OutgoingMail } from './outgoing-mail.ts'

/** Asks another system for something, or tells it, within `outbox.longestMail`; what it throws is a job's failure. */
export type OutgoingCall = { call: () => Promise<void> }

/**
 * Does what a row asks for in the database, in a short transaction, and returns the mail or the call that is to leave:
 * that happens afterwards, without a transaction. It bears being run twice: `id` names the row, and is what a receiver
 * tells doubles by. What it writes through `tx` is kept exactly when the row counts as done; where something leaves,
 * before that. That of a kind of mail only reads, and is run with others in one transaction.
 * @throws whatever went wrong; the row is tried again later, or given up where it is `Undeliverable`
 */
type Run<Payload> = (payload: Payload, tx: Db, id: number) => Promise<OutgoingMail | OutgoingCall | undefined>

export type Job<Name extends string = string> = { kind: Pick<Kind<Name>, 'name' | 'isMail'>; run: Run<unknown> }
export type Jobs = readonly Job[]

/** What is done with the rows of a kind. */
export function jobOf<Name extends string, Payload>(kind: Kind<Name, never, Payload>, run: Run<Payload>): Job<Name> {
  return { kind, run: async (payload, tx, id) => run(kind.read(payload), tx, id) }
}
