import { type Expression, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { digestOf, readDigest } from '#app/kit/db/digest.server.ts'
import { prepared } from '#app/kit/db/prepared.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { fileRowsOfPage } from '#app/features/content/attachments/attachments.server.ts'
import { bulletinsAbout } from '#app/features/content/bulletins/bulletins.server.ts'
import { draftsOf } from '#app/features/content/drafts/drafts.server.ts'
import { picturesOf } from '#app/features/content/resources/resources.bicycles.server.ts'
import type { ModelFamily } from '#app/catalogue/catalogue.ts'
import { latestMessages } from '../conversation/conversation.server.ts'
import { decisionDraft, noteDraft, replyDraft } from '../conversation/drafts.server.ts'
import { latestEvents } from '../conversation/history.server.ts'
import type { Wanted } from '../conversation/message-params.ts'
import * as store from '../store.server.ts'
import { bicycleOf } from '../bicycle-of.ts'
import { kindOf, numbersOf, type ReaderNumbers, viewersOf } from '../reader-kinds.server.ts'
import type { Ticket } from '../tickets.ts'
import { aheadOf } from './usual-time.server.ts'

type Asked = ReaderNumbers & {
  id: number
  account: number
  limit: number
  today: string
  now: Date
  reply: string
  note: string
  decision: string
}

type DigestTicket = Pick<Ticket, 'stage' | 'awaiting' | 'frameModel' | 'serialNumber'>

/** What the page of a ticket reads; undefined while this person has begun a form there, and for older messages. */
export async function digestOfPage(
  portal: Portal,
  viewer: Viewer,
  id: number,
  { count, before }: Wanted,
): Promise<string | undefined> {
  if (before !== undefined) return undefined
  const [found] = await digests[kindOf(viewer)](portal.db, {
    id,
    account: viewer.accountId,
    ...numbersOf(viewer),
    limit: count + 1,
    today: dayOf(portal.clock.now()),
    now: portal.clock.now(),
    reply: replyDraft(id),
    note: noteDraft(id),
    decision: decisionDraft(id),
  })
  if (!found?.ticket || found.isBegun) return undefined
  // As if no day were promised and nothing appealed against: a sentence that the page may not have costs a page, one that
  // is missed keeps an old one.
  const ahead =
    viewer.side === 'company'
      ? await aheadOf(portal, { ...found.ticket, promisedAt: null, isAppealed: false })
      : undefined
  const { frameModel, serialNumber } = found.ticket
  const bulletins = await bulletinsAbout(portal, viewer, viewer.locale, bicycleOf({ frameModel, serialNumber }))
  const told = bulletins.map((one) => `${one.id}.${one.title}.${one.isOpen}`).join(' ')
  return `${readDigest(found)} ${found.isLate} ${ahead?.usualDays ?? ''} ${told}`
}

const digests = {
  maker: prepared('ticket digest maker', (db, asked: Asked) => {
    const viewer = viewersOf.maker(asked)
    return pageDigest(db, viewer, asked, store.ticketAmongSameSerial(db, viewer, asked.id))
  }),
  dealer: prepared('ticket digest dealer', (db, asked: Asked) => ofCompany(db, viewersOf.dealer(asked), asked)),
  rider: prepared('ticket digest rider', (db, asked: Asked) => ofCompany(db, viewersOf.rider(asked), asked)),
}

function ofCompany(db: Db, viewer: Viewer, asked: Asked) {
  return pageDigest(db, viewer, asked, store.wholeTicket(db, viewer, asked.id))
}

function pageDigest(db: Db, viewer: Viewer, asked: Asked, tickets: Expression<unknown>) {
  const of = (column: string) => sql`(select ${sql.ref(column)} from ticket where id = ${asked.id})`
  const family = sql<ModelFamily>`${of('frame_model')}`
  return (
    digestOf(db, [
      tickets,
      latestMessages(db, viewer.side, asked.id, asked.limit),
      latestEvents(db, viewer.side, asked.id),
      fileRowsOfPage(db, viewer, asked.id, asked.reply),
      picturesOf(db, asked.today, family),
    ])
      .select((row) =>
        row.exists(draftsOf(db, asked.account, [asked.reply, asked.note, asked.decision]).select('form')).as('isBegun'),
      )
      .select(
        sql<DigestTicket | null>`(select jsonb_build_object('stage', stage, 'awaiting', awaiting,
          'frameModel', frame_model, 'serialNumber', serial_number) from ticket where id = ${asked.id})`.as('ticket'),
      )
      // It becomes late without being changed.
      .select(sql<boolean | null>`(select due_at < ${asked.now} from ticket where id = ${asked.id})`.as('isLate'))
  )
}
