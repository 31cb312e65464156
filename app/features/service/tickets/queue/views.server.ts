import type { StaffViewer } from '#app/features/people/account/account.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import type { QueueColumn } from './rows.ts'
import * as store from './views.store.server.ts'

type ViewInput = { name: string; shared: boolean; filters: string }

/** Keeps the queue as it is narrowed, under a name; only administrators share theirs. @returns whether there was room */
export function saveView({ db, clock }: Portal, viewer: StaffViewer, input: ViewInput): Promise<boolean> {
  const shared = input.shared && viewer.role === 'admin'
  return store.putView(db, { ...input, shared, accountId: viewer.accountId, list: 'queue' }, clock.now())
}

/** One's own; administrators those shared by others as well. @throws Problem not-found */
export async function removeView({ db }: Portal, viewer: StaffViewer, id: number): Promise<void> {
  if (!(await store.deleteView(db, viewer.accountId, id, viewer.role === 'admin'))) throw new Problem('not-found')
}

export function setColumns({ db }: Portal, viewer: StaffViewer, columns: QueueColumn[]): Promise<void> {
  return store.putColumns(db, viewer.accountId, columns)
}
