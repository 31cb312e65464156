import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { isUnsent } from './store.server.ts'

/**
 * Some files of forms that were never sent before a moment, and that are not in a draft either; those that were brought for
 * a question that is not answered yet, from before a moment of their own.
 */
export function deleteUnclaimed(db: Db, { before, asked }: { before: Date; asked: Date }, atMost: number) {
  return (
    db
      .deleteFrom('attachment')
      .where('id', 'in', (rows) =>
        rows
          .selectFrom('attachment as unclaimed')
          .select('unclaimed.id')
          .where('unclaimed.ticket_id', 'is', null)
          .where('unclaimed.product_id', 'is', null)
          .where('unclaimed.check_id', 'is', null)
          .where('unclaimed.quote_id', 'is', null)
          .where('unclaimed.bulletin_id', 'is', null)
          .where('unclaimed.created_at', '<', before)
          .where((row) =>
            row.not(
              row.exists(
                row
                  .selectFrom('draft')
                  .select('draft.form')
                  .whereRef('draft.submission', '=', 'unclaimed.submission')
                  .whereRef('draft.account_id', '=', 'unclaimed.owner_id'),
              ),
            ),
          )
          .where((row) => row.not(row.and([row('unclaimed.created_at', '>=', asked), answersOpenQuestion])))
          .limit(atMost),
      )
      // Once more of the row as it is by now: it may be claimed while this waits for it.
      .where(isUnsent)
      .returning(['content_key as contentKey', 'thumb_key as thumbKey'])
      .execute()
  )
}

/** A question's number is that of the form that answers it. */
const answersOpenQuestion = sql<boolean>`exists (select from message question
  where question.submission = unclaimed.submission and question.question is not null
    and not exists (select from message answer where answer.answers_id = question.id))`

/** Which of these names in the store a row knows, as content or as its small form; rows may share them. */
export async function findKnownKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const asContent = db.selectFrom('attachment').select('content_key as key')
  const asThumb = db.selectFrom('attachment').select('thumb_key as key')
  const among = (column: 'content_key' | 'thumb_key') => sql<boolean>`${sql.ref(column)} = any(${keys})`
  const rows = await asContent
    .where(among('content_key'))
    .union(asThumb.where(among('thumb_key')).$narrowType<{ key: string }>())
    .execute()
  return new Set(rows.map(({ key }) => key))
}
