import type { Db } from '#app/kit/db/db.server.ts'
import { jobOf } from '#app/kit/outbox/jobs.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import type { OutgoingMail } from '#app/kit/outbox/outgoing-mail.ts'
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
import * as kinds from './leads.outbox.ts'
import { isDeclined, isUnanswered } from './leads.ts'

export function leadJobs(portal: Portal) {
  return [
    jobOf(kinds.leadRouted, async (about, tx) => {
      await addressMails(portal, tx, { ...about, mail: 'routed' })
    }),
    jobOf(kinds.leadUnanswered, async (about, tx) => {
      await addressMails(portal, tx, { ...about, mail: 'unanswered' })
    }),
    jobOf(kinds.leadDeclined, async (about, tx) => {
      await addressMails(portal, tx, { ...about, mail: 'declined' })
    }),
    jobOf(kinds.leadTaken, async (about, tx) => {
      await addressMails(portal, tx, { ...about, mail: 'taken' })
    }),
    jobOf(kinds.leadErased, async (about, tx) => {
      await addressMails(portal, tx, { ...about, mail: 'erased' })
    }),
    jobOf(kinds.leadMail, async (mail, tx) => mailFor(portal, tx, mail)),
    jobOf(kinds.leadContact, async ({ leadId }, tx) => {
      await tellCrm(portal, tx, leadId)
    }),
    jobOf(kinds.leadForgotten, async ({ contactId }, tx) => {
      await forget(portal, tx, contactId)
    }),
  ]
}

const day = 24 * 60 * 60_000

/** Who has a day left to answer a lead is reminded, once. */
export async function remindOfLeads({ db, clock }: Portal): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    for (const leadId of await takeUnanswered(tx, now, new Date(now.getTime() + day)))
      await outbox.put(tx, kinds.leadUnanswered.of(`lead ${leadId}`, { leadId }), now)
  })
}

/** `companyId`: from whom a lead was taken back. */
type Letter = { leadId: number; mail: LeadMail; companyId?: number | undefined }

/** One mail a reader, each a row of its own subject: one that cannot be delivered holds up no other. */
async function addressMails({ clock }: Portal, tx: Db, letter: Letter): Promise<void> {
  const { leadId } = letter
  const lead = await findLeadToTellOf(tx, leadId)
  for (const { id: accountId } of lead ? await readersOf(tx, lead, letter) : [])
    await outbox.put(tx, kinds.leadMail.of(`lead ${leadId} ${accountId}`, { ...letter, accountId }), clock.now())
}

/** Anyone who has left meanwhile gets nothing, and nobody hears of what is no longer so. */
async function mailFor(
  portal: Portal,
  tx: Db,
  { leadId, accountId, mail = 'routed', companyId }: kinds.Addressed,
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
