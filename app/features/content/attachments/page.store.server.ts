import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { Attachment, SamePhoto } from './attachments.ts'
import { columns, filesVisibleTo, isUnsent } from './store.server.ts'

export type FileRow = Awaited<ReturnType<ReturnType<typeof fileRowsOfPage>['execute']>>[number]

/** The files of a ticket, and those of its forms that this person has begun: of a draft, or of an answer. */
export function byForm(rows: readonly FileRow[]) {
  const all = rows.map(({ withdrawnAt, ...file }) => ({ ...file, withdrawn: withdrawnAt !== null }))
  const files: Attachment[] = all.filter(({ form }) => form === null)
  return { files, adding: Map.groupBy(all, ({ form }) => form ?? '') }
}

/** What `byForm` tells apart, in one query. */
export function fileRowsOfPage(db: Db, viewer: Viewer, ticketId: number, draft: string) {
  const same = viewer.side === 'maker' ? samePhotos : sql<SamePhoto[]>`'[]'::json`
  const sent = filesVisibleTo(db, viewer)
    .select(columns)
    .select(['place', same.as('same'), sql<string | null>`null::uuid`.as('form')])
    .where('ticket_id', '=', ticketId)
  const unsent = db
    .selectFrom('attachment')
    .select(columns)
    .select(['place', same.as('same'), 'submission as form'])
    .where('owner_id', '=', viewer.accountId)
    .where(isUnsent)
    .where('submission', 'in', (row) =>
      row
        .selectFrom('draft')
        .select('draft.submission')
        .where('draft.account_id', '=', viewer.accountId)
        .where('draft.form', '=', draft)
        // A question's number is that of the form that answers it.
        .unionAll(
          row
            .selectFrom('message')
            .select('message.submission')
            .where('message.ticket_id', '=', ticketId)
            .where('message.question', 'is not', null),
        ),
    )
  return sent.unionAll(unsent).orderBy('place').orderBy('createdAt').orderBy('id')
}

/** For staff: where a photo seems to be as well, in tickets of whichever customers. A claim may bring those of the one it follows. */
const samePhotos = sql<SamePhoto[]>`(
  select coalesce(json_agg(json_build_object('ticketId', that.id, 'companyName', company.name, 'openedAt', that.created_at,
    'id', other.id, 'turned', other.turned, 'width', other.width, 'height', other.height) order by that.id desc), '[]')
  from picture_match
    join attachment other on other.id = picture_match.other_id and other.withdrawn_at is null
    join ticket that on that.id = other.ticket_id
    join ticket this on this.id = attachment.ticket_id
    join company on company.id = that.company_id
  where picture_match.attachment_id = attachment.id and that.id <> this.id
    and that.follows_id is distinct from this.id and this.follows_id is distinct from that.id
    and not exists (select from ticket_relation where kind = 'split'
      and (ticket_id, other_id) in ((this.id, that.id), (that.id, this.id))))`
