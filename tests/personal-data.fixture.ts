import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { putAnsweredToken } from '#app/features/across/api/api.fixture.ts'
import { putFolder, putResource } from '#app/features/content/resources/resources.fixture.ts'
import { decide, sayOn } from '#app/features/people/profile/data/records.fixture.ts'
import { type App, askErasure, givePassword } from '#app/features/people/profile/profile.fixture.ts'
import { addSignalOf } from '#app/features/service/signals/signals.fixture.ts'
import { addShare } from '#app/features/content/shares/shares.fixture.ts'
import { addRemark } from '#app/features/content/remarks/remarks.fixture.ts'
import { addBulletinOf } from './personal-bulletins.fixture.ts'
import { addPackageOf } from './personal-packages.fixture.ts'
import { addDraft } from '#app/features/service/recalls/recalls.fixture.ts'
import { addAppointment } from '#app/features/service/appointments/appointments.fixture.ts'
import { putLead } from '#app/features/trade/leads/leads.fixture.ts'
import { addOrder } from '#app/features/trade/orders/orders.fixture.ts'
import { addInvoice } from '#app/features/trade/invoices/invoices.fixture.ts'
import { addTestQuote } from '#app/features/trade/quotes/quotes.fixture.ts'
import type { Member, Staff } from '#tests/app.ts'
import { addMailsOf } from './personal-mails.fixture.ts'
import { insertRow } from './personal-rows.fixture.ts'
import { addSurveyOf } from './personal-surveys.fixture.ts'
import { addService } from './personal-service.fixture.ts'

/** Between these it differs what is exported and what an erasure does. */
export const kindsOfPeople = ['rider', 'dealer', 'staff'] as const
export type KindOfPerson = (typeof kindsOfPeople)[number]

export type Person = Member | Staff

/** Somebody with a record of their own in every table their kind has any in, who has asked for erasure. */
export async function addPersonEverywhere(app: App, kind: KindOfPerson): Promise<{ person: Person; request: number }> {
  const boss = await app.dealer()
  const admin = await app.staff('admin')
  const member = await app.dealer({
    name: 'Elena Ferri',
    ...(kind === 'rider' ? { role: 'customer' } : { company: boss }),
  })
  const person = await givePassword(app, kind === 'staff' ? await app.staff('admin') : member)
  await addSignIn(app, person)
  await addRequests(app, person, boss)
  await addService(app, member, person)
  await addViews(app, person)
  await addCompanyFacts(app, member, person)
  await addQuote(app, member, person)
  if (kind === 'rider')
    await addOrder(app.portal, { of: member, trackingNumber: '1', addresses: { selling: { name: 'Elena Ferri' } } })
  else await addLeadOf(app, member, person, admin)
  await addErp(app, boss, person)
  if (person.viewer.side === 'maker') await addResource(app, person.viewer)
  const request = await askErasure(app, person)
  await app.work()
  const draft = { content: '{}', changed_at: app.clock.now(), changed_by: null }
  await insertRow(app, 'brand_version', { number: 1, content: '{}', published_at: app.clock.now() })
  const { accountId } = person.viewer
  const periods = { kind: 'orders', before: 10, after: 12 }
  await insertRow(app, 'retention_change', { at: app.clock.now(), by_id: accountId, ...periods })
  const act = { kind: 'role-changed', actor_id: accountId, account_id: accountId }
  await insertRow(app, 'console_act', { at: app.clock.now(), ...act })
  await addSignalOf(app, accountId)
  await addMailsOf(app, person, boss)
  await insertRow(app, 'log_check', { at: app.clock.now(), by_id: person.viewer.accountId, report: '{}' })
  for (const table of ['catalogue_draft', 'brand_draft'] as const)
    await app.portal.db
      .insertInto(table)
      .values(draft)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return { person, request }
}

