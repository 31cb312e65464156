import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { putFolder, putResource } from '#app/features/content/resources/resources.fixture.ts'
import { addReceipt, decide, noteOn, sayOn } from '#app/features/people/profile/data/records.fixture.ts'
import { type App, askErasure, givePassword } from '#app/features/people/profile/profile.fixture.ts'
import { addSignalOf } from '#app/features/service/signals/signals.fixture.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { putLead } from '#app/features/trade/leads/leads.fixture.ts'
import { addOrder } from '#app/features/trade/orders/orders.fixture.ts'
import { addTestQuote } from '#app/features/trade/quotes/quotes.fixture.ts'
import type { Member, Staff } from '#tests/app.ts'

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
  if (person.viewer.side === 'maker') await addResource(app, person.viewer)
  const request = await askErasure(app, person)
  await app.work()
  const draft = { content: '{}', changed_at: app.clock.now(), changed_by: null }
  await insert(app, 'brand_version', { number: 1, content: '{}', published_at: app.clock.now() })
  await insert(app, 'retention_change', {
    at: app.clock.now(),
    by_id: person.viewer.accountId,
    kind: 'orders',
    before: 10,
    after: 12,
  })
  await addSignalOf(app, person.viewer.accountId)
  await insert(app, 'log_check', { at: app.clock.now(), by_id: person.viewer.accountId, report: '{}' })
  for (const table of ['catalogue_draft', 'brand_draft'] as const)
    await app.portal.db
      .insertInto(table)
      .values(draft)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return { person, request }
}

