import { z } from 'zod'
import type { Mirror } from '#app/adapters/crm/crm.ts'
import type { Jobs } from '#app/kit/outbox/worker.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { matchContact } from '#app/features/people/contact/contact.server.ts'
import { pullChanges, takeContact } from './pulling.server.ts'
import * as store from './store.server.ts'
import {
  tellCompany,
  tellContact,
  tellLead,
  tellMessage,
  tellQuote,
  tellSubscription,
  tellTicket,
} from './telling.server.ts'

/** What the worker says to a CRM outside, and asks of it. Where there is none any more, the rows are done. */
export function crmJobs(portal: Portal): Jobs {
  const { mirror } = portal.crm
  const job = (call: (mirror: Mirror, payload: unknown) => Promise<void>) => async (payload: unknown) =>
    mirror && { call: () => call(mirror, payload) }
  return {
    'crm.company': job((told, payload) => tellCompany({ portal, mirror: told }, numbered.parse(payload).id)),
    'crm.contact': job((told, payload) => {
      const { id, isSaid } = named.parse(payload)
      return tellContact({ portal, mirror: told }, id, isSaid)
    }),
    'crm.ticket': job((told, payload) => tellTicket({ portal, mirror: told }, numbered.parse(payload).id)),
    'crm.message': job((told, payload) => tellMessage({ portal, mirror: told }, numbered.parse(payload).id)),
    'crm.quote': job((told, payload) => tellQuote({ portal, mirror: told }, numbered.parse(payload).id)),
    'crm.lead': job((told, payload) => tellLead({ portal, mirror: told }, numbered.parse(payload).id)),
    'crm.subscription': job((told, payload) => tellSubscription({ portal, mirror: told }, payload)),
    'crm.registration': job((told, payload) => told.register(registered.parse(payload))),
    'crm.forget': job((told, payload) => told.forgetContact(named.parse(payload).id)),
    'crm.find': job((told, payload) => findPerson(portal, told, person.parse(payload).accountId)),
    'crm.taken': job((told, payload) => takeContact(portal, told, taken.parse(payload).crmId)),
    'crm.pull': job((told) => pullChanges(portal, told)),
  }
}

const numbered = z.object({ id: z.number() })
const named = z.object({ id: z.string(), isSaid: z.boolean().default(false) })
const person = z.object({ accountId: z.number() })
const taken = z.object({ crmId: z.string() })
const registered = z.object({
  email: z.string(),
  context: z.object({ hutk: z.string().optional(), pageUri: z.string().optional(), pageName: z.string().optional() }),
})

/** Somebody verified their address: whether the maker knows them is asked once, and kept. */
async function findPerson(portal: Portal, mirror: Mirror, accountId: number): Promise<void> {
  const own = await store.findAddress(portal.db, accountId)
  if (!own) return
  const found = await mirror.findContact(own.email)
  if (!found?.name) return
  await portal.db.transaction().execute(async (tx) => {
    await store.beSilent(tx)
    await store.addFound(tx, found, portal.clock.now())
  })
  await matchContact(portal, accountId)
}
