import { Problem } from '#app/kit/problem.ts'
import { consumeLimit } from '#app/kit/throttle.server.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { changing, conflict } from './changes.server.ts'
import { makeToken } from './links.server.ts'
import { requireDesk } from './steps.server.ts'
import * as store from './store.server.ts'

/** Mails that one appointment can cause this way. */
const tries = { tries: 5, minutes: 24 * 60 }

/**
 * Another link for anyone who comes, by mail: the one they had leads nowhere from now on.
 * @throws Problem module-missing, not-found, not-yours, conflict, too-many-tries
 */
export async function relink(portal: Portal, viewer: Viewer, id: number): Promise<void> {
  const actor = requireDesk(viewer)
  await changing(portal, actor, id, async ({ tx, appointment: it, now, tell }) => {
    if (it.endedAt) throw conflict('state-moved')
    if (!it.personEmail) throw conflict('no-address')
    if (!(await consumeLimit(tx, now, { key: `appointment ${id} link`, ...tries }))) throw new Problem('too-many-tries')
    const { tokenHash, tokenSealed } = makeToken(portal)
    await store.replaceLink(tx, id, { tokenHash, tokenSealed })
    await store.insertEvent(tx, { id, kind: 'relinked', actorId: actor.accountId }, now)
    await tell({ what: 'relinked' })
  })
}
