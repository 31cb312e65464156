import type { Portal } from '#app/portal.server.ts'

const keptYears = 10
const openDays = 180

/**
 * A signed checklist goes ten years after its signing, as long as somebody can be asked about the bicycle's safety; one that
 * nobody went on with for half a year as well. Its photos' contents go with the sweep of those that nobody refers to.
 * @returns how many went
 */
export async function sweepChecks({ db, clock }: Portal): Promise<number> {
  const [long, idle] = [new Date(clock.now()), new Date(clock.now())]
  long.setUTCFullYear(long.getUTCFullYear() - keptYears)
  idle.setUTCDate(idle.getUTCDate() - openDays)
  // What puts another right outlives it.
  await db
    .updateTable('bicycle_check')
    .set({ corrects_id: null })
    .where('corrects_id', 'in', db.selectFrom('bicycle_check').select('id').where('signed_at', '<', long))
    .execute()
  const gone = await db
    .deleteFrom('bicycle_check')
    .where((row) =>
      row.or([row('signed_at', '<', long), row.and([row('state', '=', 'open'), row('changed_at', '<', idle)])]),
    )
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
