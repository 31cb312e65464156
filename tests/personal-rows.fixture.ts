import { sql } from 'kysely'
import type { App } from '#app/features/people/profile/profile.fixture.ts'

/** A row as its migration has it: what a table needs is here, what people see of it is not what this is about. */
export async function insertRow(app: App, table: string, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row).map((name) => sql.ref(name))
  await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row))})`.execute(
    app.portal.db,
  )
}