/** A row as its migration has it: what a table needs is here, what people see of it is not what this is about. */
async function insert(app: App, table: string, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row).map((name) => sql.ref(name))
  await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row))})`.execute(
    app.portal.db,
  )
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
  await insert(app, 'one_time_link', link)
  const key = { public_key: randomBytes(8), counter: 0, transports: [] }
  await insert(app, 'passkey', { ...mine, id: randomUUID(), name: '', ...key })
  await insert(app, 'recovery_code', { account_id: accountId, code_hash: randomBytes(8) })
  if (person.viewer.side === 'company') await insert(app, 'totp', { ...mine, secret: randomBytes(8) })
  await db.updateTable('session').set({ second_factor_at: now }).where('account_id', '=', accountId).execute()
  const job = { kind: 'account.reset', subject: `account ${email}`, payload: JSON.stringify({ email }) }
  await insert(app, 'outbox', { ...job, due_at: now, done_at: now, created_at: now })
  await insert(app, 'throttle', { key: `sign-in email ${email}`, tries: 1, ends_at: soon })
}

async function addRequests(app: App, person: Person, boss: Member): Promise<void> {
  const { accountId, email } = person.viewer
  const now = app.clock.now()
  const mine = { account_id: accountId }
  const answered = { asked_at: now, answered_at: now, approved: true }
  await insert(app, 'access_request', { ...mine, kind: 'dealer', ...answered })
  await insert(app, 'subscription_event', { ...mine, topic: 'news', subscribed: true, source: 'page', at: now })
  const part = { id: randomUUID(), submission: randomUUID(), field: 'attachments', bytes: 9_000_000, touched_at: now }
  await insert(app, 'upload', { ...mine, ...part, name: 'a.mov', slot: 'damage', parts: ['00'.repeat(16)] })
  const session = app.portal.db.selectFrom('session').select('id as session_id').where('account_id', '=', accountId)
  const phone = { ...(await session.executeTakeFirstOrThrow()), submission: randomUUID(), device_hash: randomBytes(8) }
  await insert(app, 'camera_code', { ...mine, ...phone, token_hash: randomBytes(8), created_at: now, ends_at: now })
  await insert(app, 'draft', { ...mine, form: 'product', submission: randomUUID(), fields: '[]', saved_at: now })
  const role = { role: 'sales', company_id: boss.viewer.companyId, locale: 'it' }
  const accepted = { created_at: now, expires_at: now, accepted_at: now, accepted_by: accountId }
  await insert(app, 'invite', { ...role, email, ...accepted })
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
  await insert(app, 'saved_view', view)
  await insert(app, 'queue_columns', { account_id: accountId, columns: ['number'] })
  const rule = { assignee_id: accountId, created_by: accountId, created_at: app.clock.now() }
  await insert(app, 'assignment_rule', rule)
}

async function addService(app: App, member: Member, person: Person): Promise<void> {
  const author = person.viewer.accountId
  const at = app.clock.now()
  const fromStaff = person.viewer.side === 'maker'
  const { id } = await app.ticket({ of: member })
  const message = { ticket_id: id, author_id: author, from_staff: fromStaff, submission: randomUUID(), body: '' }
  await insert(app, 'message', { ...message, created_at: at })
  await insert(app, 'ticket_event', { ticket_id: id, kind: 'subject', actor_id: author, at, from_staff: fromStaff })
  const read = { account_id: author, ticket_id: id, from_staff: fromStaff, message_id: 1, event_id: 1, read_at: at }
  await insert(app, 'ticket_read', read)
  const relation = {
    ticket_id: id,
    other_id: (await app.ticket({ of: member })).id,
    kind: 'linked',
    created_by: author,
  }
  await insert(app, 'ticket_relation', { ...relation, created_at: at })
  const answer = {
    ticket_id: relation.other_id,
    step: 'answer',
    agent_id: author,
    kind_of_damage: '',
    at,
    worked_ms: 1,
  }
  await insert(app, 'ticket_answer', answer)
  await insert(app, 'due_digest', { account_id: author, day: '2026-11-21' })
  const number = { old_model: 'C68', old_number: '', old_folded: '', new_model: 'C68', new_number: '', new_folded: '' }
  const replaced = {
    ticket_id: id,
    kind: 'part',
    part: 'fork',
    replaced_on: '2026-11-01',
    by_id: author,
    created_at: at,
  }
  await insert(app, 'replacement', { ...replaced, ...number })
  const line = { ticket_id: id, author_id: author, submission: randomUUID(), code: '', name: '{}', minutes: 1 }
  await insert(app, 'labour_line', { ...line, created_at: at })
  await insert(app, 'ticket_rating', {
    ticket_id: id,
    account_id: author,
    score: 1,
    answered_at: at,
    token_hash: randomBytes(8),
  })
  await insert(app, 'call_back', { ticket_id: id, due_on: '2026-11-25', done_by: author, done_at: at })
  const { id: product } = await addProduct(app.portal, { of: member })
  await addReceipt(app, member, product)
  const built = { serial_number: 'C68.51S.00123', serial_folded: 'C685150123', family: 'C68', listed_at: at }
  await insert(app, 'built_bicycle', { ...built, company_id: member.viewer.companyId })
  await noteOn(app, product, member, '')
  const code = { product_id: product, code_hash: randomBytes(8), created_by: author, created_at: at, expires_at: at }
  await insert(app, 'product_transfer', code)
}

async function addCompanyFacts(app: App, { viewer: { companyId } }: Member, { viewer }: Person): Promise<void> {
  const ofCompany = { company_id: companyId }
  await insert(app, 'company_event', { ...ofCompany, kind: 'changed', actor_id: viewer.accountId, at: app.clock.now() })
  const nowhere = { street: '', postcode: '', city: '', country: '', phone: '', email: '', hours: '[]', way_in: '' }
  const shop = { ...ofCompany, submission: randomUUID(), name: '', time_zone: '', created_at: app.clock.now() }
  await insert(app, 'shop', { ...shop, ...nowhere })
  const { id } = await app.portal.db.selectFrom('shop').select('id').executeTakeFirstOrThrow()
  await insert(app, 'shop_closure', { shop_id: id, from_day: '2026-12-25', to_day: '2026-12-25' })
  await insert(app, 'company_merge', { ...ofCompany, former_id: 999_999, customer_number: '' })
  await insert(app, 'company_terms', { ...ofCompany, valid_from: '2026-01-01', labour_rate: 4800, currency: 'EUR' })
}

async function addQuote(app: App, member: Member, person: Person): Promise<void> {
  const { accountId, email } = person.viewer
  const { id } = await addTestQuote(app, { of: member })
  await decide(app, id, person, '', '')
  await app.portal.db.updateTable('quote').set({ owner_email: email }).where('id', '=', id).execute()
  await sayOn(app, id, person, '')
  await insert(app, 'quote_event', { quote_id: id, kind: 'status', actor_id: accountId, at: app.clock.now() })
}

/** Declined, as what was said then is exported as well. */
async function addLeadOf(app: App, member: Member, { viewer }: Person, admin: Staff): Promise<void> {
  const { accountId: authorId } = viewer
  const { companyId } = member.viewer
  const wish = { companyId, byId: admin.viewer.accountId, authorId, name: 'Ivano', declined: true }
  const { id, noteId } = await putLead(app.portal, wish)
  const at = app.clock.now()
  await insert(app, 'lead_event', { lead_id: id, kind: 'declined', actor_id: authorId, at })
  await insert(app, 'lead_note_version', { note_id: noteId, version: 1, author_id: authorId, body: '', at })
}

async function addResource(app: App, viewer: Staff['viewer']): Promise<void> {
  await putResource(app.portal, viewer, { folderId: await putFolder(app.portal, viewer, 'Foto') })
  const file = { name: '', kind: 'pdf', media_type: '', bytes: 1, content_key: 'none' }
  const table = { kind: 'built-bicycles', state: 'applied', file_name: '', bytes: 1, sha256: '', facts: '{}' }
  await insert(app, 'import', {
    ...table,
    created_by: viewer.accountId,
    created_at: app.clock.now(),
    finished_at: app.clock.now(),
    submission: randomUUID(),
  })
  await insert(app, 'resource_upload', { submission: randomUUID(), ...file, created_at: app.clock.now() })
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
    .concat(['company_module.module', 'erasure_request.report']),
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
