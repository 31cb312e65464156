import { sql } from 'kysely'
import type { Portal } from '#app/portal.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { prepared } from '#app/kit/db/prepared.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { accountLimits } from '#app/limits.ts'
import { requireAdmin, requireModule } from '#app/features/people/account/account.server.ts'
import type { Module, Viewer } from '#app/features/people/account/account.ts'
import { customerFor } from '#app/features/people/behalf/behalf.server.ts'
import { scopeOf } from '#app/features/people/licence/licence.ts'
import { dropFiles } from '#app/features/content/attachments/attachments.unsent.server.ts'
import { customerIn } from './drafts.claims.ts'

/** What somebody has typed into a form and not sent. `submission` also names the files they have added to it. */
export type Draft = { submission: string; fields: [name: string, value: string][]; savedAt: Date }

/** Drafts are kept so long after they were last saved. */
const keptDays = 30

export async function readDraft(portal: Portal, viewer: Viewer, form: string): Promise<Draft | undefined> {
  return (await readDrafts(portal, viewer, [form])).get(form)
}

/** The drafts of several forms of one page, by form. */
export async function readDrafts(portal: Portal, viewer: Viewer, forms: string[]): Promise<Map<string, Draft>> {
  for (const form of forms) requireForm(viewer, form)
  const found = await draftsNamed(portal.db, { account: viewer.accountId, forms })
  // Only `saveDraft` writes the column, and it writes pairs of texts.
  return new Map(found.map(({ form, ...draft }) => [form, { ...draft, fields: draft.fields as Draft['fields'] }]))
}

const draftsNamed = prepared('drafts', (db, { account, forms }: { account: number; forms: string[] }) =>
  db
    .selectFrom('draft')
    .select(['form', 'submission', 'fields', 'saved_at as savedAt'])
    .where('account_id', '=', account)
    .where('form', '=', sql<string>`any(${forms})`),
)

/** Where forms have a draft. */
export function draftsOf(db: Pick<Db, 'selectFrom'>, accountId: number, forms: string[]) {
  return db.selectFrom('draft').where('account_id', '=', accountId).where('form', 'in', forms)
}

/** Only who may send the form keeps a draft of it. */
function requireForm(viewer: Viewer, form: string): void {
  const isMakers = form === 'lead' || /^(?:note|decision)-/.test(form) || customerIn(form) !== undefined
  if (isMakers && viewer.side !== 'maker') throw new Problem('not-found')
  if (form.startsWith('resource-')) requireAdmin(viewer)
  else if (form !== 'lead') requireModule(viewer, moduleOf(form))
}

function moduleOf(form: string): Module {
  if (form.startsWith('check.')) return 'user-guides'
  return form === 'product' ? 'products' : 'tickets'
}

/** Why a draft was not kept: what stands in the form is still there, or it was sent before. */
export type DraftRefusal = 'too-many' | 'too-large' | 'sent'

/**
 * The open page a draft comes from, and for how many milliseconds it has been open. A late one was typed so long ago, and
 * may have arrived then.
 */
export type OpenPage = { page: string; age: number; isLate?: boolean }

/**
 * The last one to save wins. A draft that arrives after its form was sent is not kept.
 * @returns when another page, since this one was opened, had saved what was now overwritten; or why nothing was kept
 * @throws Problem not-found for the form of something this person may not see
 */
export async function saveDraft(
  portal: Portal,
  viewer: Viewer,
  form: string,
  { submission, fields, from }: Omit<Draft, 'savedAt'> & { from?: OpenPage | undefined },
): Promise<DraftRefusal | Date | undefined> {
  requireForm(viewer, form)
  const page = from?.page ?? null
  const kept = { submission, fields: JSON.stringify(fields), saved_at: portal.clock.now(), page }
  if (Buffer.byteLength(kept.fields) > accountLimits.draftBytes) return 'too-large'
  return portal.db.transaction().execute(async (tx) => {
    await requireTicketOf(tx, viewer, form)
    await takeTurn(tx, viewer, form)
    if (await wasSent(tx, viewer, form, submission)) return 'sent'
    if (from?.isLate && (await wasAnswered(tx, viewer, form, typedAt(kept.saved_at, from)))) return 'sent'
    if (await isOneTooMany(tx, viewer, form)) return 'too-many'
    const other = from && (await savedElsewhere(tx, viewer, form, { ...kept, ...from }))
    // What was typed later stands.
    if (other && from.isLate) return undefined
    await tx
      .insertInto('draft')
      .values({ account_id: viewer.accountId, form, ...kept })
      .onConflict((conflict) => conflict.columns(['account_id', 'form']).doUpdateSet(kept))
      .execute()
    return other
  })
}

/**
 * `ticket-7`, `reply-7` and the like are about ticket 7; what is for a customer is about what that one may see. Somebody
 * for whom nothing can be sent any more loses nothing that was typed. @throws Problem not-found
 */
async function requireTicketOf(tx: Db, viewer: Viewer, form: string): Promise<void> {
  const customer = customerIn(form)
  const person = customer === undefined ? undefined : await customerFor(tx, viewer, customer)
  const [, id] = /^[a-z]+-(\d{1,15})(?:-for-\d{1,15})?$/.exec(form) ?? []
  if (id === undefined) return
  const scope = person ? { company: person.companyId ?? 0 } : scopeOf(viewer, 'tickets')
  const tickets = tx.selectFrom('ticket').select('id').where('id', '=', Number(id))
  const visible = scope === 'all' ? tickets : tickets.where('company_id', '=', scope.company)
  if (!(await visible.executeTakeFirst())) throw new Problem('not-found')
}

