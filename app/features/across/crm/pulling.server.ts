import type { Mirror } from '#app/adapters/crm/crm.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { changesSought } from './crm.outbox.ts'
import * as store from './store.server.ts'

const minute = 60_000
/** Read again with each round: over there what was changed is found some time after. */
const overlap = 10 * minute
/** Pages of one job, which has to end within what its row is kept for. */
const pagesAtOnce = 20

/** Puts the next look for changes, once for all processes. */
export async function putPull({ db, clock }: Portal): Promise<void> {
  await outbox.putForCrm(db, changesSought.of('crm pull', {}), clock.now())
}

/**
 * Takes what has changed over there since the last round, whether or not a notice told of it. A round goes by numbers and
 * keeps its place: one that breaks off goes on there.
 */
export async function pullChanges(portal: Portal, mirror: Mirror): Promise<void> {
  const now = portal.clock.now()
  let round = await begin(portal, now)
  for (let pages = 0; pages < pagesAtOnce; pages += 1) {
    const changed = await mirror.listChanged(new Date(round.since.getTime() - overlap), round.after)
    let taken = 0
    for (const contact of changed) if (await takeOne(portal, contact)) taken += 1
    const last = changed.at(-1)
    round = { ...round, after: last?.crmId ?? round.after, taken: round.taken + taken }
    if (!last) {
      await store.keepPull(portal.db, {
        ...round,
        since: round.beganAt ?? now,
        beganAt: null,
        after: '0',
        finishedAt: now,
      })
      return
    }
    await store.keepPull(portal.db, round)
  }
  await putPull(portal)
}

/** The first round looks no further back than a day: what is older was there when the portal met it. */
async function begin(portal: Portal, now: Date): Promise<store.Pull> {
  const known = await store.findPull(portal.db)
  const pull = known ?? { since: new Date(now.getTime() - 24 * 60 * minute), after: '0', finishedAt: null, taken: 0 }
  const round = { ...pull, beganAt: known?.beganAt ?? now }
  await store.keepPull(portal.db, round)
  return round
}

/** One of which a notice told: what it is now is asked, and not believed of the notice. */
export async function takeContact(portal: Portal, mirror: Mirror, crmId: string): Promise<void> {
  const contact = await mirror.readContact(crmId)
  if (contact) await takeOne(portal, contact)
}

function takeOne(portal: Portal, contact: Parameters<typeof store.takeChanged>[1]): Promise<boolean> {
  return portal.db.transaction().execute(async (tx) => {
    await store.beSilent(tx)
    return store.takeChanged(tx, contact)
  })
}
