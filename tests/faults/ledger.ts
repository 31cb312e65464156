import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'

/** What the portal said yes to, as those keep it who heard it, and what else it answered. */
export type Ledger = {
  /** By number. */
  tickets: Map<number, { content: string }>
  /** By text, which no other has. */
  replies: Map<string, { ticketId: number; hasPhoto: boolean }>
  /** The files of forms that were never sent. */
  files: Set<string>
  /** The text of each ticket and reply, also where no answer came. */
  sent: Set<string>
  answers: Record<string, number>
  faults: string[]
}

export function openLedger(): Ledger {
  return { tickets: new Map(), replies: new Map(), files: new Set(), sent: new Set(), answers: {}, faults: [] }
}

export function entered({ tickets, replies, files }: Ledger): number {
  return tickets.size + replies.size + files.size
}

const usual = new Set([200, 303, 503, 507])

/** A portal in trouble may refuse and say when to come back; anything else that is no yes is a fault. */
export function note(ledger: Ledger, what: string, { status, headers }: Pick<Response, 'status' | 'headers'>): void {
  const line = `${what} ${status}`
  ledger.answers[line] = (ledger.answers[line] ?? 0) + 1
  if (!usual.has(status)) ledger.faults.push(`the answer to a ${what} was ${status}`)
  if (status === 503 && !headers.has('retry-after')) ledger.faults.push(`a ${what} got 503 without Retry-After`)
}

/**
 * Compares the ledger with what is there: each thing that was said yes to is there once, with its files, and its mails
 * went out once. @returns what is not so
 */
export async function check(db: Client, dataDir: string, ledger: Ledger): Promise<string[]> {
  const faults = [...ledger.faults]
  const jobs = await readJobs(db)
  const files = await readFiles(db)
  const tickets = await db.query<{ id: string; content: string; opened: number }>(
    `select id, content, (select count(*)::int from ticket_event where ticket_id = ticket.id and kind = 'opened') opened
     from ticket`,
  )
  const messages = await db.query<{ id: string; ticket_id: string; body: string }>(
    'select id, ticket_id, body from message',
  )
  const isKept = createStoreReader(dataDir)
  const byContent = grouped(tickets.rows, ({ content }) => content)
  for (const [id, { content }] of ledger.tickets) {
    const found = byContent.get(content) ?? []
    if (found.length !== 1 || Number(found[0]?.id) !== id) faults.push(`ticket ${id} is there ${found.length} times`)
    if (found.some(({ opened }) => opened !== 1)) faults.push(`ticket ${id} was not opened once in its history`)
    faults.push(...jobs.faultsOf(`ticket ${id}`, 'tickets.received', { ticketId: id }))
    faults.push(...photoFaults(`ticket ${id}`, files.get(`ticket ${id}`) ?? [], isKept))
  }
  const byBody = grouped(messages.rows, ({ body }) => body)
  for (const [text, { ticketId, hasPhoto }] of ledger.replies) {
    const found = byBody.get(text) ?? []
    if (found.length !== 1 || Number(found[0]?.ticket_id) !== ticketId)
      faults.push(`a reply to ticket ${ticketId} is there ${found.length} times`)
    for (const { id } of found) {
      faults.push(...jobs.faultsOf(`reply ${id}`, 'tickets.replied', { messageId: Number(id) }))
      if (hasPhoto) faults.push(...photoFaults(`reply ${id}`, files.get(`message ${id}`) ?? [], isKept))
    }
  }
  for (const file of ledger.files) faults.push(...photoFaults(`file ${file}`, files.get(`file ${file}`) ?? [], isKept))
  // What got no answer may have been taken, once at most, and nothing is there that nobody sent.
  for (const [text, found] of [...byContent, ...byBody])
    if (found.length > 1 || !ledger.sent.has(text)) faults.push(`“${text}” is there ${found.length} times`)
  return faults
}

