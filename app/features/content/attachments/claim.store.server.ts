import type { Db } from '#app/kit/db/db.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { isUnsent } from './store.server.ts'

type Owner = 'ticketId' | 'productId' | 'quoteId' | 'bulletinId' | 'checkId'
type Of<It extends Owner> = Record<It, number> & Partial<Record<Exclude<Owner, It>, never>>

/** What goes with a bulletin is the maker's, and no company's. */
type BulletinClaim = Of<'bulletinId'> & {
  companyId?: never
  ownerId?: never
  messageId?: never
  internal?: never
  slot?: never
}

export type Claim = {
  companyId: number
  bulletinId?: never
  /** Whose they become, where somebody else has sent them. */
  ownerId?: number
} & (
  | (Of<'ticketId'> & { messageId?: number; internal?: boolean; slot?: string })
  | (Of<'productId'> & { messageId?: never; internal?: never; slot?: never })
  | (Of<'quoteId'> & { messageId?: never; internal: true; slot?: never })
  | (Of<'checkId'> & { messageId?: never; internal?: never; slot: string })
)

export function claiming(tx: Db, viewer: Viewer, submission: string, to: Claim | BulletinClaim) {
  return tx
    .updateTable('attachment')
    .set({
      ticket_id: to.ticketId ?? null,
      product_id: to.productId ?? null,
      quote_id: to.quoteId ?? null,
      bulletin_id: to.bulletinId ?? null,
      check_id: to.checkId ?? null,
      company_id: to.companyId ?? null,
      message_id: to.messageId ?? null,
      internal: to.internal ?? false,
      ...(to.slot === undefined ? {} : { slot: to.slot }),
      ...(to.ownerId === undefined ? {} : { owner_id: to.ownerId }),
    })
    .where('owner_id', '=', viewer.accountId)
    .where('submission', '=', submission)
    .where(isUnsent)
}
