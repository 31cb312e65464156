import * as z from 'zod/mini'
import type { Db } from '#app/kit/db/db.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import type { Jobs } from '#app/kit/outbox/worker.server.ts'
import { addressIn, type Portal } from '#app/portal.server.ts'
import { unsubscribing } from '../subscriptions/subscriptions.mails.server.ts'
import { wants } from '../subscriptions/subscriptions.server.ts'
import {
  findLeadToTellOf,
  findReader,
  isContactInUse,
  isOfAccount,
  isOfLead,
  listReaders,
} from './jobs.store.server.ts'
import { writeMail } from './mails.server.ts'
import { changeLead } from './store.server.ts'

const routed = z.object({ leadId: z.number() })
const addressed = z.object({ leadId: z.number(), accountId: z.number() })
const forgotten = z.object({ contactId: z.number() })

export function leadJobs(portal: Portal): Jobs {
  return {
    /** One mail a reader, each a row of its own: one that cannot be delivered holds up no other. */
    async 'leads.routed'(payload, _id, tx) {
      const { leadId } = routed.parse(payload)
      const lead = await findLeadToTellOf(tx, leadId)
      for (const { id: accountId } of lead ? await listReaders(tx, lead.companyId) : [])
        await outbox.put(
          tx,
          { kind: 'mail.lead', subject: `lead ${leadId}`, payload: { leadId, accountId } },
          portal.clock.now(),
        )
    },
    async 'mail.lead'(payload, id, tx) {
      const { leadId, accountId } = addressed.parse(payload)
      const lead = await findLeadToTellOf(tx, leadId)
      const reader = lead && (await findReader(tx, lead.companyId, accountId))
      if (!reader || lead.place !== 'routed' || !(await wants(tx, accountId, 'reminders'))) return
      const way = unsubscribing(portal, { id: accountId, locale: reader.locale }, 'reminders')
      const link = addressIn(portal, reader.locale, `/leads/${leadId}`)
      const letter = writeMail({ ...reader, lead, link, brand: portal.settings.brandName, foot: way.foot })
      await portal.mail.send({ id, to: reader.email, ...letter, headers: way.headers })
    },
    async 'leads.contact'(payload, _id, tx) {
      await tellCrm(portal, tx, routed.parse(payload).leadId)
    },
    async 'leads.forget'(payload, _id, tx) {
      await forget(portal, tx, forgotten.parse(payload).contactId)
    },
  }
}

/** The CRM learns what the contact is now; of people with an account it knows more, and from themselves. */
async function tellCrm(portal: Portal, tx: Db, leadId: number): Promise<void> {
  const lead = await findLeadToTellOf(tx, leadId)
  if (!lead || lead.email === '' || (await isOfAccount(tx, lead.email))) return
  const known = await portal.crm.findContact(lead.email)
  // Without a name it is what a registration left: that person is about to say who they are.
  if (known?.name === '') return
  const { name, email, mobilePhone, phone } = lead
  const rest = known ?? { companyName: '', country: '', vatNumber: '' }
  const saved = await portal.crm.saveContact({ ...rest, email, name, phone: mobilePhone || phone })
  const isOurs = !known || (await isOfLead(tx, saved.id))
  if (saved.id === lead.contactId || (!isOurs && lead.contactId === null)) return
  await changeLead(tx, leadId, { contact_id: isOurs ? saved.id : null })
  if (lead.contactId !== null) await forget(portal, tx, lead.contactId)
}

/** What the portal has put into the CRM for a lead, unless somebody else stands behind it by now. */
async function forget({ crm }: Portal, tx: Db, contactId: number): Promise<void> {
  if (!(await isContactInUse(tx, contactId))) await crm.eraseContact(contactId)
}