type Job = { id: string; kind: string; payload: Record<string, unknown>; isDone: boolean; sent: number }

async function readJobs(db: Client) {
  const { rows } = await db.query<Job>(
    `select id, kind, payload, done_at is not null as "isDone",
      (select count(*)::int from sent_mail where outbox_id = outbox.id) as sent from outbox`,
  )
  const byMatter = grouped(rows, ({ kind, payload }) => {
    const mail = kind === 'mail.ticket' ? `tickets.${String(payload['mail'])}` : kind
    return `${kind === 'mail.ticket' ? 'mail' : 'job'} ${mail} ${String(payload['messageId'] ?? payload['ticketId'])}`
  })
  return {
    /** One job, and of the mails it became one to each reader, each sent once. A ticket's mail now comes without a job. */
    faultsOf(what: string, kind: string, { ticketId, messageId }: { ticketId?: number; messageId?: number }): string[] {
      const matter = `${kind} ${messageId ?? ticketId}`
      const job = byMatter.get(`job ${matter}`) ?? []
      const mails = byMatter.get(`mail ${matter}`) ?? []
      const readers = grouped(mails, ({ payload }) => String(payload['accountId']))
      const hasJob = job.length === 1 || (job.length === 0 && kind === 'tickets.received')
      if (!hasJob || job.some(({ isDone }) => !isDone)) return [`${what} has ${job.length} jobs, or undone ones`]
      if (mails.length === 0) return [`nobody was told of ${what}`]
      if (readers.size !== mails.length) return [`somebody was told twice of ${what}`]
      return mails.every(({ isDone, sent }) => isDone && sent === 1) ? [] : [`a mail about ${what} did not go out once`]
    },
  }
}

type Stored = { content_key: string; thumb_key: string | null; bytes: string }

/** By the ticket or the reply they belong to, else by their own number. */
async function readFiles(db: Client): Promise<Map<string, Stored[]>> {
  const { rows } = await db.query<Stored & { of: string }>(
    `select content_key, thumb_key, bytes, coalesce('message ' || message_id, 'ticket ' || ticket_id, 'file ' || id) as of
     from attachment`,
  )
  return grouped(rows, ({ of }) => of)
}

function photoFaults(what: string, found: Stored[], isKept: (file: Stored) => boolean): string[] {
  if (found.length !== 1) return [`${what} has ${found.length} photos`]
  return found.every(isKept) ? [] : [`the photo of ${what} is not what was sent`]
}

/** Everybody sends the same photo, of which the same bytes are made each time. */
function createStoreReader(dataDir: string): (file: Stored) => boolean {
  const kinds = new Map<string, string>()
  const isAsEver = (kind: string, bytes: Buffer) => {
    const hash = createHash('sha256').update(bytes).digest('hex')
    if (!kinds.has(kind)) kinds.set(kind, hash)
    return kinds.get(kind) === hash
  }
  const read = (key: string) => {
    const file = path.join(dataDir, 'files', key.slice(0, 2), key.slice(2, 4), key)
    return existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
  }
  return ({ content_key: content, thumb_key: thumb, bytes }) => {
    const [shown, small] = [read(content), read(thumb ?? '')]
    return shown.length === Number(bytes) && small.length > 0 && isAsEver('shown', shown) && isAsEver('small', small)
  }
}

/** Until nothing waits in the outbox. @returns a fault where something still does after that time */
/** @param seconds more than the lease of a worker that was killed with mails in hand */
export async function drained(db: Client, seconds = 180): Promise<string[]> {
  const deadline = Date.now() + seconds * 1000
  for (;;) {
    const { rows } = await db.query<{ waiting: number }>(
      'select count(*)::int as waiting from outbox where done_at is null',
    )
    const waiting = rows[0]?.waiting ?? 0
    if (waiting === 0) return []
    if (Date.now() > deadline) return [`after ${seconds} s ${waiting} jobs still wait in the outbox`]
    await sleep(100)
  }
}

export function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
