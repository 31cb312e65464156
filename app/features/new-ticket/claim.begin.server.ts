import { randomUUID } from 'node:crypto'
import type { Typed } from '#app/kit/forms/problems.ts'
import type { Portal } from '#app/portal.server.ts'
import { type CompanyViewer, hasModule } from '../account/account.ts'
import { filesOfSubmission } from '../attachments/attachments.server.ts'
import { type Attachment, fileAddress } from '../attachments/attachments.ts'
import { readDraft } from '../drafts/drafts.server.ts'
import { familiesOf, foldSerial, normaliseSerial } from '../models/models.serials.ts'
import { findProduct, productWithSerial } from '../products/products.server.ts'
import { readTicket } from '../tickets/tickets.server.ts'
import type { Ticket } from '../tickets/tickets.ts'
import { asksPhase, draftNameOf } from './claim.ts'
import { type Claim, openAbout, textOf } from './claim.server.ts'
import { countryOf } from './store.server.ts'

/** What the address of the page says: the ticket the claim follows, and the bicycle it is to be about. */
type Asked = {
  from: number | undefined
  serial: string | null
  /** The bicycle goes into a draft that names none. */
  fills: boolean
}

/** @throws Problem not-found for a ticket this viewer may not see */
export async function readClaim(portal: Portal, viewer: CompanyViewer, { from, serial, fills }: Asked): Promise<Claim> {
  const [page, draft] = await Promise.all([
    from === undefined ? undefined : readTicket(portal, viewer, from, { count: 1 }),
    readDraft(portal, viewer, draftNameOf(from)),
  ])
  const before = page ? beforeOf(page) : null
  const asked = serial === null ? null : normaliseSerial(serial.slice(0, 400))
  const bike = asked && !page && (!draft || fills) ? await bikeWith(portal, viewer, asked) : {}
  const begun = draft ? fill(typedIn(draft.fields), bike) : await blank(portal, viewer, page?.ticket, bike)
  const typed = asksPhase(viewer) ? begun : { ...begun, damage_phase: 'field' }
  const number = textOf(typed, 'serial_number')
  const hasOffer = before !== null && before.photos.length + before.receipts > 0
  const offer = hasOffer ? (draft ? draft.fields : [['copy_photos', 'yes'] as const]) : []
  const answers = offer.filter(([name]) => name === 'copy_photos').map(([, value]) => value)
  return {
    submission: draft?.submission ?? randomUUID(),
    typed,
    asksPhase: asksPhase(viewer),
    files: draft ? await filesOfSubmission(portal, viewer, draft.submission) : { attachments: [], receipt: [] },
    before,
    copyPhotos: answers.length > 0 ? answers.includes('yes') : null,
    resumedAt: draft?.savedAt ?? null,
    asked,
    // What was begun is not given up for it: the page says so, and offers to start afresh.
    other: draft && asked && foldSerial(number) !== foldSerial(asked) ? { drafted: number, asked } : null,
    same: await openAbout(portal, viewer, number),
  }
}

async function blank(portal: Portal, viewer: CompanyViewer, before: Ticket | undefined, bike: Typed): Promise<Typed> {
  if (before)
    return {
      country: before.country,
      frame_model: before.frameModel,
      serial_number: before.serialNumber,
      damage_phase: before.damagePhase,
      date_of_purchase: before.dateOfPurchase ?? '',
    }
  return { country: await countryOf(portal.db, viewer), ...bike }
}

/**
 * Whoever comes from a product or an order brings its number. A registered bicycle is known with all the form asks for;
 * of another the number mostly tells the model too.
 */
async function bikeWith(portal: Portal, viewer: CompanyViewer, serial: string): Promise<Typed> {
  const id = hasModule(viewer, 'products') ? await productWithSerial(portal, viewer, serial) : undefined
  if (id !== undefined) {
    const { frameModel, country, dateOfPurchase } = await findProduct(portal, viewer, id)
    return { serial_number: serial, frame_model: frameModel, country, date_of_purchase: dateOfPurchase }
  }
  const [family, ...others] = familiesOf(serial)
  return { serial_number: serial, ...(family && others.length === 0 ? { frame_model: family } : {}) }
}

/** A draft that names a bicycle keeps it; into another goes what it does not say yet. */
function fill(draft: Typed, bike: Typed): Typed {
  if (textOf(draft, 'serial_number').trim() !== '') return draft
  const missing = Object.entries(bike).filter(([name]) => textOf(draft, name).trim() === '')
  return { ...draft, ...Object.fromEntries(missing) }
}

function typedIn(fields: readonly [name: string, value: string][]): Typed {
  const parts = fields.filter(([name]) => name === 'part_involved').map(([, value]) => value)
  return { ...Object.fromEntries(fields), part_involved: parts }
}

function beforeOf({ ticket, files }: Awaited<ReturnType<typeof readTicket>>): Claim['before'] {
  const ofClaim = files.filter(({ messageId, withdrawn }) => messageId === null && !withdrawn)
  return {
    id: ticket.id,
    photos: ofClaim.filter(({ kind, field }) => kind === 'photo' && field === 'attachments').map(pictureOf),
    receipts: ofClaim.filter(({ field }) => field === 'receipt').length,
  }
}

function pictureOf(file: Attachment) {
  return { id: file.id, thumb: fileAddress(file).thumb }
}
