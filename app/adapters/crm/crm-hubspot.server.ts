import { type Kysely, sql } from 'kysely'
import type { Clock } from '#app/kit/clock.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import type { HubspotSettings } from '#app/kit/settings/hubspot-settings.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { createLocalCrm } from './crm-local.server.ts'
import { contactChanged, contactErased, personRegistered } from './crm.outbox.ts'
import type { Crm } from './crm.ts'
import { createHubspotMirror } from './hubspot/mirror.server.ts'

type World = { db: Kysely<Tables>; clock: Clock; fetch: typeof fetch; hubspot: HubspotSettings }

/**
 * HubSpot's contacts, as far as the portal has to do with them, stand in a copy of its own: whatever HubSpot does, people
 * sign in and register. What is changed here leaves by the outbox; what is changed there comes by `mirror`.
 */
export function createHubspotCrm(world: World): Crm {
  const { db, clock } = world
  const copy = createLocalCrm(world)
  return {
    ...copy,
    mirror: createHubspotMirror(world),

    async noteRegistration(registration) {
      await db.transaction().execute(async (tx) => {
        await createLocalCrm({ db: tx, clock }).noteRegistration(registration)
        const { email, context } = registration
        await outbox.putForCrm(tx, personRegistered.of(`crm registration ${email}`, { email, context }), clock.now())
      })
    },

    saveContact(contact) {
      return db.transaction().execute(async (tx) => {
        // The row below says more than the one the change itself would put.
        await sql`select set_config('crm.silent', 'on', true)`.execute(tx)
        const saved = await createLocalCrm({ db: tx, clock }).saveContact(contact)
        const { id } = saved
        await outbox.putForCrm(tx, contactChanged.of(`crm contact ${id}`, { id, isSaid: true }), clock.now())
        return saved
      })
    },

    async eraseContact(id) {
      await db.transaction().execute(async (tx) => {
        await createLocalCrm({ db: tx, clock }).eraseContact(id)
        // In the subject of what may be under way: it is forgotten after that has arrived.
        await outbox.putForCrm(tx, contactErased.of(`crm contact ${id}`, { id }), clock.now())
      })
    },
  }
}
