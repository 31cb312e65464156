import { contactChanged, contactErased, personRegistered } from '#app/adapters/crm/crm.outbox.ts'
import { jobOf } from '#app/kit/outbox/jobs.ts'
import type { Kind } from '#app/kit/outbox/kinds.ts'
import { put } from '#app/kit/outbox/outbox.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { contactSought } from '#app/features/people/contact/contact.outbox.ts'
import { matchContact } from '#app/features/people/contact/contact.server.ts'
import * as kinds from './crm.outbox.ts'
import { pullChanges, takeContact } from './pulling.server.ts'
import * as store from './store.server.ts'
import {
  type Outside,
  tellCompany,
  tellContact,
  tellLead,
  tellMessage,
  tellQuote,
  tellSubscription,
  tellTicket,
} from './telling.server.ts'

/** So many things at a time: a large maker has millions, more than one statement gets through. */
const lookedAtOnce = 1000

/** What the worker says to a CRM outside, and asks of it. Where there is none any more, the rows are done. */
export function crmJobs(portal: Portal) {
  const { mirror } = portal.crm
  const calling = <Name extends string, Payload>(
    kind: Kind<Name, never, Payload>,
    call: (outside: Outside, payload: Payload) => Promise<void>,
  ) => jobOf(kind, async (payload) => mirror && { call: () => call({ portal, mirror }, payload) })
  return [
    calling(kinds.companyChanged, (outside, { id }) => tellCompany(outside, id)),
    calling(contactChanged, (outside, { id, isSaid = false }) => tellContact(outside, id, isSaid)),
    calling(kinds.ticketChanged, (outside, { id }) => tellTicket(outside, id)),
    calling(kinds.messageWritten, (outside, { id }) => tellMessage(outside, id)),
    calling(kinds.quoteChanged, (outside, { id }) => tellQuote(outside, id)),
    calling(kinds.leadChanged, (outside, { id }) => tellLead(outside, id)),
    calling(kinds.subscriptionChanged, (outside, said) => tellSubscription(outside, said)),
    calling(personRegistered, (outside, registration) => outside.mirror.register(registration)),
    calling(contactErased, (outside, { id }) => outside.mirror.forgetContact(id)),
    calling(contactSought, (outside, { accountId }) => findPerson(outside, accountId)),
    calling(kinds.contactChangedThere, (outside, { crmId }) => takeContact(portal, outside.mirror, crmId)),
    calling(kinds.changesSought, (outside) => pullChanges(portal, outside.mirror)),
    jobOf(kinds.fillBegun, async ({ thing, after }, tx) => {
      const now = portal.clock.now()
      const last = await store.putMissing(tx, thing, after, lookedAtOnce, now)
      const next = kinds.fills[kinds.fills.indexOf(thing) + 1]
      const rest = last === undefined ? next && { thing: next, after: '' } : { thing, after: last }
      if (rest) await put(tx, kinds.fillBegun.of('crm fill', rest), now)
      return undefined
    }),
  ]
}

/** Somebody verified their address: whether the maker knows them is asked once, and kept. */
async function findPerson({ portal, mirror }: Outside, accountId: number): Promise<void> {
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
