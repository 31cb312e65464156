import { sql } from 'kysely'
import type { Portal } from '#app/portal.server.ts'

const years = 3

/** Once they have been over for three years, they go with their history. @returns how many went */
export async function sweepAppointments({ db, clock }: Portal): Promise<number> {
  const before = new Date(clock.now())
  before.setUTCFullYear(before.getUTCFullYear() - years)
  const { numDeletedRows } = await db
    .deleteFrom('appointment')
    .where('day', '<', before.toISOString().slice(0, 10))
    .where(sql<boolean>`coalesce(ended_at, created_at) < ${before}`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
