import { addSignal } from '#app/features/service/signals/signals.fixture.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
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
      insertImport(
        tx,
        { kind: 'built-bicycles', ...file, facts, choices, createdBy: people.admin.accountId },
        clock.now(),
      ),
    )
  return id ?? 0
}

/** What stands beside the tickets of the queue: a rule, and a view of an administrator’s. */
export async function addQueueThings(app: App, people: People) {
  const { portal, owner, clock } = app
  // A short number would be found in every page.
  for (const table of ['assignment_rule', 'saved_view', 'signal'])
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
  return { assignmentRule: `${rule.id}`, savedView: `${view.id}`, signal: `${await addSignal(app)}` }
}
