import { sql } from 'kysely'
import type { Portal } from '#app/portal.server.ts'
import { modules } from '#app/features/people/account/account.ts'

// What the tests of the licence look at.

type World = { portal: Portal }

/** Everything a module's verbs could write to, as text: equal before and after means that nothing was written. */
export async function stored({ portal }: World): Promise<string> {
  const tables = ['ticket', 'message', 'ticket_event', 'attachment', 'draft', 'outbox', 'company_module']
  const texts = await Promise.all(
    tables.map(async (table) => {
      const rows = await sql`select t::text as row from ${sql.table(table)} t order by 1`.execute(portal.db)
      return `${table} ${JSON.stringify(rows.rows)}`
    }),
  )
  return texts.join('\n')
}

export const withoutTickets = modules.filter((module) => module !== 'tickets')

export function licenceOf({ portal }: World, companyId: number) {
  return portal.db
    .selectFrom('company_module')
    .select(['module', 'state', 'reason'])
    .where('company_id', '=', companyId)
    .orderBy('module')
    .execute()
}

export function mailsTo({ portal }: World, email: string) {
  return portal.db
    .selectFrom('sent_mail')
    .select(['subject', 'body'])
    .where('to_address', '=', email)
    .orderBy('outbox_id')
    .execute()
}

/** What a person reads of a page: without marks, and without what the browser's code is given. */
export function readable(page: string): string {
  return page
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}
