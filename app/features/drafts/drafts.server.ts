import { sql } from 'kysely'
import type { Portal } from '#app/portal.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { requireAdmin, requireModule } from '../account/account.server.ts'
import type { Viewer } from '../account/account.ts'

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
  const found = await portal.db
    .selectFrom('draft')
    .select(['form', 'submission', 'fields', 'saved_at as savedAt'])
    .where('account_id', '=', viewer.accountId)
    .where('form', 'in', forms)
    .execute()
  // Only `saveDraft` writes the column, and it writes pairs of texts.
  return new Map(found.map(({ form, ...draft }) => [form, { ...draft, fields: draft.fields as Draft['fields'] }]))
}

/** Only who may send the form keeps a draft of it. */
function requireForm(viewer: Viewer, form: string): void {
  if (form === 'lead' && viewer.side !== 'maker') throw new Problem('not-found')
  if (form.startsWith('resource-')) requireAdmin(viewer)
  else if (form !== 'lead') requireModule(viewer, form === 'product' ? 'products' : 'tickets')
}

/** A draft that arrives behind the form it belongs to is none. */
export async function saveDraft(
  portal: Portal,
  viewer: Viewer,
  form: string,
  { submission, fields }: Omit<Draft, 'savedAt'>,
): Promise<void> {
  requireForm(viewer, form)
  const kept = { submission, fields: JSON.stringify(fields), saved_at: portal.clock.now() }
  await portal.db.transaction().execute(async (tx) => {
    await takeTurn(tx, viewer, form)
    if (await wasSent(tx, viewer, submission)) return
    await tx
      .insertInto('draft')
      .values({ account_id: viewer.accountId, form, ...kept })
      .onConflict((conflict) => conflict.columns(['account_id', 'form']).doUpdateSet(kept))
      .execute()
  })
}

/** When the form was sent, in its transaction; or when the person starts afresh. */
export async function discardDraft(tx: Db, viewer: Viewer, form: string): Promise<void> {
  await takeTurn(tx, viewer, form)
  await tx.deleteFrom('draft').where('account_id', '=', viewer.accountId).where('form', '=', form).execute()
}

/** Who saves while the form is being sent waits until it has been, and then sees that it was. */
async function takeTurn(tx: Db, viewer: Viewer, form: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`draft ${viewer.accountId} ${form}`}))`.execute(tx)
}

async function wasSent(tx: Db, viewer: Viewer, submission: string): Promise<boolean> {
  const made = (table: 'ticket' | 'message') =>
    tx
      .selectFrom(table)
      .select('submission')
      .where('author_id', '=', viewer.accountId)
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
  const sent = made('ticket').unionAll(made('message')).unionAll(registered).unionAll(routed).unionAll(published)
  return (await sent.executeTakeFirst()) !== undefined
}

export async function sweepDrafts(portal: Portal): Promise<void> {
  await portal.db
    .deleteFrom('draft')
    .where('saved_at', '<', sql<Date>`${portal.clock.now()}::timestamptz - make_interval(days => ${keptDays})`)
    .execute()
}
