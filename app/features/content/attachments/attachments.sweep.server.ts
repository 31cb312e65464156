import type { Db } from '#app/kit/db/db.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { discard } from './attachments.prepare.server.ts'
import * as store from './sweep.store.server.ts'

/** So long an open question keeps what was brought for it: as a draft keeps its files. */
const askedDays = 30

/** Away with files of forms that were never sent, and that neither a draft nor an open question still holds. */
export async function sweepFiles(portal: Portal): Promise<number> {
  const times = { before: dayAgo(portal), asked: dayAgo(portal, askedDays) }
  for (let swept = 0; ; swept += atOnce) {
    const unclaimed = await store.deleteUnclaimed(portal.db, times, atOnce)
    for (const file of unclaimed) await discard(portal, file)
    if (unclaimed.length < atOnce) return swept + unclaimed.length
  }
}

/** Away with files that stopped arriving because their portal was killed, whichever machine it ran on. */
export async function sweepUnfinished(portal: Portal): Promise<void> {
  await portal.scratch.sweep(dayAgo(portal))
  await portal.files.sweepUnfinished(dayAgo(portal))
}

/** Which of these names in the store of files somebody knows. */
export type KnownBy = (db: Db, keys: string[]) => Promise<Set<string>>

/**
 * Away with content that no row knows, since its portal was killed or its transaction failed. Content is stored before
 * its row: what is younger than a day may be a file on its way, here or in another portal on the same folder.
 */
export async function sweepContents(portal: Portal, others: KnownBy[], stopping?: AbortSignal): Promise<void> {
  const before = dayAgo(portal)
  let old: string[] = []
  for await (const { key, storedAt } of portal.files.list()) {
    if (stopping?.aborted) return
    if (storedAt < before) old.push(key)
    if (old.length < atOnce) continue
    if ((await sweepUnknown(portal, others, old)) === 'stop') return
    old = []
  }
  await sweepUnknown(portal, others, old)
}

/** Names looked up, and rows deleted, by one query. */
const atOnce = 500

async function sweepUnknown(portal: Portal, others: KnownBy[], keys: string[]): Promise<'go on' | 'stop'> {
  const found = await Promise.all([store.findKnownKeys, ...others].map((find) => find(portal.db, keys)))
  const known = new Set(found.flatMap((some) => [...some]))
  const unknown = keys.filter((key) => !known.has(key))
  // Portals leave some content behind, never most of it: these files belong to a database that is not this one.
  if (unknown.length > known.size) {
    portal.log.warn(
      { known: known.size, unknown: unknown.length },
      'the database knows few of the files: none is swept',
    )
    return 'stop'
  }
  for (const key of unknown) await portal.files.remove(key)
  return 'go on'
}

function dayAgo({ clock }: Portal, days = 1): Date {
  return new Date(clock.now().getTime() - days * 24 * 60 * 60_000)
}
