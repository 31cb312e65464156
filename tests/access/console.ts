import { addMailThings } from './mail-things.ts'
import { addSignal } from '#app/features/service/signals/signals.fixture.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { takeIn } from '#app/features/trade/erp/reading.server.ts'
import { insertImport } from '#app/features/across/imports/store.server.ts'
import type { App, People } from './people.ts'

/** A file of which the columns are still to be chosen. */
export async function addImport({ portal, clock }: App, people: People): Promise<number> {
  const file = { bytes: 40, sha256: 'abc', contentKey: '0'.repeat(32), submission: randomUUID(), fileName: 'bici.csv' }
  const facts = { format: 'csv' as const, header: ['Serie', 'Modello'], sample: [] }
  const choices = { columns: {}, writing: { days: 'dmy', decimals: ',' } } as const
  const id = await portal.db
    .transaction()
    .execute((tx) =>
      insertImport(tx, { kind: 'bicycles', ...file, facts, choices, createdBy: people.admin.accountId }, clock.now()),
    )
  return id ?? 0
}

/** A token of the maker, as one that is kept: nobody has its secret. Its number is none that stands elsewhere on a page. */
async function addApiToken({ portal, owner, clock }: App, people: People): Promise<string> {
  await sql`alter table api_token alter column id restart with 79001`.execute(owner)
  const { id } = await portal.db
    .insertInto('api_token')
    .values({
      name: 'Gestionale',
      scopes: ['orders:write'],
      token_hash: Buffer.from('nobody has it'),
      ending: 'wxyz',
      created_by: people.admin.accountId,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return `${id}`
}

/** A row of the ERP that nothing can be made of, now or later. */
async function addErpRow({ portal }: App): Promise<string> {
  await takeIn(portal, 'orders', [{ number: '0', content: {} }])
  const { id } = await portal.db.selectFrom('erp_rejected').select('id').executeTakeFirstOrThrow()
  return `${id}`
}

/** What stands beside the tickets of the queue: a rule, and a view of an administrator’s. */
export async function addQueueThings(app: App, people: People) {
  const { portal, owner, clock } = app
  // A short number would be found in every page.
  for (const table of ['assignment_rule', 'saved_view', 'signal', 'inbound_mail', 'ticket_follower'])
    await sql`alter table ${sql.table(table)} alter column id restart with ${sql.lit(78_001)}`.execute(owner)
  const { accountId } = people.admin
  const rule = await portal.db
    .insertInto('assignment_rule')
    .values({ country: 'FR', assignee_id: accountId, created_by: accountId, created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const view = await portal.db
    .insertInto('saved_view')
    .values({
      account_id: accountId,
      list: 'queue',
      name: 'In ritardo',
      filters: '?overdue=yes',
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const things = {
    signal: `${await addSignal(app)}`,
    apiToken: await addApiToken(app, people),
    erpRow: await addErpRow(app),
  }
  return { assignmentRule: `${rule.id}`, savedView: `${view.id}`, ...things, ...(await addMailThings(app, people)) }
}
