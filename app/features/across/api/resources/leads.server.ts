import * as z from 'zod/mini'
import { feedOfLeads, leadInFeed } from '#app/features/trade/leads/leads.feed.server.ts'
import { addNote } from '#app/features/trade/leads/leads.notes.server.ts'
import { declineReasons, leadStages, leadStatuses, lostReasons } from '#app/features/trade/leads/leads.ts'
import { acceptLead, declineLead, moveLead } from '#app/features/trade/leads/leads.work.server.ts'
import { minor } from '#app/kit/intake/amounts.ts'
import { clean } from '#app/kit/storable.ts'
import { id, moment, orNull, pageFrom, pageOf, paging, said, shownBy, since, feedQueryOf } from '../fields.ts'
import { about } from '../notes.ts'
import { type Call, type Operation, reading, writing } from '../operations.ts'

const lead = z.strictObject({
  id,
  companyId: id,
  companyName: z.string(),
  status: z.enum(leadStages),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  mobilePhone: z.string(),
  phone: z.string(),
  message: z.string(),
  families: z.array(z.string()),
  dealerAmount: orNull(minor),
  currency: z.string(),
  declineReason: orNull(z.enum(declineReasons)),
  lostReason: orNull(z.enum(lostReasons)),
  reasonNote: z.string(),
  routedAt: moment,
  dueAt: orNull(moment),
})

type Row = Awaited<ReturnType<typeof feedOfLeads>>['rows'][number]

function shown(row: Row) {
  return shownBy(lead, { ...row, status: row.stage, families: row.productsOfInterest })
}

const note = z.string().check(clean, z.maxLength(500))
const isTold = ({ reason, note: why }: { reason?: string | undefined; note?: string | undefined }) =>
  reason !== 'other' || Boolean(why)

const answerOf = z
  .strictObject({
    accepted: z.boolean(),
    reason: z.optional(z.enum(declineReasons)).check(about('declined')),
    note: z.optional(note).check(about('other')),
  })
  .check(
    z.refine(({ accepted, reason }) => accepted || reason !== undefined, { path: ['reason'] }),
    z.refine(isTold, { path: ['note'] }),
  )

const moveOf = z
  .strictObject({
    from: z.enum(leadStatuses).check(about('from')),
    to: z.enum(leadStatuses),
    reason: z.optional(z.enum(lostReasons)).check(about('lost')),
    note: z.optional(note).check(about('other')),
  })
  .check(
    z.refine(({ to, reason }) => to !== 'lost' || reason !== undefined, { path: ['reason'] }),
    z.refine(isTold, { path: ['note'] }),
  )

/** What is kept for repetitions of the call names nobody. */
const standing = z.strictObject({ id, status: z.enum(leadStages) })

async function whole({ portal, viewer, id: asked }: Call) {
  return shown(await leadInFeed(portal, viewer, asked))
}

/** Where it stands by now. */
async function standingOf({ portal, viewer, id: asked }: Call) {
  return { id: asked, status: (await leadInFeed(portal, viewer, asked)).stage }
}

export const leadOperations: readonly Operation[] = [
  reading({
    name: 'leads.list',
    path: '/leads',
    scope: 'leads:read',
    query: z.strictObject({ ...paging, ...since('routing'), status: z.optional(z.enum(leadStages)) }),
    answer: pageOf(lead),
    run: async ({ portal, viewer }, query) =>
      pageFrom(await feedOfLeads(portal, viewer, { ...feedQueryOf(query), stage: query.status }), shown),
  }),
  reading({ name: 'leads.read', path: '/leads/{id}', scope: 'leads:read', answer: lead, run: whole }),
  writing({
    name: 'leads.answer',
    path: '/leads/{id}/answer',
    scope: 'leads:write',
    body: answerOf,
    answer: standing,
    async run(call, { accepted, reason = 'other', note: why = '' }) {
      const { portal, viewer, id: asked } = call
      if (accepted) await acceptLead(portal, viewer, asked)
      else await declineLead(portal, viewer, asked, { reason, note: why })
      return standingOf(call)
    },
  }),
  writing({
    name: 'leads.move',
    path: '/leads/{id}/status',
    scope: 'leads:write',
    body: moveOf,
    answer: standing,
    async run(call, { from, to, reason, note: why = '' }) {
      await moveLead(call.portal, call.viewer, call.id, { from, to, lostReason: reason, note: why })
      return standingOf(call)
    },
  }),
  writing({
    name: 'leads.note',
    path: '/leads/{id}/notes',
    scope: 'leads:write',
    body: z.strictObject({ note: said(5000) }),
    answer: standing,
    status: 201,
    async run(call, { note: text }) {
      await addNote(call.portal, call.viewer, call.id, { submission: call.submission, note: text })
      return standingOf(call)
    },
  }),
]
