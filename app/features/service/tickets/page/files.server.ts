import type { Db } from '#app/kit/db/db.server.ts'
import { prepared } from '#app/kit/db/prepared.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { type FileRow, fileRowsOfPage } from '#app/features/content/attachments/attachments.server.ts'
import { replyDraft } from '../conversation/drafts.server.ts'
import { kindOf, numbersOf, type ReaderNumbers, viewersOf } from '../reader-kinds.server.ts'

type Asked = ReaderNumbers & { id: number; draft: string }

const fileRows = {
  maker: prepared('ticket files maker', (db, asked: Asked) => {
    return fileRowsOfPage(db, viewersOf.maker(asked), asked.id, asked.draft)
  }),
  dealer: prepared('ticket files dealer', (db, asked: Asked) => {
    return fileRowsOfPage(db, viewersOf.dealer(asked), asked.id, asked.draft)
  }),
  rider: prepared('ticket files rider', (db, asked: Asked) => {
    return fileRowsOfPage(db, viewersOf.rider(asked), asked.id, asked.draft)
  }),
}

/**
 * The files that a ticket's page shows, and those that this viewer has added to its forms. All readers of a kind share a
 * statement, which knows no modules: a ticket's file needs the module of tickets alone, without which there is no company
 * in the numbers.
 */
export function readFileRows(db: Db, viewer: Viewer, id: number): Promise<FileRow[]> {
  const numbers = { ...numbersOf(viewer), reader: viewer.accountId }
  return fileRows[kindOf(viewer)](db, { ...numbers, id, draft: replyDraft(id) })
}
