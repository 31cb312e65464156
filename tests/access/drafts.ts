import { claimDraftName } from '#app/features/content/drafts/drafts.claims.ts'
import type { App } from './people.ts'

/** A claim somebody began, before whatever the forms of the matrix leave behind; staff do for a customer. */
export async function addDraft(
  { portal, clock }: App,
  accountId: number,
  submission: string,
  customer: number | undefined,
): Promise<void> {
  const before = new Date(clock.now().getTime() - 60_000)
  await portal.db
    .insertInto('draft')
    .values({
      account_id: accountId,
      form: claimDraftName(submission, undefined, customer),
      submission,
      fields: '[]',
      saved_at: before,
    })
    .execute()
}
