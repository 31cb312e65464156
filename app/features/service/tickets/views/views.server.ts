import type { Viewer } from '#app/features/people/account/account.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import * as store from './views.store.server.ts'

/** `replaces`: one of this name is to be replaced. */
type ViewInput = { name: string; shared: boolean; filters: string; replaces: boolean }

/**
 * Keeps a list as it is narrowed, under a name; only administrators share theirs. @returns whether it was kept, or why not
 * @throws Problem module-missing
 */
export function saveView({ db, clock }: Portal, viewer: Viewer, input: ViewInput): Promise<store.PutView> {
  requireModule(viewer, 'tickets')
  const shared = input.shared && isAdmin(viewer)
  return store.putView(db, { ...input, shared, accountId: viewer.accountId, list: listOf(viewer) }, clock.now())
}

/** One's own; administrators those shared by others as well. @throws Problem module-missing, not-found */
export async function removeView({ db }: Portal, viewer: Viewer, id: number): Promise<void> {
  requireModule(viewer, 'tickets')
  const { accountId } = viewer
  const isThere = await store.deleteView(db, { accountId, list: listOf(viewer), id, shared: isAdmin(viewer) })
  if (!isThere) throw new Problem('not-found')
}

/** Staff have the queue, dealers and riders their list. */
function listOf({ side }: Viewer): store.ViewedList {
  return side === 'maker' ? 'queue' : 'tickets'
}

function isAdmin({ role }: Viewer): boolean {
  return role === 'admin'
}
