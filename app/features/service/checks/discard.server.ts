import { Problem, conflictIn } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { requireFiller } from './begin.server.ts'
import { fillWords } from './fill.words.ts'
import * as store from './store.server.ts'

/** Throws away what was begun by mistake; its photos go with it. @throws Problem module-missing, not-found, conflict */
export async function discard(portal: Portal, viewer: Viewer, id: number): Promise<void> {
  const filler = requireFiller(viewer)
  await portal.db.transaction().execute(async (tx) => {
    const check = await store.lockCheck(tx, filler, id)
    if (!check) throw new Problem('not-found')
    if (!(await store.deleteOpen(tx, id))) throw conflictIn(fillWords)('signed-stays')
  })
}
