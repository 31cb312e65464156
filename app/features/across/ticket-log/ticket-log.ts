import * as z from 'zod/mini'

/** What an entry of the log is of; `decision`: what the ticket's own row says of itself against what its events say. */
export const subjects = ['ticket', 'claim', 'message', 'event', 'file', 'decision', 'entry', 'seal'] as const
export type Subject = (typeof subjects)[number]

/**
 * `changed`: it is another one than was written; `removed`: it was written and is gone; `added`: nobody wrote it by the
 * portal; `bytes`, `no-bytes`: what lies in the store of files is not what was sent, or not there.
 */
export const faults = ['changed', 'removed', 'added', 'bytes', 'no-bytes'] as const

export type Finding = {
  fault: (typeof faults)[number]
  subject: Subject
  /** Unset of a seal. */
  ticketId?: number | undefined
  /** The number of the message, event or seal, the id of the file, the place of the entry. */
  which?: string | undefined
}

const findingSchema = z.object({
  fault: z.enum(faults),
  subject: z.enum(subjects),
  ticketId: z.optional(z.number()),
  which: z.optional(z.string()),
})

/** Kept as JSON: what a later version adds is optional. */
export const logReportSchema = z.object({
  tickets: z.number(),
  entries: z.number(),
  /** Made of what was there when the log began. */
  found: z.number(),
  /** Tickets that went when they had been kept long enough. */
  forgotten: z.number(),
  files: z.number(),
  /** Files from before their digests were kept. */
  unproved: z.number(),
  /** The latest seal. */
  head: z.nullable(z.object({ id: z.number(), digest: z.string() })),
  /** The first of them. */
  findings: z.array(findingSchema),
  /** How far it came, where the time was up. */
  stoppedAt: z.optional(z.number()),
})

export type LogReport = z.output<typeof logReportSchema>

/** More would say nothing that the first do not. */
export const findingsMost = 20

export type LogCheck = { id: number; at: Date; byName: string; report: LogReport }

export function resultOf({ findings, stoppedAt }: LogReport): 'unbroken' | 'broken' | 'incomplete' {
  if (findings.length > 0) return 'broken'
  return stoppedAt === undefined ? 'unbroken' : 'incomplete'
}
