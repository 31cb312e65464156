import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { CompanyViewer, Viewer } from '#app/features/people/account/account.ts'
import { companyWith, tradeCompanyWith } from '#app/features/people/licence/licence.ts'
import { goesWithBulletinOf } from './bulletins.store.server.ts'
import type { Attachment, FileField, FileKind } from './attachments.ts'

/** True for a file of a form that is not sent yet; worded as in the partial indexes. */
export const isUnsent = sql<boolean>`(ticket_id is null and product_id is null and quote_id is null
  and bulletin_id is null and check_id is null)`

/**
 * Every read of files starts here: staff see all; a company its tickets', products' and quotes', save the internal ones,
 * those of bulletins it reads, the photos of its workshop's checklists, and those of what was signed on a bicycle that it
 * holds.
 */
export function filesVisibleTo(db: Db, viewer: Viewer) {
  const all = db.selectFrom('attachment')
  if (viewer.side === 'maker') return all
  return all
    .where('internal', '=', false)
    .where((row) =>
      row.or([
        row.and([row('ticket_id', 'is not', null), row('company_id', '=', companyWith(viewer, 'tickets'))]),
        row.and([row('product_id', 'is not', null), row('company_id', '=', companyWith(viewer, 'products'))]),
        row.and([row('quote_id', 'is not', null), row('company_id', '=', tradeCompanyWith(viewer, 'quotes'))]),
        row.and([row('bulletin_id', 'is not', null), goesWithBulletinOf(viewer)]),
        row.and([row('check_id', 'is not', null), isOfCheckFor(viewer)]),
      ]),
    )
}

function isOfCheckFor(viewer: CompanyViewer) {
  const workshop = viewer.role === 'customer' ? 0 : companyWith(viewer, 'user-guides')
  return sql<boolean>`(attachment.company_id = ${workshop} or exists (select from bicycle_check
    join product on product.id = bicycle_check.product_id
    where bicycle_check.id = attachment.check_id and bicycle_check.state = 'signed'
      and product.company_id = ${companyWith(viewer, 'products')}))`
}

/** What a form that is being filled in holds; only its own author sees it. */
function filesBeingAdded(db: Db, viewer: Viewer, submission: string) {
  return db
    .selectFrom('attachment')
    .where('owner_id', '=', viewer.accountId)
    .where('submission', '=', submission)
    .where(isUnsent)
}

export const columns = [
  'id',
  'message_id as messageId',
  'field',
  'name',
  'kind',
  'bytes',
  'width',
  'height',
  'captured_at as capturedAt',
  'slot',
  'turned',
  'withdrawn_at as withdrawnAt',
  'created_at as createdAt',
] as const

/** For staff, in a statement that has the ticket's number: the first photo of the claim. */
export function firstPhotoOf(ticketId: string) {
  return sql<Pick<Attachment, 'id' | 'turned'> | null>`(select json_build_object('id', id, 'turned', turned)
    from attachment where ticket_id = ${sql.ref(ticketId)} and message_id is null and kind = 'photo'
      and field = 'attachments' and withdrawn_at is null
    order by place, created_at, attachment.id limit 1)`
}

export function readFilesBeingAdded(db: Db, viewer: Viewer, submission: string) {
  return filesBeingAdded(db, viewer, submission)
    .select(['id', 'field', 'name', 'kind', 'bytes', 'slot'])
    .orderBy('place')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** How many photos, receipts, and receipts that are videos are being added. */
export function countsBeingAdded(db: Db, viewer: Viewer, submission: string) {
  return filesBeingAdded(db, viewer, submission).select(({ fn }) => [
    fn.countAll<number>().filterWhere('field', '=', 'attachments').filterWhere('kind', '=', 'photo').as('photos'),
    fn.countAll<number>().filterWhere('field', '=', 'receipt').as('receipts'),
    fn.countAll<number>().filterWhere('field', '=', 'receipt').filterWhere('kind', '=', 'video').as('filmedReceipts'),
  ])
}

/** What this person holds in forms that are not sent: bytes in all, and how many forms beside this one. */
export async function sumOfUnsent(db: Db, viewer: Viewer, submission: string) {
  const { otherForms, bytes } = await db
    .selectFrom('attachment')
    .select((row) => [
      row.fn.count('submission').distinct().filterWhere('submission', '!=', submission).as('otherForms'),
      row.fn.coalesce(row.fn.sum('bytes'), sql`0`).as('bytes'),
    ])
    .where('owner_id', '=', viewer.accountId)
    .where(isUnsent)
    .executeTakeFirstOrThrow()
  return { otherForms: Number(otherForms), bytes: Number(bytes) }
}

/** The proof of purchase of a product, of the holder whom the caller may see: a former holder's stays with them. */
export function readFilesOfProduct(db: Db, viewer: Viewer, productId: number): Promise<Attachment[]> {
  return filesOf(db, viewer, 'product_id', productId)
}

export function readFilesOfQuote(db: Db, viewer: Viewer, quoteId: number): Promise<Attachment[]> {
  return filesOf(db, viewer, 'quote_id', quoteId)
}

export function readFilesOfBulletin(db: Db, viewer: Viewer, bulletinId: number): Promise<Attachment[]> {
  return filesOf(db, viewer, 'bulletin_id', bulletinId)
}

export function readFilesOfCheck(db: Db, viewer: Viewer, checkId: number): Promise<Attachment[]> {
  return filesOf(db, viewer, 'check_id', checkId)
}

type FileOwner = 'product_id' | 'quote_id' | 'bulletin_id' | 'check_id'

async function filesOf(db: Db, viewer: Viewer, of: FileOwner, id: number): Promise<Attachment[]> {
  const rows = await filesVisibleTo(db, viewer)
    .select(columns)
    .where(of, '=', id)
    .orderBy('place')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ withdrawnAt, ...file }) => ({ ...file, withdrawn: withdrawnAt !== null }))
}

