import * as z from 'zod/mini'
import type { Db } from '#app/kit/db/db.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import type { Jobs } from '#app/kit/outbox/worker.server.ts'
import { addressIn, type Portal } from '#app/portal.server.ts'
import { unsubscribing } from '../subscriptions/subscriptions.mails.server.ts'
import { wants } from '../subscriptions/subscriptions.server.ts'
import {
  findLeadToTellOf,
  isContactInUse,
  isOfAccount,
  isOfLead,
  keepContact,
  listReaders,
  listRouters,
  takeUnanswered,
} from './jobs.store.server.ts'
import { type LeadMail, writeMail } from './mails.server.ts'

const about = z.object({ leadId: z.number() })
const addressed = z.object({
  leadId: z.number(),
  accountId: z.number(),
  // Rows from before there were others are about new leads.
  mail: z.optional(z.enum(['routed', 'unanswered', 'declined'])),
})
const forgotten = z.object({ contactId: z.number() })

export function leadJobs(portal: Portal): Jobs {
  return {
    async 'leads.routed'(payload, _id, tx) {
      await addressMails(portal, tx, about.parse(payload).leadId, 'routed')
    },
    async 'leads.unanswered'(payload, _id, tx) {
      await addressMails(portal, tx, about.parse(payload).leadId, 'unanswered')
    },
    async 'leads.declined'(payload, _id, tx) {
      await addressMails(portal, tx, about.parse(payload).leadId, 'declined')
    },
    async 'mail.lead'(payload, id, tx) {
      await sendMail(portal, tx, addressed.parse(payload), id)
    },
    async 'leads.contact'(payload, _id, tx) {
      await tellCrm(portal, tx, about.parse(payload).leadId)
    },
    async 'leads.forget'(payload, _id, tx) {
      await forget(portal, tx, forgotten.parse(payload).contactId)
    },
  }
}

const day = 24 * 60 * 60_000

/** Who has a day left to answer a lead is reminded, once. */
export async function remindOfLeads({ db, clock }: Portal): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    for (const leadId of await takeUnanswered(tx, now, new Date(now.getTime() + day)))
      await outbox.put(tx, { kind: 'leads.unanswered', subject: `lead ${leadId}`, payload: { leadId } }, now)
  })
}

/** One mail a reader, each a row of its own subject: one that cannot be delivered holds up no other. */
async function addressMails({ clock }: Portal, tx: Db, leadId: number, mail: LeadMail): Promise<void> {
  const lead = await findLeadToTellOf(tx, leadId)
  for (const { id: accountId } of lead ? await readersOf(tx, lead, mail) : [])
    await outbox.put(
      tx,
      { kind: 'mail.lead', subject: `lead ${leadId} ${accountId}`, payload: { leadId, accountId, mail } },
      clock.now(),
    )
}

/** Whoever has left meanwhile gets nothing, and nobody hears of what is no longer so. */
async function sendMail(
  portal: Portal,
  tx: Db,
  { leadId, accountId, mail = 'routed' }: z.output<typeof addressed>,
  id: number,
): Promise<void> {
  const lead = await findLeadToTellOf(tx, leadId)
  if (!lead || !isStillSo(lead, mail, portal.clock.now())) return
  const reader = (await readersOf(tx, lead, mail)).find((one) => one.id === accountId)
  const isByChoice = mail !== 'declined'
  if (!reader || (isByChoice && !(await wants(tx, accountId, 'reminders')))) return
  const way = isByChoice ? unsubscribing(portal, reader, 'reminders') : undefined
  const link = addressIn(portal, reader.locale, `/leads/${leadId}`)
  const letter = writeMail(mail, { ...reader, lead, link, brand: portal.settings.brandName, foot: way?.foot })
  await portal.mail.send({ id, to: reader.email, ...letter, headers: way?.headers })
}

type Told = NonNullable<Awaited<ReturnType<typeof findLeadToTellOf>>>

function isStillSo({ place, dueAt }: Told, mail: LeadMail, now: Date): boolean {
  if (mail === 'declined') return place === 'declined'
  return place === 'routed' && (mail === 'routed' || (dueAt !== null && dueAt > now))
}

function readersOf(tx: Db, { companyId, routedById }: Told, mail: LeadMail) {
  return mail === 'declined' ? listRouters(tx, routedById) : listReaders(tx, companyId)
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
  const isKept = await keepContact(tx, leadId, isOurs ? saved.id : null)
  if (lead.contactId !== null) await forget(portal, tx, lead.contactId)
  // Erased while the CRM was being told: then nothing else will have it forgotten.
  if (isOurs && !isKept) await forget(portal, tx, saved.id)
}

/** What the portal has put into the CRM for a lead, unless somebody else stands behind it by now. */
async function forget({ crm }: Portal, tx: Db, contactId: number): Promise<void> {
  if (!(await isContactInUse(tx, contactId))) await crm.eraseContact(contactId)
}
