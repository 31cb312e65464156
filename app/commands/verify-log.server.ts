import { parseArgs } from 'node:util'
import pino from 'pino'
import { messageOf } from '#app/kit/error-code.ts'
import { checkLog, isHeadKnown } from '#app/features/across/ticket-log/ticket-log.server.ts'
import type { Finding, LogReport } from '#app/features/across/ticket-log/ticket-log.ts'
import type { Portal } from '#app/portal.server.ts'
import { readSettings } from '#app/settings.server.ts'
import { requirePortal, withPortal } from './with-portal.server.ts'

// Node runs this file from source, without a build: nothing it imports may contain JSX.

/** `npm run verify-log`: what is to be printed, and whether all is as it was written. */
export type Verified = { isUnbroken: boolean; text: string }

/** @throws Error whose message says what is wrong with the line or the settings */
export async function verifyLog(line: readonly string[], environment: NodeJS.ProcessEnv): Promise<Verified> {
  const head = readHead(line)
  const settings = readSettings(environment)
  await requirePortal(settings)
  return withPortal(settings, pino({ level: 'silent' }), (portal) => verify(portal, head))
}

/** @param head the digest of a seal that was kept elsewhere */
export async function verify(
  portal: Pick<Portal, 'slowDb' | 'files' | 'clock'>,
  head: string | undefined,
): Promise<Verified> {
  const report = await checkLog(portal)
  const isKnown = head === undefined || (await isHeadKnown(portal, head))
  const isUnbroken = report.findings.length === 0 && isKnown
  const known = head === undefined ? [] : [isKnown ? `The head ${head} is one of this log’s.` : unknown(head)]
  const text = [summary(report), ...report.findings.map(sentence), ...remarks(report), ...known].join('\n')
  return { isUnbroken, text }
}

const usage = 'Usage:\n  npm run verify-log [-- --head DIGEST]'

function readHead(line: readonly string[]): string | undefined {
  try {
    const { head } = parseArgs({ args: [...line], options: { head: { type: 'string' } } }).values
    if (head === undefined || /^[0-9a-f]{64}$/.test(head)) return head
  } catch (cause) {
    throw new Error(`${messageOf(cause)}.\n${usage}`, { cause })
  }
  throw new Error(`--head takes a digest of 64 letters and digits, as the server’s log says it.\n${usage}`)
}

function summary({ entries, tickets, findings, head }: LogReport): string {
  const state = findings.length === 0 ? 'unbroken' : 'BROKEN'
  return `${entries} events of ${tickets} tickets, ${state}, head ${head ? head.digest : 'none'}`
}

function unknown(head: string): string {
  return `The head ${head} is NOT one of this log’s: the log was made up again or cut after it was printed, or the database was restored from an earlier copy.`
}

function remarks({ files, unproved, found, forgotten }: LogReport): string[] {
  return [
    `${files} files were read.`,
    ...(unproved > 0
      ? [`${unproved} of them came before their digests were kept: only that they are there is known.`]
      : []),
    ...(found > 0 ? [`${found} events were there when the log began, and are chained as they were then.`] : []),
    ...(forgotten > 0 ? [`${forgotten} tickets went by rule when they had been kept long enough.`] : []),
  ]
}

const done: Record<Finding['fault'], string> = {
  changed: 'was altered',
  removed: 'was removed',
  added: 'was inserted, or its record removed',
  bytes: 'has other bytes than were sent',
  'no-bytes': 'is missing from the store',
}

const named: Record<Finding['subject'], string> = {
  ticket: 'the whole ticket',
  claim: 'the claim',
  message: 'message',
  event: 'event',
  file: 'file',
  decision: 'its stage or decision, which its events tell otherwise,',
  entry: 'entry',
  seal: 'seal',
}

function sentence({ fault, subject, ticketId, which }: Finding): string {
  const what = [named[subject], which].filter((part) => part !== undefined).join(' ')
  const place = ticketId === undefined ? '' : `Ticket ${ticketId}: `
  return `${place}${what} ${done[fault]}.`
}
