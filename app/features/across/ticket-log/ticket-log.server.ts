import { createHash } from 'node:crypto'
import type { Portal } from '#app/portal.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { beginning, ending, ofChain, step, type Walk } from './chain.server.ts'
import * as rows from './rows.server.ts'
import { checkSeals, isSealKnown, readUncounted, sealAll } from './seals.server.ts'
import { type Finding, findingsMost, type LogReport } from './ticket-log.ts'

const ticketsAtOnce = 200
const entriesAtOnce = 500

type Ground = Pick<Portal, 'slowDb' | 'files' | 'clock'>

/** Once an hour: the log of the server, which lies elsewhere, says the digest that all up to now ends in. */
export async function sealLog({ db, clock, log }: Portal, stopping: AbortSignal): Promise<void> {
  const sealed = await sealAll(db, clock.now(), stopping)
  if (sealed) log.info({ event: 'log sealed', seal: sealed.id, head: sealed.digest }, 'the log of tickets is sealed')
}

/**
 * Walks along every chain, with each row it is of and each file, some at a time, and along the seals.
 * @param until stops it before its end
 */
export async function checkLog(portal: Ground, until = new AbortController().signal): Promise<LogReport> {
  const { slowDb } = portal
  await sealAll(slowDb, portal.clock.now(), until)
  const report: LogReport = {
    tickets: 0,
    entries: 0,
    found: 0,
    forgotten: 0,
    files: 0,
    unproved: 0,
    head: null,
    findings: [],
  }
  const tell = tellerOf(report)
  const forgotten = new Set(await readUncounted(slowDb))
  for (const ticketId of forgotten) tell({ fault: 'removed', subject: 'ticket', ticketId })
  for (let after = 0; ;) {
    if (until.aborted) return { ...report, stoppedAt: after }
    const files: rows.Entry[] = []
    const last = await checkSome({ portal, report, tell, files }, after)
    if (last === undefined) break
    for (const file of files) if (!until.aborted) await checkFile({ portal, report, tell, files }, file)
    if (!until.aborted) after = last
  }
  return { ...report, head: await checkSeals(slowDb, tell) }
}

/** Whether a digest that was kept elsewhere is that of a seal. */
export function isHeadKnown({ slowDb }: Ground, digest: string): Promise<boolean> {
  return isSealKnown(slowDb, digest)
}

/** The first of what is wrong, each thing once. */
function tellerOf({ findings }: LogReport): (finding: Finding) => void {
  const said = new Set<string>()
  return (finding) => {
    // When the ticket is gone there is nothing more to say.
    const whole = `ticket ${finding.ticketId}`
    const what = finding.subject === 'ticket' ? whole : JSON.stringify(finding)
    if (findings.length >= findingsMost || said.has(what) || said.has(whole)) return
    said.add(what)
    findings.push(finding)
  }
}

/** `files`: those that are to be read once the database is let go. */
type Check = { portal: Ground; report: LogReport; tell: (finding: Finding) => void; files: rows.Entry[] }

/** Some tickets, all of one moment. @returns the last of them, or undefined where there are none any more */
function checkSome(check: Check, after: number): Promise<number | undefined> {
  return check.portal.slowDb
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const chains = await rows.readChains(tx, after, ticketsAtOnce)
      for (const chain of chains) countChain(check, chain)
      const going = chains.filter(({ length, isThere, isForgotten }) => length !== null && isThere && !isForgotten)
      await walkAll(check, tx, going)
      const ids = going.map(({ ticketId }) => ticketId)
      for (const { ticketId, kind, ref } of await rows.readUnlogged(tx, ids, findingsMost))
        check.tell({ fault: 'added', subject: kind, ticketId, which: ref })
      for (const ticketId of await rows.readContradicting(tx, ids))
        check.tell({ fault: 'changed', subject: 'decision', ticketId })
      return chains.at(-1)?.ticketId
    })
}

function countChain({ report, tell }: Check, chain: rows.Chain): void {
  const finding = ofChain(chain)
  if (finding) tell(finding)
  if (chain.isForgotten) report.forgotten += 1
  else report.tickets += 1
  report.found += chain.found ?? 0
}

async function walkAll(check: Check, tx: Db, chains: readonly rows.Chain[]): Promise<void> {
  const walks = new Map<number, Walk>(chains.map(({ ticketId }) => [ticketId, beginning]))
  let after = { ticketId: 0, position: 0 }
  for (;;) {
    const entries = await rows.readEntries(tx, [...walks.keys()], after, entriesAtOnce)
    for (const entry of entries) {
      const { walk, findings } = step(walks.get(entry.ticketId) ?? beginning, entry)
      walks.set(entry.ticketId, walk)
      for (const finding of findings) check.tell(finding)
      check.report.entries += 1
      if (entry.kind === 'file' && entry.isLatest) check.files.push(entry)
    }
    const last = entries.at(-1)
    if (!last) break
    after = last
  }
  for (const chain of chains)
    for (const finding of ending(walks.get(chain.ticketId) ?? beginning, chain)) check.tell(finding)
}

/** The bytes of a file, as far as it is known what they were. */
async function checkFile({ portal, report, tell }: Check, entry: rows.Entry): Promise<void> {
  const { ticketId, ref, contentKey, contentSha256 } = entry
  if (contentKey === null) return
  report.files += 1
  const content = await portal.files.open(contentKey)
  const digest = content && (await digestOf(content.stream))
  if (contentSha256 === null && content) report.unproved += 1
  const fault = !content ? 'no-bytes' : contentSha256 !== null && digest !== contentSha256 ? 'bytes' : undefined
  if (fault && (await rows.isStillAt(portal.slowDb, ref, contentKey)))
    tell({ fault, subject: 'file', ticketId, which: ref })
}

async function digestOf(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of stream) hash.update(piece)
  return hash.digest('hex')
}
