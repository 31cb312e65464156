import { randomUUID } from 'node:crypto'
import type { Portal } from '#app/portal.server.ts'
import type { CompanyViewer, StaffViewer } from '#app/features/people/account/account.ts'
import { routeLead, type LeadInput } from './leads.staff.server.ts'
import { readLead } from './leads.server.ts'
import { type LeadStatus, offerSeen } from './leads.ts'
import { acceptLead, moveLead, saveOffer } from './leads.work.server.ts'

type PutOptions = { companyId: number; byId: number; authorId: number; name: string; declined?: boolean }

/** A lead put straight into the database, of whatever company, with a note on it. */
export async function putLead(
  portal: Portal,
  { companyId, byId, authorId, name, declined }: PutOptions,
): Promise<{ id: number; noteId: number }> {
  const now = portal.clock.now()
  const { id } = await portal.db
    .insertInto('lead')
    .values({
      company_id: companyId,
      routed_by: byId,
      submission: randomUUID(),
      first_name: name,
      email: 'ivano@posta.example',
      message: `Vorrei una bici, dice ${name}.`,
      currency: 'EUR',
      ...(declined
        ? { acceptance: 'declined' as const, decline_reason: 'too_far' as const }
        : { acceptance: 'accepted' as const, lead_status: 'contacted' as const }),
      search: name.toLowerCase(),
      created_at: now,
      routed_at: now,
      answered_at: now,
      answered_by: authorId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const note = await portal.db
    .insertInto('lead_note')
    .values({ lead_id: id, author_id: authorId, submission: randomUUID(), body: `Nota su ${name}`, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, noteId: note.id }
}

type Options = Partial<Omit<LeadInput, 'submission' | 'companyId'>> & {
  of: { viewer: CompanyViewer }
  by: { viewer: StaffViewer }
  /** Unless told nobody has answered yet. */
  place?: LeadStatus
  amount?: number
}

/** A lead as staff route it, and as far as the dealer has come with it. */
export async function addLead(portal: Portal, { of, by, place, amount, ...options }: Options): Promise<{ id: number }> {
  const id = await routeLead(portal, by.viewer, {
    firstName: 'Ivano',
    lastName: 'Pradal',
    email: 'ivano@posta.example',
    mobilePhone: '+39 333 555 0101',
    phone: '',
    message: 'Vorrei una bici su misura.',
    productsOfInterest: ['C68'],
    ...options,
    submission: randomUUID(),
    companyId: of.viewer.companyId,
  })
  if (id === undefined) throw new Error('This company takes no leads')
  if (place !== undefined) await acceptLead(portal, of.viewer, id)
  if (amount !== undefined) {
    const { lead } = await readLead(portal, of.viewer, id)
    const offer = { productsOfInterest: ['C68' as const], dealerAmount: amount }
    await saveOffer(portal, of.viewer, id, { ...offer, seen: offerSeen(lead) })
  }
  if (place !== undefined && place !== 'new')
    await moveLead(portal, of.viewer, id, { from: 'new', to: place, lostReason: 'price' })
  return { id }
}
