import { type Kysely, sql } from 'kysely'
import { claim, formOf, jpeg } from '#app/features/service/new-ticket/claim.fixture.ts'
import { verify } from '#app/commands/verify-log.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { openApp, post } from '#tests/app.ts'

/** Two tickets that went their way through the forms, with photos, messages and a decision; `said` is what the check prints. */
export async function openLog() {
  const app = await openApp()
  const dealer = await app.dealer()
  const staff = await app.staff()
  const numbers: number[] = []
  for (const serial_number of ['V4R-0510-A1230', 'V4R-0510-A1231']) {
    // One photo is enough for something missing, and a photo takes longer than all else here.
    const form = formOf({ ...claim, serial_number, kind_of_damage: 'missing_component' }, { attachments: [jpeg] })
    const opened = await app.fetch('/en/new-ticket', post(dealer, form))
    numbers.push(Number(/tickets\/(\d+)/.exec(opened.headers.get('location') ?? '')?.[1]))
  }
  const [id = 0, other = 0] = numbers
  const asStaff = (fields: Record<string, string>) => app.fetch(`/en/console/tickets/${id}`, post(staff, fields))
  await app.fetch(`/en/tickets/${id}`, post(dealer, formOf({ message: 'Quando arriva il telaio?' })))
  await asStaff({ intent: 'decision', warranty_accepted: 'yes', reason: 'Difetto di verniciatura', return: 'yes' })
  await asStaff({ intent: 'subject', subject: 'Vernice sollevata' })
  return {
    app,
    dealer,
    staff,
    id,
    other,
    asStaff,
    said: async (head?: string) => (await verify(app.portal, head)).text.split('\n'),
    /** As somebody who has the database's password, and keeps its triggers from noticing. */
    tamper: (work: (db: Kysely<Tables>) => Promise<unknown>) =>
      app.owner.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx)
        await work(tx)
      }),
  }
}
