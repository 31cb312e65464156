import { contactChanged, contactErased, personRegistered } from '#app/adapters/crm/crm.outbox.ts'
import { jobOf } from '#app/kit/outbox/jobs.ts'
import type { Kind } from '#app/kit/outbox/kinds.ts'
import type { Portal } from '#app/portal.server.ts'
import { contactSought } from '#app/features/people/contact/contact.outbox.ts'
import { matchContact } from '#app/features/people/contact/contact.server.ts'
import * as kinds from './crm.outbox.ts'
import { pullChanges, takeContact } from './pulling.server.ts'
import * as store from './store.server.ts'
import {
  type Told,
  tellCompany,
  tellContact,
  tellLead,
  tellMessage,
  tellQuote,
  tellSubscription,
  tellTicket,
} from './telling.server.ts'

/** What the worker says to a CRM outside, and asks of it. Where there is none any more, the rows are done. */
export function crmJobs(portal: Portal) {
  const { mirror } = portal.crm
  const calling = <Name extends string, Payload>(
    kind: Kind<Name, never, Payload>,
    call: (told: Told, payload: Payload) => Promise<void>,
  ) => jobOf(kind, async (payload) => mirror && { call: () => call({ portal, mirror }, payload) })
  return [
    calling(kinds.companyChanged, (told, { id }) => tellCompany(told, id)),
    calling(contactChanged, (told, { id, isSaid }) => tellContact(told, id, isSaid)),
    calling(kinds.ticketChanged, (told, { id }) => tellTicket(told, id)),
    calling(kinds.messageWritten, (told, { id }) => tellMessage(told, id)),
    calling(kinds.quoteChanged, (told, { id }) => tellQuote(told, id)),
    calling(kinds.leadChanged, (told, { id }) => tellLead(told, id)),
    calling(kinds.subscriptionChanged, (told, said) => tellSubscription(told, said)),
    calling(personRegistered, (told, registration) => told.mirror.register(registration)),
    calling(contactErased, (told, { id }) => told.mirror.forgetContact(id)),
    calling(contactSought, (told, { accountId }) => findPerson(told, accountId)),
    calling(kinds.contactChangedThere, (told, { crmId }) => takeContact(portal, told.mirror, crmId)),
    calling(kinds.changesSought, (told) => pullChanges(portal, told.mirror)),
  ]
}

/** Somebody verified their address: whether the maker knows them is asked once, and kept. */
async function findPerson({ portal, mirror }: Told, accountId: number): Promise<void> {
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
