import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '#app/kit/clock.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'

/** A document of which every publication is a version: what holds now is at hand without asking the database. */
export type Versions<Content> = {
  current(): Published<Content>
  /** As it was then; what holds now where there is none of that number. */
  version(number: number): Promise<Published<Content>>
  /** What was published last, also by another process a moment ago: for what is to be written over it. */
  latest(db: Db): Promise<Published<Content>>
  /** What the document has come to hold since this was written is as it is without: of versions, and of a draft. */
  completed(content: Content): Content
  /** Reads what was published last: after a publication, and now and then for those of other processes. */
  refresh(): Promise<void>
}

export type Published<Content> = Content & { version: number }

/** Whose tables are `…_version` and `…_draft`. */
export type DocumentName = 'catalogue' | 'brand'

export type VersionsWorld = { db: Kysely<Tables>; clock: Clock; log: Logger }

/** PostgreSQL's greatest integer. */
const greatestInt = 2 ** 31 - 1

/** A publication in another process is known here after so long. */
const recheck = 2000

/** @param initial what holds before anything is published; also what an older version lacks is as it is there */
export async function openVersions<Content extends object>(
  { db, clock, log }: VersionsWorld,
  name: DocumentName,
  initial: Content,
): Promise<Versions<Content>> {
  let held: Published<Content> = { ...initial, version: 0 }
  let checkedAt = clock.now().getTime()
  const older = new Map<number, Published<Content>>()

  function completed(content: Content): Content {
    return { ...initial, ...content }
  }

  function read({ number, content }: Row): Published<Content> {
    // Checked when it was published.
    return { ...completed(content as Content), version: number }
  }

  async function latest(from: Db): Promise<Published<Content>> {
    const found = await findVersion(from, name, 'latest')
    return found ? read(found) : { ...initial, version: 0 }
  }

  async function refresh() {
    held = await latest(db)
  }

  await refresh()
  return {
    current() {
      const now = clock.now().getTime()
      if (now - checkedAt >= recheck) {
        checkedAt = now
        // No page waits for it.
        refresh().catch((error: unknown) => log.warn({ err: error }, `the ${name} could not be read again`))
      }
      return held
    },
    async version(number) {
      if (number === held.version || number > greatestInt) return held
      const known = older.get(number)
      if (known) return known
      const found = await findVersion(db, name, number)
      if (!found) return held
      const version = read(found)
      older.set(number, version)
      return version
    },
    latest,
    completed,
    refresh,
  }
}

type Row = { number: number; content: unknown }

async function findVersion(db: Db, name: DocumentName, number: number | 'latest'): Promise<Row | undefined> {
  const table = sql.table(`${name}_version`)
  const wanted = number === 'latest' ? sql`(select max(number) from ${table})` : number
  const { rows } = await sql<Row>`select number, content from ${table} where number = ${wanted}`.execute(db)
  return rows[0]
}

/** Adds a version, which holds from now on. @returns its number */
export async function insertVersion(
  tx: Db,
  name: DocumentName,
  { content, by, note, now }: { content: object; by: number | null; note: string; now: Date },
): Promise<number> {
  const table = sql.table(`${name}_version`)
  const { rows } = await sql<{ number: number }>`
    insert into ${table} (number, content, published_at, published_by, note)
    select coalesce(max(number), 0) + 1, ${JSON.stringify(content)}::jsonb, ${now}::timestamptz, ${by}::bigint, ${note}
    from ${table}
    returning number`.execute(tx)
  return rows[0]?.number ?? 0
}

export type VersionRow = { number: number; publishedAt: Date; publishedBy: string | null; note: string }

/** The latest first. */
export async function listVersions(db: Db, name: DocumentName, most: number): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select number, published_at as "publishedAt", account.name as "publishedBy", note
    from ${sql.table(`${name}_version`)} left join account on account.id = published_by
    order by number desc limit ${most}`.execute(db)
  return rows
}
