import { createHash } from 'node:crypto'
import type { Finding } from './ticket-log.ts'
import type { Chain, Entry } from './rows.server.ts'

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** What a walk along one chain has seen so far. */
export type Walk = { position: number; digest: string | undefined }

export const beginning: Walk = { position: 0, digest: '' }

/** One step along a chain. @returns where it stands then, and what is wrong with this entry */
export function step(walk: Walk, entry: Entry): { walk: Walk; findings: Finding[] } {
  const { ticketId, position, kind, ref, content, digest } = entry
  const findings: Finding[] = []
  const isNext = position === walk.position + 1
  if (!isNext) findings.push({ fault: 'removed', subject: 'entry', ticketId, which: String(walk.position + 1) })
  // Behind a gap nobody knows what stood before.
  const before = isNext ? walk.digest : undefined
  const isLinked = before === undefined || sha256([ticketId, position, kind, ref, content, before].join(' ')) === digest
  if (!isLinked) findings.push({ fault: 'changed', subject: 'entry', ticketId, which: String(position) })
  return { walk: { position, digest }, findings: [...findings, ...compared(entry)] }
}

function compared({ ticketId, kind, ref, salt, content, said, isLatest }: Entry): Finding[] {
  const which = kind === 'claim' ? undefined : ref
  if (said === null) return [{ fault: 'removed', subject: kind, ticketId, which }]
  if (!isLatest || sha256(salt + said) === content) return []
  return [{ fault: 'changed', subject: kind, ticketId, which }]
}

/** At the end of a chain: it is as long as its head says, and ends in it. */
export function ending(walk: Walk, { ticketId, length, head }: Chain): Finding[] {
  if (walk.position < (length ?? 0))
    return [{ fault: 'removed', subject: 'entry', ticketId, which: String(walk.position + 1) }]
  if (walk.position > (length ?? 0) || walk.digest !== head)
    return [{ fault: 'changed', subject: 'entry', ticketId, which: String(walk.position) }]
  return []
}

/**
 * The finding about a ticket as a whole, before its entries are checked; when it is gone there is nothing more to
 * check.
 */
export function ofChain({ ticketId, isThere, length, isForgotten }: Chain): Finding | undefined {
  if (length === null) return { fault: isThere ? 'added' : 'removed', subject: 'ticket', ticketId }
  if (isForgotten) return isThere ? { fault: 'added', subject: 'ticket', ticketId } : undefined
  return isThere ? undefined : { fault: 'removed', subject: 'ticket', ticketId }
}