async function addSignIn(app: App, person: Person): Promise<void> {
  const { accountId, email } = person.viewer
  const { db } = app.portal
  const now = app.clock.now()
  const soon = new Date(now.getTime() + 60_000)
  const mine = { account_id: accountId, created_at: now }
  const account = db.selectFrom('account').select('subject').where('id', '=', accountId)
  const { subject } = await account.executeTakeFirstOrThrow()
  const link = { token_hash: randomBytes(32), purpose: 'reset', subject, email, created_at: now, expires_at: soon }
  await insertRow(app, 'one_time_link', link)
  const key = { public_key: randomBytes(8), counter: 0, transports: [] }
  await insertRow(app, 'passkey', { ...mine, id: randomUUID(), name: '', ...key })
  await insertRow(app, 'recovery_code', { account_id: accountId, code_hash: randomBytes(8) })
  if (person.viewer.side === 'company') await insertRow(app, 'totp', { ...mine, secret: randomBytes(8) })
  await db.updateTable('session').set({ second_factor_at: now }).where('account_id', '=', accountId).execute()
  const job = { kind: 'account.reset', subject: `account ${email}`, payload: JSON.stringify({ email }) }
  await insertRow(app, 'outbox', { ...job, due_at: now, done_at: now, created_at: now })
  await insertRow(app, 'throttle', { key: `sign-in email ${email}`, tries: 1, ends_at: soon })
}

async function addRequests(app: App, person: Person, boss: Member): Promise<void> {
  const { accountId, email } = person.viewer
  const now = app.clock.now()
  const mine = { account_id: accountId }
  const answered = { asked_at: now, answered_at: now, approved: true }
  await insertRow(app, 'access_request', { ...mine, kind: 'dealer', ...answered })
  await insertRow(app, 'subscription_event', { ...mine, topic: 'news', subscribed: true, source: 'page', at: now })
  const part = { id: randomUUID(), submission: randomUUID(), field: 'attachments', bytes: 9_000_000, touched_at: now }
  await insertRow(app, 'upload', { ...mine, ...part, name: 'a.mov', slot: 'damage', parts: ['00'.repeat(16)] })
  const session = app.portal.db.selectFrom('session').select('id as session_id').where('account_id', '=', accountId)
  const phone = { ...(await session.executeTakeFirstOrThrow()), submission: randomUUID(), device_hash: randomBytes(8) }
  await insertRow(app, 'camera_code', { ...mine, ...phone, token_hash: randomBytes(8), created_at: now, ends_at: now })
  await insertRow(app, 'draft', { ...mine, form: 'product', submission: randomUUID(), fields: '[]', saved_at: now })
  const role = { role: 'sales', company_id: boss.viewer.companyId, locale: 'it' }
  const accepted = { created_at: now, expires_at: now, accepted_at: now, accepted_by: accountId }
  await insertRow(app, 'invite', { ...role, email, ...accepted })
  const { companyId } = person.viewer.side === 'company' ? person.viewer : boss.viewer
  await app.portal.db
    .updateTable('company_module')
    .set({ requested_by: accountId })
    .where('company_id', '=', companyId)
    .execute()
}

/** What somebody has made the queue show, and to whom new claims go. */
async function addViews(app: App, { viewer: { accountId } }: Person): Promise<void> {
  const view = { account_id: accountId, list: 'queue', name: '', filters: '', created_at: app.clock.now() }
  await insertRow(app, 'saved_view', view)
  await insertRow(app, 'queue_columns', { account_id: accountId, columns: ['number'] })
  const rule = { assignee_id: accountId, created_by: accountId, created_at: app.clock.now() }
  await insertRow(app, 'assignment_rule', rule)
  const endpoint = {
    url: 'https://erp.example/',
    events: ['ticket.opened'],
    secret: randomBytes(8),
    created_by: accountId,
  }
  const former = { former_secret: randomBytes(8), former_until: app.clock.now() }
  const times = { created_at: app.clock.now(), submission: randomUUID() }
  await insertRow(app, 'webhook_endpoint', { ...endpoint, ...former, ...times })
}

async function addCompanyFacts(app: App, { viewer: { companyId } }: Member, { viewer }: Person): Promise<void> {
  const ofCompany = { company_id: companyId }
  await insertRow(app, 'company_event', {
    ...ofCompany,
    kind: 'changed',
    actor_id: viewer.accountId,
    at: app.clock.now(),
  })
  const nowhere = { street: '', postcode: '', city: '', country: '', phone: '', email: '', hours: '[]', way_in: '' }
  const shop = { ...ofCompany, submission: randomUUID(), name: '', time_zone: 'UTC', created_at: app.clock.now() }
  await insertRow(app, 'shop', { ...shop, ...nowhere })
  const { id } = await app.portal.db.selectFrom('shop').select('id').executeTakeFirstOrThrow()
  await insertRow(app, 'shop_closure', { shop_id: id, from_day: '2026-12-25', to_day: '2026-12-25' })
  await addAppointmentOf(app, id, viewer.accountId)
  await addRecallOf(app, companyId, viewer.accountId)
  await addBulletinOf(app, viewer.accountId)
  await addRemark(app.portal, { by: viewer.accountId, closed: { by: viewer.accountId, outcome: 'Corretto' } })
  await addShare(app.portal, { of: { companyId, accountId: viewer.accountId }, assets: [], note: 'Per la vetrina' })
  const { id: audience } = await app.portal.db.selectFrom('audience').select('id').executeTakeFirstOrThrow()
  await insertRow(app, 'audience_company', { ...ofCompany, audience_id: audience })
  await addSurveyOf(app, { companyId, accountId: viewer.accountId, audience })
  await insertRow(app, 'company_merge', { ...ofCompany, former_id: 999_999, customer_number: '' })
  await insertRow(app, 'company_terms', { ...ofCompany, valid_from: '2026-01-01', labour_rate: 4800, currency: 'EUR' })
}

