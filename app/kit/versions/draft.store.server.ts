import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { DocumentName } from './versions.server.ts'

/**
 * `revision` counts the changes, publications and what was discarded, and never starts again: nobody writes over what a
 * colleague has changed meanwhile. Without content nothing is being changed.
 */
export type DraftRow<Content> = {
  content: Content | null
  revision: number
  changedAt: Date | null
  changedBy: string | null
}

export async function findDraft<Content>(db: Db, name: DocumentName): Promise<DraftRow<Content>> {
  // Only what the forms have checked is ever written.
  const { rows } = await sql<DraftRow<Content>>`
    select content, revision, case when content is not null then changed_at end as "changedAt", account.name as "changedBy"
    from ${sql.table(`${name}_draft`)} left join account on account.id = changed_by`.execute(db)
  return rows[0] ?? { content: null, revision: 0, changedAt: null, changedBy: null }
}

type Put = { content: object; revision: number; by: number; now: Date }

/** @returns whether the draft was still as in this revision; 0: there never was one */
export async function putDraft(tx: Db, name: DocumentName, { content, revision, by, now }: Put): Promise<boolean> {
  const table = sql.table(`${name}_draft`)
  const text = JSON.stringify(content)
  const put =
    revision === 0
      ? sql`insert into ${table} (content, revision, changed_at, changed_by)
          values (${text}::jsonb, 1, ${now}, ${by}) on conflict do nothing returning revision`
      : sql`update ${table} set content = ${text}::jsonb, revision = revision + 1, changed_at = ${now}, changed_by = ${by}
          where revision = ${revision} returning revision`
  const { rows } = await put.execute(tx)
  return rows.length > 0
}

/** @returns whether it was still there in this revision */
export async function emptyDraft(tx: Db, name: DocumentName, revision: number): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(`${name}_draft`)} set content = null, revision = revision + 1, changed_by = null
    where revision = ${revision} and content is not null returning revision`.execute(tx)
  return rows.length > 0
}
