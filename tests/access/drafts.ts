import type { App } from './people.ts'

/** A claim somebody began, before whatever the forms of the matrix leave behind. */
export async function addDraft({ portal, clock }: App, accountId: number, submission: string): Promise<void> {
  const before = new Date(clock.now().getTime() - 60_000)
  await portal.db
    .insertInto('draft')
    .values({ account_id: accountId, form: `ticket-${submission}`, submission, fields: '[]', saved_at: before })
    .execute()
}
