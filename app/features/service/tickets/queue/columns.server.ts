import type { StaffViewer } from '#app/features/people/account/account.ts'
import type { Portal } from '#app/portal.server.ts'
import type { QueueColumn } from './rows.ts'

/** The columns of the queue as this person wants them. */
export async function setColumns({ db }: Portal, { accountId }: StaffViewer, columns: QueueColumn[]): Promise<void> {
  await db
    .insertInto('queue_columns')
    .values({ account_id: accountId, columns })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ columns }))
    .execute()
}
