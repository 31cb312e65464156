import type { Portal } from '#app/portal.server.ts'
import { conflictIn } from '#app/kit/problem.ts'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { checkLog } from '../ticket-log.server.ts'
import { type LogCheck, logReportSchema } from '../ticket-log.ts'
import { logWords } from './page.words.ts'

const shown = 20
/** Nobody waits longer for a page: the command reads everything. */
const longest = 20_000

/** The latest first. @throws Problem not-found for anyone who is no administrator */
export async function readChecks({ db }: Portal, viewer: Viewer): Promise<LogCheck[]> {
  requireAdmin(viewer)
  const rows = await db
    .selectFrom('log_check')
    .innerJoin('account', 'account.id', 'log_check.by_id')
    .select(['log_check.id', 'at', 'account.name as byName', 'report'])
    .orderBy('log_check.id', 'desc')
    .limit(shown)
    .execute()
  return rows.map(({ report, ...check }) => ({ ...check, report: logReportSchema.parse(report) }))
}

/** Checks the log as far as the time reaches, and keeps what came of it. @throws Problem not-found, conflict */
export async function checkNow(portal: Portal, viewer: Viewer): Promise<void> {
  const { accountId } = requireAdmin(viewer)
  const at = portal.clock.now()
  const report = await portal.logChecks.take('log', () => checkLog(portal, AbortSignal.timeout(longest)))
  if (report === 'busy') throw conflictIn(logWords)('busy')
  await portal.db
    .insertInto('log_check')
    .values({ at, by_id: accountId, report: JSON.stringify(report) })
    .execute()
  const { findings } = report
  portal.log.info(
    { event: 'log checked', actor: accountId, findings: findings.length },
    'the log of tickets was checked',
  )
}
