import type { Transaction } from 'kysely'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import { isStatus, offerSeen } from '#app/features/trade/leads/leads.ts'
import { addNote, editNote } from '#app/features/trade/leads/leads.notes.server.ts'
import { readLead } from '#app/features/trade/leads/leads.server.ts'
import { routeLead } from '#app/features/trade/leads/leads.staff.server.ts'
import { acceptLead, declineLead, moveLead, saveOffer } from '#app/features/trade/leads/leads.work.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import type { Portal } from '#app/portal.server.ts'
import { idOf } from './claims.ts'
import { createRandom } from './drawings/random.ts'
import { bellavistaClosedLeads } from './leads/bellavista-closed-leads.ts'
import { bellavistaOpenLeads } from './leads/bellavista-open-leads.ts'
import type { LeadStep, LeadStory } from './leads/lead-story.ts'
import { martinLeads } from './leads/martin-leads.ts'
import { portalAt } from './past.server.ts'
import type { Cast } from './people.server.ts'

type Told = { story: LeadStory; owner: string; sales: string; phone: (end: string) => string }

const told: readonly Told[] = [
  ...[...bellavistaClosedLeads, ...bellavistaOpenLeads].map((story) => ({
    story,
    owner: 'dealer',
    sales: 'sales',
    phone: (end: string) => `+39 333 555 ${end}`,
  })),
  // Numbers France keeps for films.
  ...martinLeads.map((story) => ({
    story,
    owner: 'other',
    sales: 'other',
    phone: (end: string) => `+33 6 39 98 ${end.slice(0, 2)} ${end.slice(2)}`,
  })),
]

const hour = 60 * 60_000
const day = 24 * hour

/** Lets every lead be routed and followed through the portal's own verbs, each step at its moment in the past. */
export async function addLeads(portal: Portal, tx: Transaction<Tables>, { members, staff }: Cast): Promise<void> {
  const now = portal.clock.now()
  const agent = staff.get('agent@demo.example')
  if (!agent) throw new Error('The demonstration has no agent to route leads')
  for (const one of told.toSorted((a, b) => b.story.ago - a.story.ago)) {
    const { story } = one
    const [owner, sales] = [one.owner, one.sales].map((name) => members.get(`${name}@demo.example`))
    if (!owner || !sales) throw new Error(`Nobody in the demonstration takes the lead ${story.name.join(' ')}`)
    const routedAt = new Date(now.getTime() - story.ago * day)
    const id = await routeLead(portalAt(portal, tx, routedAt), agent, {
      ...contactOf(one),
      submission: idOf(`lead ${story.name.join(' ')}`),
      companyId: owner.companyId,
      message: story.says,
      productsOfInterest: story.wants,
    })
    if (id === undefined) throw new Error(`The demonstration's ${owner.companyName} takes no leads`)
    await follow(one, { id, owner, sales, at: (after) => portalAt(portal, tx, new Date(routedAt.getTime() + after)) })
  }
  // Their mails were read long ago.
  await tx.deleteFrom('outbox').where('subject', 'like', 'lead %').execute()
}

type Course = { id: number; owner: CompanyViewer; sales: CompanyViewer; at: (after: number) => Portal }

async function follow({ story }: Told, course: Course): Promise<void> {
  const { id, owner, sales, at } = course
  const { accepted, declined, steps = [] } = story
  if (declined) {
    const { hours, why: reason, comment: note = '' } = declined
    await declineLead(at(hours * hour), owner, id, { reason, note })
  }
  if (accepted !== undefined) await acceptLead(at(accepted * hour), owner, id)
  for (const [index, step] of steps.entries()) {
    // A few minutes apart, so that what happens on one day keeps its order.
    const then = at(step.day * day + index * 7 * 60_000)
    await play(then, step.by === 'sales' ? sales : owner, { id, story, index, step })
  }
}

type Played = { id: number; story: LeadStory; index: number; step: LeadStep }

async function play(then: Portal, viewer: CompanyViewer, { id, story, index, step }: Played): Promise<void> {
  const { lead, notes } = await readLead(then, viewer, id)
  if ('note' in step) {
    const submission = idOf(`note ${index} on ${story.name.join(' ')}`)
    await addNote(then, viewer, id, { submission, note: step.note })
  } else if ('rewrites' in step) {
    const [note] = notes
    if (note) await editNote(then, viewer, id, { noteId: note.id, version: note.version, note: step.rewrites })
  } else if ('offers' in step) {
    const productsOfInterest = step.wants ?? lead.productsOfInterest
    const dealerAmount = Math.round(step.offers * 100)
    await saveOffer(then, viewer, id, { productsOfInterest, dealerAmount, seen: offerSeen(lead) })
  } else if (isStatus(lead.stage)) {
    const lost = step.to === 'lost' ? { lostReason: step.why, note: step.comment ?? '' } : {}
    await moveLead(then, viewer, id, { from: lead.stage, to: step.to, ...lost })
  }
}

/** Some leave only an address, some only a number. */
function contactOf({ story: { name }, phone }: Told) {
  const [firstName, lastName] = name
  const random = createRandom(name.join(' '))
  const digits = () => String(Math.floor(random.between(0, 10_000))).padStart(4, '0')
  const way = random.pick(['both', 'both', 'both', 'mail', 'phone'])
  const address = `${firstName}.${lastName}`
    .normalize('NFD')
    .replaceAll(/[^A-Za-z.]/g, '')
    .toLowerCase()
  return {
    firstName,
    lastName,
    email: way === 'phone' ? '' : `${address}@posta.example`,
    mobilePhone: way === 'mail' ? '' : phone(digits()),
    phone: '',
  }
}
