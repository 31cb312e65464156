import * as z from 'zod/mini'
import type { Db } from '#app/kit/db/db.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import type { OutgoingMail } from '#app/kit/outbox/outgoing-mail.ts'
import type { Jobs } from '#app/kit/outbox/worker.server.ts'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import { unsubscribing } from '#app/features/content/subscriptions/subscriptions.mails.server.ts'
import { wants } from '#app/features/content/subscriptions/subscriptions.server.ts'
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
import { isDeclined, isUnanswered } from './leads.ts'

const about = z.object({ leadId: z.number() })
const taken = z.object({ leadId: z.number(), companyId: z.number() })
const addressed = z.object({
  leadId: z.number(),
  accountId: z.number(),
  // Rows from before there were others are about new leads.
  mail: z.optional(z.enum(['routed', 'unanswered', 'declined', 'taken', 'erased'])),
  /** From whom it was taken back. */
  companyId: z.optional(z.number()),
})
/** Rows from before a contact's id was text have a number. */
const forgotten = z.object({ contactId: z.pipe(z.union([z.string(), z.number()]), z.transform(String)) })

export function leadJobs(portal: Portal): Jobs {
  return {
    async 'leads.routed'(payload, tx) {
      await addressMails(portal, tx, { ...about.parse(payload), mail: 'routed' })
    },
    async 'leads.unanswered'(payload, tx) {
      await addressMails(portal, tx, { ...about.parse(payload), mail: 'unanswered' })
    },
    async 'leads.declined'(payload, tx) {
      await addressMails(portal, tx, { ...about.parse(payload), mail: 'declined' })
    },
    async 'leads.taken'(payload, tx) {
      await addressMails(portal, tx, { ...taken.parse(payload), mail: 'taken' })
    },
    async 'leads.erased'(payload, tx) {
      await addressMails(portal, tx, { ...about.parse(payload), mail: 'erased' })
    },
    async 'mail.lead'(payload, tx) {
      return mailFor(portal, tx, addressed.parse(payload))
    },
    async 'leads.contact'(payload, tx) {
      await tellCrm(portal, tx, about.parse(payload).leadId)
    },
    async 'leads.forget'(payload, tx) {
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

/** `companyId`: from whom a lead was taken back. */
type Letter = { leadId: number; mail: LeadMail; companyId?: number | undefined }

/** One mail a reader, each a row of its own subject: one that cannot be delivered holds up no other. */
async function addressMails({ clock }: Portal, tx: Db, letter: Letter): Promise<void> {
  const { leadId } = letter
  const lead = await findLeadToTellOf(tx, leadId)
  for (const { id: accountId } of lead ? await readersOf(tx, lead, letter) : [])
    await outbox.put(
      tx,
      { kind: 'mail.lead', subject: `lead ${leadId} ${accountId}`, payload: { ...letter, accountId } },
      clock.now(),
    )
}

/** Anyone who has left meanwhile gets nothing, and nobody hears of what is no longer so. */
async function mailFor(
  portal: Portal,
  tx: Db,
  { leadId, accountId, mail = 'routed', companyId }: z.output<typeof addressed>,
): Promise<OutgoingMail | undefined> {
  const lead = await findLeadToTellOf(tx, leadId)
  const letter = { leadId, mail, companyId }
  if (!lead || !isStillSo(lead, letter, portal.clock.now())) return
  const reader = (await readersOf(tx, lead, letter)).find((one) => one.id === accountId)
  const isByChoice = mail !== 'declined' && mail !== 'erased'
  if (!reader || (isByChoice && !(await wants(tx, accountId, 'reminders')))) return
  const way = isByChoice ? unsubscribing(portal, reader, 'reminders') : undefined
  const isOver = mail === 'taken' || mail === 'erased'
  const link = addressIn(portal, reader.locale, isOver ? '/leads' : `/leads/${leadId}`)
  const written = writeMail(mail, {
    ...reader,
    lead,
    link,
    brand: letterheadIn(portal, reader.locale),
    foot: way?.foot,
  })
  return { to: reader.email, ...written, headers: way?.headers }
}

type Told = NonNullable<Awaited<ReturnType<typeof findLeadToTellOf>>>

function isStillSo(
  { stage, dueAt, erasedAt, companyId }: Told,
  { mail, companyId: former }: Letter,
  now: Date,
): boolean {
  if (mail === 'erased' || erasedAt) return mail === 'erased'
  if (mail === 'taken') return companyId !== former
  if (mail === 'declined') return isDeclined({ stage })
  return isUnanswered({ stage }) && (mail === 'routed' || (dueAt !== null && dueAt > now))
}

function readersOf(tx: Db, { companyId, routedById }: Told, { mail, companyId: former = companyId }: Letter) {
  return mail === 'declined' ? listRouters(tx, routedById) : listReaders(tx, former)
}

/** The CRM learns what the contact is now; of people with an account it knows more, and from themselves. */
async function tellCrm(portal: Portal, tx: Db, leadId: number): Promise<void> {
  const lead = await findLeadToTellOf(tx, leadId)
  if (!lead || lead.erasedAt || lead.email === '' || (await isOfAccount(tx, lead.email))) return
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
async function forget({ crm }: Portal, tx: Db, contactId: string): Promise<void> {
  if (!(await isContactInUse(tx, contactId))) await crm.eraseContact(contactId)
}