async function addRecallOf(app: App, companyId: number, accountId: number): Promise<void> {
  const recallId = await addDraft(app.portal, { by: accountId, serials: 'C68.51S.07007' })
  const unit = { recall_id: recallId, serial_number: '', serial_folded: '', family: '', known_from: ['registration'] }
  await insertRow(app, 'recall_unit', { ...unit, state_at: app.clock.now(), created_at: app.clock.now() })
  const { id } = await app.portal.db.selectFrom('recall_unit').select('id').executeTakeFirstOrThrow()
  await insertRow(app, 'recall_unit_company', { unit_id: id, part: 'holder', company_id: companyId })
  const at = app.clock.now()
  await insertRow(app, 'recall_event', { recall_id: recallId, kind: 'written', actor_id: accountId, at })
  await insertRow(app, 'recall_stock', { recall_id: recallId, company_id: companyId, found: 1, at })
}

async function addAppointmentOf(app: App, shopId: number, accountId: number): Promise<void> {
  const shop = { portal: app.portal, shopId, bookedBy: accountId }
  await addAppointment(shop, { accountId, day: '2026-11-02', personName: '', personEmail: '' })
  const offer = { kind: 'yearly', mode: 'day', minutes: 60 }
  await insertRow(app, 'appointment_kind', { shop_id: shopId, ...offer })
  const key = { account_id: accountId, key_hash: randomBytes(8), created_at: app.clock.now() }
  await insertRow(app, 'calendar_key', key)
}

async function addQuote(app: App, member: Member, person: Person): Promise<void> {
  const { accountId, email } = person.viewer
  const { id } = await addTestQuote(app, { of: member })
  await decide(app, id, person, '', '')
  await app.portal.db.updateTable('quote').set({ owner_email: email }).where('id', '=', id).execute()
  await sayOn(app, id, person, '')
  await insertRow(app, 'quote_event', { quote_id: id, kind: 'status', actor_id: accountId, at: app.clock.now() })
  await addPackageOf(app, person, member.viewer.companyId, id)
}

/** Declined, as what was said then is exported as well. */
async function addLeadOf(app: App, member: Member, { viewer }: Person, admin: Staff): Promise<void> {
  const { accountId: authorId } = viewer
  const { companyId } = member.viewer
  const options = { companyId, byId: admin.viewer.accountId, authorId, name: 'Ivano', declined: true }
  const { id, noteId } = await putLead(app.portal, options)
  const at = app.clock.now()
  await insertRow(app, 'lead_event', { lead_id: id, kind: 'declined', actor_id: authorId, at })
  await insertRow(app, 'lead_note_version', { note_id: noteId, version: 1, author_id: authorId, body: '', at })
}

/** An invoice of a dealer, and what the person has asked the ERP for. */
async function addErp(app: App, dealer: Member, { viewer }: Person): Promise<void> {
  await addInvoice(app.portal, dealer)
  const asked = { company_id: dealer.viewer.companyId, asked_by: viewer.accountId, source_order: 'OV-1' }
  await insertRow(app, 'order_request', { ...asked, submission: randomUUID(), asked_at: app.clock.now() })
  const { id } = await app.portal.db.selectFrom('order_request').select('id').executeTakeFirstOrThrow()
  await insertRow(app, 'order_request_line', { request_id: id, position: 1, item_number: 'C68-FS', quantity: 1 })
}

