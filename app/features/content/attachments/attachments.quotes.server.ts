import type { Db } from '#app/kit/db/db.server.ts'
import { isUuid } from '#app/kit/http/ids.ts'
import type { Portal } from '#app/portal.server.ts'
import type { StaffViewer, Viewer } from '#app/features/people/account/account.ts'
import { claiming } from './claim.store.server.ts'
import { type Attachment, fileLimits } from './attachments.ts'
import { discard } from './attachments.prepare.server.ts'
import { deleteFileOf, hasFilesFrom } from './owner.store.server.ts'
import * as quotes from './quotes.store.server.ts'
import * as store from './store.server.ts'

/** What goes with a quote this viewer may see. */
export function filesOfQuote({ db }: Portal, viewer: Viewer, quoteId: number): Promise<Attachment[]> {
  return store.readFilesOfQuote(db, viewer, quoteId)
}

/** Why files do not go to a quote: there are none, one is a video, or there would be too many. */
export type QuoteFileRefusal = 'files-missing' | 'files-video' | 'files-many'

/**
 * Hands the files of a form over to a quote that nobody outside sees yet. A repeated post does nothing.
 * @param tx a transaction that has locked the quote
 */
export async function giveToQuote(
  tx: Db,
  staff: StaffViewer,
  submission: string,
  to: { quoteId: number; companyId: number },
): Promise<QuoteFileRefusal | undefined> {
  const added = await store.readFilesBeingAdded(tx, staff, submission)
  if (added.length === 0)
    return (await hasFilesFrom(tx, staff, submission, { of: 'quote_id', id: to.quoteId })) ? undefined : 'files-missing'
  if (added.some(({ kind }) => kind === 'video')) return 'files-video'
  const there = await store.readFilesOfQuote(tx, staff, to.quoteId)
  if (there.length + added.length > fileLimits.count) return 'files-many'
  await claiming(tx, staff, submission, { ...to, internal: true }).execute()
  return undefined
}

/** The quotes have been shown to whom they are for, and with them what goes with each. */
export async function showFilesOfQuotes(tx: Db, quoteIds: readonly number[]): Promise<void> {
  await quotes.showFilesOfQuotes(tx, quoteIds)
}

/** Takes a file off a quote. @returns what throws its content away, once the transaction is through */
export async function takeFromQuote(portal: Portal, tx: Db, quoteId: number, id: string): Promise<() => Promise<void>> {
  const gone = isUuid(id) ? await deleteFileOf(tx, { of: 'quote_id', id: quoteId }, id) : undefined
  return async () => {
    if (gone) await discard(portal, gone)
  }
}
