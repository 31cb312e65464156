import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { titleIn } from './store.server.ts'

/**
 * Manuals and size guides, or newer versions, that nobody has been told of, each told of once. None as long as one of
 * them has come after a moment: who puts up several has not finished.
 */
export async function takeUntold(tx: Db, quietSince: Date): Promise<number[]> {
  const taken = await tx
    .updateTable('resource')
    .set((row) => ({ told_version: row.ref('version') }))
    .where('id', 'in', untold(tx).select('id'))
    .where((row) => row.not(row.exists(untold(tx).select('id').where('changed_at', '>', quietSince))))
    .returning('id')
    .execute()
  return taken.map(({ id }) => id).toSorted((one, other) => one - other)
}

function untold(db: Db) {
  return db
    .selectFrom('resource as untold')
    .where('untold.shelf', '<>', 'media')
    .where('untold.withdrawn_at', 'is', null)
    .whereRef('untold.told_version', '<', 'untold.version')
}

/** Guides as a mail lists them, without those withdrawn meanwhile. */
export async function listToTellOf(db: Db, locale: Locale, ids: readonly number[]) {
  const found = await db
    .selectFrom('resource')
    .select(['resource.id', 'resource.shelf', 'resource.language', 'resource.version', titleIn[locale]])
    .where('resource.id', '=', sql<number>`any(${ids})`)
    .where('resource.withdrawn_at', 'is', null)
    .orderBy('resource.shelf')
    .orderBy('title')
    .orderBy('resource.id')
    .execute()
  // For guides both are always there.
  return found.flatMap(({ shelf, language, ...guide }) =>
    shelf === 'media' || language === null ? [] : [{ ...guide, shelf, language }],
  )
}