async function addResource(app: App, viewer: Staff['viewer']): Promise<void> {
  await putResource(app.portal, viewer, { folderId: await putFolder(app.portal, viewer, 'Foto') })
  const file = { name: '', kind: 'pdf', media_type: '', bytes: 1, content_key: 'none' }
  const table = { kind: 'bicycles', state: 'applied', file_name: '', bytes: 1, sha256: '', facts: '{}' }
  await insertRow(app, 'import', {
    ...table,
    created_by: viewer.accountId,
    created_at: app.clock.now(),
    finished_at: app.clock.now(),
    submission: randomUUID(),
  })
  await putAnsweredToken(app.portal, viewer.accountId)
  await insertRow(app, 'resource_upload', { submission: randomUUID(), ...file, created_at: app.clock.now() })
}

/** A column that can hold words, a day or a secret; not what a table of words in the schema has closed. */
export type Column = { table: string; column: string; type: string; isGenerated: boolean }

export async function openColumns(app: App): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as column, t.typname as type, a.attgenerated <> '' as "isGenerated"
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migration'
      and t.typname in ('text', 'varchar', 'citext', 'json', 'jsonb', '_text', 'bytea', 'date', 'inet')
      and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'
        and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) ~ '(ANY \\(|<@ )\\(?ARRAY\\[|~ ''\\^\\[(A-Z0-9 |a-z)')
    order by c.relname, a.attnum`.execute(app.owner)
  return rows
}

/**
 * What the portal finds a person by stays as it is: there their address, or their name at the identity service, is the
 * mark. So does what an erasure writes itself.
 */
const leftAsIs = new Set(
  ['account.subject', 'account.email', 'credential.subject', 'credential.email', 'contact.email', 'session.token_hash']
    .concat(['one_time_link.subject', 'one_time_link.email', 'outbox.kind', 'outbox.subject', 'outbox.payload'])
    .concat(['throttle.key', 'quote.owner_email', 'invite.email', 'sent_mail.to_address', 'attachment.content_key'])
    .concat(['company_module.module', 'erasure_request.report', 'ticket_follower.email', 'mail_bounce.address'])
    .concat(['account.contact_id', 'contact.id', 'lead.contact_id']),
)

export function markOf({ table, column }: Pick<Column, 'table' | 'column'>): string {
  return `${anyMark}${table}.${column};`
}

const anyMark = 'mark:'

/** Types a mark into every open column of what is theirs. @returns the columns that took it */
export async function markAll(app: App, { viewer }: Person, columns: Column[]): Promise<Column[]> {
  const own: Record<string, ReturnType<typeof sql>> = {
    account: sql`id = ${viewer.accountId}`,
    session: sql`account_id = ${viewer.accountId}`,
    totp: sql`account_id = ${viewer.accountId}`,
    contact: sql`email = ${viewer.email}`,
    credential: sql`email = ${viewer.email}`,
    outbox: sql`payload->>'email' = ${viewer.email}`,
    company_module: sql`requested_by = ${viewer.accountId}`,
    company: sql`id = ${viewer.side === 'company' ? viewer.companyId : null}`,
  }
  const marked: Column[] = []
  for (const one of columns) {
    if (one.isGenerated || one.type === 'date' || leftAsIs.has(`${one.table}.${one.column}`)) continue
    if (await mark(app, one, own[one.table] ?? sql`true`)) marked.push(one)
  }
  return marked
}

/** @returns false where there is no row, or where only another kind of text may stand: an address, a currency */
async function mark(app: App, one: Column, own: ReturnType<typeof sql>): Promise<boolean> {
  // Some have to differ from row to row.
  const text = sql`(${markOf(one)}::text || ctid::text)`
  const value = { jsonb: sql`jsonb_build_object('mark', ${text})`, _text: sql`array[${text}]` }[one.type]
  const asType = one.type === 'bytea' ? sql`convert_to(${text}, 'UTF8')` : (value ?? text)
  try {
    const update = sql`update ${sql.table(one.table)} set ${sql.ref(one.column)} = ${asType} where ${own}`
    return Number((await update.execute(app.owner)).numAffectedRows) > 0
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '23514') return false
    throw error
  }
}

/** All that `placesOf` is to look for: the marks, as text and as bytes, and what the portal finds the person by. */
export async function tracesOf(app: App, { viewer }: Person): Promise<string[]> {
  const account = app.portal.db.selectFrom('account').select('subject').where('id', '=', viewer.accountId)
  const { subject } = await account.executeTakeFirstOrThrow()
  return [anyMark, Buffer.from(anyMark).toString('hex'), viewer.email, subject]
}
