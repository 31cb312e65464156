import { type Thing, things, type Winner, winnerOf } from '#app/adapters/crm/fields.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { fillBegun, fills } from './crm.outbox.ts'
import { putPull } from './pulling.server.ts'
import * as store from './store.server.ts'

const shownMost = 50

export type Rule = { thing: Thing; field: string; property: string | null; winner: Winner }

export type CrmState = {
  /** `open`: this process leaves it alone for a while; `troubled`: something was refused or unanswered, and is tried again. */
  state: 'well' | 'troubled' | 'open'
  waiting: number
  pulledAt: Date | null
  taken: number
  linked: { thing: Thing; count: number }[]
  failed: { id: number; kind: string; at: Date; error: string }[]
  rules: Rule[]
}

/** How it goes with the CRM outside; undefined where there is none. @throws Problem not-found for anyone no administrator */
export async function readCrm({ db, crm }: Portal, viewer: Viewer): Promise<CrmState | undefined> {
  requireAdmin(viewer)
  const { mirror } = crm
  if (!mirror) return undefined
  const [pull, links, queue, failed] = await Promise.all([
    store.findPull(db),
    store.countLinks(db),
    outbox.countWaiting(db, 'crm'),
    outbox.listGivenUp(db, shownMost, 'waiting', 'crm'),
  ])
  const names = mirror.names()
  return {
    state: mirror.state() === 'open' ? 'open' : queue.troubled > 0 ? 'troubled' : 'well',
    waiting: queue.waiting,
    pulledAt: pull?.finishedAt ?? null,
    taken: pull?.taken ?? 0,
    linked: things.map((thing) => ({ thing, count: links[thing] ?? 0 })),
    failed: failed.map(({ id, kind, at, error }) => ({ id, kind, at, error: withoutAddresses(error ?? '') })),
    rules: things.flatMap((thing) =>
      Object.entries(names[thing]).map(([field, property]) => ({
        thing,
        field,
        property,
        winner: winnerOf(thing, field),
      })),
    ),
  }
}

/** What the CRM refused once more. @throws Problem not-found */
export async function retryRefused({ db, clock, log }: Portal, viewer: Viewer): Promise<void> {
  const { accountId } = requireAdmin(viewer)
  await outbox.tryAgain(db, clock.now(), { lane: 'crm' })
  log.info({ event: 'crm tried again', actor: accountId }, 'what the CRM refused is tried again')
}

/** Looks for changes at once, without the next round. Asked for several times it is done once. @throws Problem not-found */
export async function pullNow(portal: Portal, viewer: Viewer): Promise<void> {
  requireAdmin(viewer)
  if (portal.crm.mirror) await putPull(portal)
}

/** Everything that is not over there yet: after connecting, or after a mapping was put right. @throws Problem not-found */
export async function sendMissing({ db, clock, crm, log }: Portal, viewer: Viewer): Promise<void> {
  const { accountId } = requireAdmin(viewer)
  if (!crm.mirror) return
  await outbox.putForCrm(db, fillBegun.of('crm fill', { thing: fills[0], after: '' }), clock.now())
  log.info({ event: 'crm filled', actor: accountId }, 'what the CRM lacks is being sent')
}

/** An error as it stands, but for the e-mail addresses the CRM may have named in it. */
function withoutAddresses(error: string): string {
  return error.replaceAll(/[^\s<>()[\]"',;:@]+@[^\s<>()[\]"',;:@]+/g, '…')
}