/** Counted one after the other: two drafts that begin at the same moment do not pass the limit together. */
async function isOneTooMany(tx: Db, viewer: Viewer, form: string): Promise<boolean> {
  if (viewer.side === 'maker') return false
  await sql`select pg_advisory_xact_lock(hashtext(${`drafts ${viewer.accountId}`}))`.execute(tx)
  const others = await tx
    .selectFrom('draft')
    .select('form')
    .where('account_id', '=', viewer.accountId)
    .where('form', '!=', form)
    .execute()
  return others.length >= accountLimits.drafts
}

type Kept = { fields: string; saved_at: Date }

async function savedElsewhere(
  tx: Db,
  viewer: Viewer,
  form: string,
  { page, age, fields, saved_at: now }: Kept & OpenPage,
) {
  const found = await tx
    .selectFrom('draft')
    .select('saved_at as savedAt')
    .where('account_id', '=', viewer.accountId)
    .where('form', '=', form)
    .where('page', '!=', page)
    .where('saved_at', '>', typedAt(now, { age }))
    .where('fields', '!=', sql`${fields}::jsonb`)
    .executeTakeFirst()
  return found?.savedAt
}

/** The person gives it up, and with it the files that were added to its form. @returns whether there was one */
export async function giveUpDraft(portal: Portal, viewer: Viewer, form: string): Promise<boolean> {
  const throwAway = await portal.db.transaction().execute(async (tx) => {
    await takeTurn(tx, viewer, form)
    const draft = await discardingDraft(tx, viewer, form).returning('submission').executeTakeFirst()
    return draft && dropFiles(portal, tx, viewer, draft.submission)
  })
  await throwAway?.()
  return throwAway !== undefined
}

/**
 * When the form was sent, in its transaction; or when one without files is given up.
 * @param submission what was sent: what this person has begun besides stays
 * @returns whether there was one
 */
export async function discardDraft(tx: Db, viewer: Viewer, form: string, submission?: string): Promise<boolean> {
  await takeTurn(tx, viewer, form)
  return (await discardingDraft(tx, viewer, form, submission).executeTakeFirstOrThrow()).numDeletedRows > 0n
}

/** As `discardDraft`, to be written together with others, where an earlier statement has taken the draft's turn. */
export function discardingDraft(tx: Db, viewer: Viewer, form: string, submission?: string) {
  const drafts = tx.deleteFrom('draft').where('account_id', '=', viewer.accountId).where('form', '=', form)
  return submission === undefined ? drafts : drafts.where('submission', '=', submission)
}

/** Who saves while the form is being sent waits until it has been, and then sees that it was. */
async function takeTurn(tx: Db, viewer: Viewer, form: string): Promise<void> {
  await sql`select ${turnOf(viewer, form)}`.execute(tx)
}

/** Selected by a statement of a transaction, it takes the draft's turn as `discardDraft` does. */
export function turnOf(viewer: Viewer, form: string) {
  return sql`pg_advisory_xact_lock(hashtext(${`draft ${viewer.accountId} ${form}`}))`
}

async function wasSent(tx: Db, viewer: Viewer, form: string, submission: string): Promise<boolean> {
  const made = (table: 'ticket' | 'message') =>
    tx
      .selectFrom(table)
      .select('submission')
      .where('author_id', '=', customerIn(form) ?? viewer.accountId)
      .where('submission', '=', submission)
  const registered = tx
    .selectFrom('product')
    .select('submission')
    .where('held_by', '=', viewer.accountId)
    .where('submission', '=', submission)
  const routed = tx
    .selectFrom('lead')
    .select('submission')
    .where('routed_by', '=', viewer.accountId)
    .where('submission', '=', submission)
  const published = tx.selectFrom('resource_version').select('submission').where('submission', '=', submission)
  const decided = tx
    .selectFrom('ticket_event')
    .select(sql<string>`(detail ->> 'submission')::uuid`.as('submission'))
    .where('ticket_id', '=', Number(/^decision-(\d+)$/.exec(form)?.[1] ?? 0))
    .where('actor_id', '=', viewer.accountId)
    .where('kind', '=', 'decision')
    .where(sql<boolean>`detail @> ${JSON.stringify({ submission })}::jsonb`)
  const sent = made('ticket')
    .unionAll(made('message'))
    .unionAll(registered)
    .unionAll(routed)
    .unionAll(published)
    .unionAll(decided)
  return (await sent.executeTakeFirst()) !== undefined
}

/** The steps of a checklist are filled in under one submission, however often: there the later one counts. */
async function wasAnswered(tx: Db, viewer: Viewer, form: string, typed: Date): Promise<boolean> {
  const [, check, step] = /^check\.(\d+)\.(.+)$/.exec(form) ?? []
  if (check === undefined || step === undefined) return false
  const answered = await tx
    .selectFrom('bicycle_check_step')
    .select('step')
    .where('check_id', '=', Number(check))
    .where('step', '=', step)
    .where('answered_by', '=', viewer.accountId)
    .where('answered_at', '>=', typed)
    .executeTakeFirst()
  return answered !== undefined
}

function typedAt(now: Date, { age }: Pick<OpenPage, 'age'>): Date {
  return new Date(now.getTime() - age)
}

export async function sweepDrafts(portal: Portal): Promise<number> {
  const { numDeletedRows } = await portal.db
    .deleteFrom('draft')
    .where('saved_at', '<', sql<Date>`${portal.clock.now()}::timestamptz - make_interval(days => ${keptDays})`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
