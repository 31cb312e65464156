import type { ErpKind } from '#app/adapters/erp/erp.ts'
import type { Reason } from '#app/kit/intake/intake.ts'

/** Why a reading came to nothing. */
export const failures = ['no-answer', 'no-entry', 'busy', 'unwell', 'not-understood', 'left-alone', 'failed'] as const
export type Failure = (typeof failures)[number]

/** How far the ERP has been read, of one kind. */
export type Mark = {
  kind: ErpKind
  changedUpTo: Date | null
  begunAt: Date | null
  readAt: Date | null
  askedAt: Date | null
  failedAt: Date | null
  failure: Failure | null
  failureDetail: string
}

/** A row that did not fit, or, without a reason, at which the portal itself failed. */
export type Rejected = { id: number; kind: ErpKind; number: string; reasons: Reason[]; at: Date }
