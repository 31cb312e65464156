import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '#app/kit/clock.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { type Catalogue, emptyCatalogue, type Published } from './catalogue.ts'

/** The published catalogue, at hand without asking the database, and the versions before it. */
export type Catalogues = {
  current(): Published
  /** As it was when a claim was made. */
  version(number: number): Promise<Published>
  /** Reads what was published last: after a publication, and now and then for those of other processes. */
  refresh(): Promise<void>
}

/** Of PostgreSQL. */
const greatestInt = 2 ** 31 - 1

/** A publication in another process is known here after so long. */
const recheck = 2000

export async function openCatalogues(world: { db: Kysely<Tables>; clock: Clock; log: Logger }): Promise<Catalogues> {
  const { db, clock, log } = world
  let held: Published = { ...emptyCatalogue, version: 0 }
  let checkedAt = clock.now().getTime()
  const older = new Map<number, Published>()

  async function refresh() {
    const found = await db
      .selectFrom('catalogue_version')
      .select(['number', 'content'])
      .where('number', '=', (row) => row.selectFrom('catalogue_version').select(sql<number>`max(number)`.as('latest')))
      .executeTakeFirst()
    held = found ? read(found) : { ...emptyCatalogue, version: 0 }
  }

  await refresh()
  return {
    current() {
      const now = clock.now().getTime()
      if (now - checkedAt >= recheck) {
        checkedAt = now
        // No page waits for it.
        refresh().catch((error: unknown) => log.warn({ err: error }, 'the catalogue could not be read again'))
      }
      return held
    },
    async version(number) {
      if (number === held.version) return held
      if (number > greatestInt) return held
      const known = older.get(number)
      if (known) return known
      const found = await db
        .selectFrom('catalogue_version')
        .select(['number', 'content'])
        .where('number', '=', number)
        .executeTakeFirst()
      if (!found) return held
      const version = read(found)
      older.set(number, version)
      return version
    },
    refresh,
  }
}

function read({ number, content }: { number: number; content: unknown }): Published {
  // Checked when it was published; what has been added to the catalogue since is empty in an older version.
  return { ...emptyCatalogue, ...(content as Catalogue), version: number }
}

/** Adds a version, which holds from now on. @returns its number */
export async function insertVersion(
  tx: Db,
  { content, by, note, now }: { content: Catalogue; by: number | null; note: string; now: Date },
): Promise<number> {
  const added = await tx
    .insertInto('catalogue_version')
    .values({
      number: sql<number>`(select coalesce(max(number), 0) + 1 from catalogue_version)`,
      content: JSON.stringify(content),
      published_at: now,
      published_by: by,
      note,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  return added.number
}
