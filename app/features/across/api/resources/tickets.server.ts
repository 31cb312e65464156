import * as z from 'zod/mini'
import type { Claim } from '#app/features/service/tickets/tickets.claim.ts'
import { feedOfMessages, feedOfTickets } from '#app/features/service/tickets/tickets.feed.server.ts'
import { reply } from '#app/features/service/tickets/tickets.server.ts'
import { stages } from '#app/features/service/tickets/tickets.stages.ts'
import { awaitings, closeReasons, damagePhases, resolutions } from '#app/features/service/tickets/tickets.ts'
import { Problem } from '#app/kit/problem.ts'
import {
  day,
  id,
  moment,
  onlyOne,
  orNull,
  pageFrom,
  pageOf,
  paging,
  said,
  shownBy,
  since,
  feedQueryOf,
} from '../fields.ts'
import { about } from '../notes.ts'
import { type Operation, reading, writing } from '../operations.ts'

/** All that its sender has said. */
const claim = {
  family: z.string(),
  serialNumber: z.string(),
  partInvolved: z.array(z.string()),
  kindOfDamage: z.string(),
  damagePhase: z.enum(damagePhases),
  country: z.string(),
  dateOfPurchase: orNull(day),
  content: z.string(),
  notes: z.string(),
} satisfies Record<Exclude<keyof Claim, 'frameModel'> | 'family', z.ZodMiniType>

const ticket = z.strictObject({
  id,
  companyId: id,
  companyName: z.string(),
  authorName: z.string(),
  subject: orNull(z.string()).check(about('subject')),
  stage: z.enum(stages),
  awaiting: z.enum(awaitings).check(about('awaiting')),
  ...claim,
  promisedAt: orNull(day),
  warrantyAccepted: orNull(z.boolean()),
  decisionReason: orNull(z.string()),
  returnRequested: orNull(z.boolean()),
  authorizationNumber: orNull(z.string()),
  resolution: orNull(z.enum(resolutions)),
  closeReason: orNull(z.enum(closeReasons)),
  createdAt: moment,
  lastActivityAt: moment,
  closedAt: orNull(moment),
})

type Row = Awaited<ReturnType<typeof feedOfTickets>>['rows'][number]

function shown(row: Row) {
  return shownBy(ticket, { ...row, family: row.frameModel })
}

const message = z.strictObject({
  id,
  authorName: z.string(),
  fromStaff: z.boolean(),
  internal: z.boolean().check(about('internal')),
  body: z.string(),
  createdAt: moment,
})

export const ticketOperations: readonly Operation[] = [
  reading({
    name: 'tickets.list',
    path: '/tickets',
    scope: 'tickets:read',
    query: z.strictObject({ ...paging, ...since('activity'), stage: z.optional(z.enum(stages)) }),
    answer: pageOf(ticket),
    run: async ({ portal, viewer }, query) =>
      pageFrom(await feedOfTickets(portal, viewer, { ...feedQueryOf(query), stage: query.stage }), shown),
  }),
  reading({
    name: 'tickets.read',
    path: '/tickets/{id}',
    scope: 'tickets:read',
    answer: ticket,
    run: async ({ portal, viewer, id: asked }) =>
      shown(onlyOne(await feedOfTickets(portal, viewer, { limit: 1, id: asked }))),
  }),
  reading({
    name: 'messages.list',
    path: '/tickets/{id}/messages',
    scope: 'tickets:read',
    query: z.strictObject({ ...paging, ...since('creation') }),
    answer: pageOf(message),
    run: async ({ portal, viewer, id: asked }, query) =>
      pageFrom(await feedOfMessages(portal, viewer, asked, feedQueryOf(query)), (row) => shownBy(message, row)),
  }),
  writing({
    name: 'messages.add',
    path: '/tickets/{id}/messages',
    scope: 'messages:write',
    body: z.strictObject({ message: said(5000), submission: z.optional(z.uuid().check(about('submission'))) }),
    answer: z.strictObject({ ticketId: id }),
    status: 201,
    async run({ portal, viewer, id: asked, submission }, { message: text, submission: own = submission }) {
      if (viewer.side !== 'company') throw new Problem('not-yours')
      await reply(portal, viewer, asked, { submission: own, message: text })
      return { ticketId: asked }
    },
  }),
]
