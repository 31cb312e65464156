import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'

type Shared = {
  from: number
  to: number
  companyId: number
  submission: string
  /** The messages that are shown in the other ticket too, by their number there. */
  messages: ReadonlyMap<number, number>
  /** Beside the files of those messages. */
  files: readonly string[]
}

/**
 * Shows files of a ticket in another one of the same company: rows of its own, about the content that lies in the store
 * once. What comes with a message stays with it. The rows are held: a photo that is being turned has its content elsewhere
 * a moment later, and what nobody refers to any more is gone. @returns which files these are
 */
export async function shareFiles(tx: Db, { from, to, companyId, submission, messages, files }: Shared, now: Date) {
  const [olds, news] = [[...messages.keys()], [...messages.values()]]
  const { rows } = await sql<{ id: string }>`
    with shared as (
      select one.*, copy.message_id as copied_to
      from attachment one
        left join unnest(${olds}::bigint[], ${news}::bigint[]) as copy(old_id, message_id) on copy.old_id = one.message_id
      where one.ticket_id = ${from} and one.withdrawn_at is null
        and (one.id = any(${files}::uuid[]) or copy.message_id is not null)
      for share of one
    ), added as (
      insert into attachment (id, owner_id, submission, field, ticket_id, message_id, company_id, internal, name, kind,
        media_type, bytes, content_key, thumb_key, width, height, captured_at, created_at, sent_sha256, place, turned,
        turned_by, turned_at, slot, content_sha256)
      select gen_random_uuid(), owner_id, ${submission}::uuid, field, ${to}, copied_to, ${companyId}, internal, name, kind,
        media_type, bytes, content_key, thumb_key, width, height, captured_at, ${now}, sent_sha256, place, turned,
        turned_by, turned_at, slot, content_sha256
      from shared
    )
    select id from shared order by id`.execute(tx)
  return rows.map(({ id }) => id)
}