/** Where the content of a file lies: of one's own unsent forms, or of a ticket or product one may see. */
export async function findContent(db: Db, viewer: Viewer, id: string) {
  const content = [
    'name',
    'kind',
    'media_type as mediaType',
    'content_key as contentKey',
    'thumb_key as thumbKey',
  ] as const
  const sent = await filesVisibleTo(db, viewer)
    .select(content)
    .where('id', '=', id)
    .where((row) => row.not(isUnsent))
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (sent) return sent
  return db
    .selectFrom('attachment')
    .select(content)
    .where('id', '=', id)
    .where('owner_id', '=', viewer.accountId)
    .where(isUnsent)
    .executeTakeFirst()
}

export type NewFile = {
  id: string
  ownerId: number
  submission: string
  field: FileField
  name: string
  kind: FileKind
  mediaType: string
  bytes: number
  contentKey: string
  /** The hash of what lies in the store, which shows later whether it is still the same. */
  contentSha256: string
  thumbKey: string | null
  width: number | null
  height: number | null
  capturedAt: string | null
  /** The shot of the catalogue that it is; none unless told. */
  slot?: string | null | undefined
  /** The hash of the file as it was sent: the same file sent again in the same form is recognised. */
  sentSha256: string
  /** Where among the files of its form it was chosen; unless told, behind those that are there. */
  place?: number | undefined
}

/** One field of one filling-in of a form. */
export type Form = Pick<NewFile, 'ownerId' | 'submission' | 'field'>

export type Twin = Pick<Attachment, 'id' | 'name' | 'bytes' | 'kind' | 'slot'>

/** The file that came already with this field, also when the form has been sent since. */
export function findTwin(db: Db, { ownerId, submission, field }: Form, sentSha256: string) {
  return db
    .selectFrom('attachment')
    .select(['id', 'name', 'kind', 'bytes', 'slot'])
    .where('owner_id', '=', ownerId)
    .where('submission', '=', submission)
    .where('field', '=', field)
    .where('sent_sha256', '=', sentSha256)
    .executeTakeFirst()
}

export async function insertFile(tx: Db, file: NewFile, now: Date): Promise<void> {
  await tx
    .insertInto('attachment')
    .values({
      id: file.id,
      owner_id: file.ownerId,
      submission: file.submission,
      field: file.field,
      name: file.name,
      kind: file.kind,
      media_type: file.mediaType,
      bytes: file.bytes,
      content_key: file.contentKey,
      content_sha256: file.contentSha256,
      thumb_key: file.thumbKey,
      width: file.width,
      height: file.height,
      captured_at: file.capturedAt,
      sent_sha256: file.sentSha256,
      slot: file.slot ?? null,
      place:
        file.place ??
        sql<number>`
        (select coalesce(max(place), 0) + 1 from attachment
          where owner_id = ${file.ownerId} and submission = ${file.submission})`,
      created_at: now,
    })
    .execute()
}

/** @returns what lay in the store under it, or undefined where there was no such file */
export function deleteFileBeingAdded(db: Db, viewer: Viewer, submission: string, id: string) {
  return db
    .deleteFrom('attachment')
    .where('owner_id', '=', viewer.accountId)
    .where('submission', '=', submission)
    .where(isUnsent)
    .where('id', '=', id)
    .returning(['content_key as contentKey', 'thumb_key as thumbKey'])
    .executeTakeFirst()
}

type Withdrawn = { id: string; ticketId: number; name: string }

/** `others`: tickets that show files of this one as well, or it theirs. */
export type FileOfTicket = { id: string; ticketId: number; others: readonly number[] }

/**
 * A file of a ticket, and what is the same one in the others: of the same owner, as it was sent, though it may have been
 * turned since; or, of older ones, as it lies in the store.
 */
export async function withdraw(tx: Db, { id, ticketId, others }: FileOfTicket, now: Date): Promise<Withdrawn[]> {
  const { rows } = await sql<Withdrawn>`
    update attachment set withdrawn_at = ${now} from attachment one
    where one.id = ${id} and one.ticket_id = ${ticketId} and one.withdrawn_at is null and attachment.withdrawn_at is null
      and (attachment.id = one.id or attachment.ticket_id = any(${others}::bigint[]) and attachment.owner_id = one.owner_id
        and (attachment.sent_sha256 = one.sent_sha256 or attachment.content_key = one.content_key))
    returning attachment.id, attachment.ticket_id as "ticketId", attachment.name`.execute(tx)
  return rows
}

/** From what a new claim takes files over: an earlier one, or the registration of its bicycle. */
export type CopiedFrom = { ticket: number } | { product: number }

/** What a new form may take over: the photos of a claim, and the proof of purchase whatever it is. */
export function findFilesToCopy(db: Db, viewer: Viewer, from: CopiedFrom) {
  return filesVisibleTo(db, viewer)
    .select(['field', 'name', 'kind', 'bytes', 'width', 'height', 'slot'])
    .select(['media_type as mediaType', 'captured_at as capturedAt', 'sent_sha256 as sentSha256'])
    .select(['content_key as contentKey', 'thumb_key as thumbKey'])
    .where('ticket' in from ? 'ticket_id' : 'product_id', '=', 'ticket' in from ? from.ticket : from.product)
    .where('message_id', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where((row) => row.or([row('field', '=', 'receipt'), row('kind', '=', 'photo')]))
    .orderBy('place')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
