import { type RawBuilder, sql } from 'kysely'
import { prepared } from '#app/kit/db/prepared.server.ts'
import { countLimit } from '#app/kit/lists/pages.server.ts'
import { isAppealTicket, isOpenTicket } from '../tickets.stages.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import type { Portal } from '#app/portal.server.ts'
import { agentsColumn } from './agents.server.ts'
import { leavers } from './nobodys.server.ts'
import { type QueueColumn, queueColumns, usualColumns } from './rows.ts'
import { viewsColumn } from '../views/views.store.server.ts'

type Asked = { account: number; now: Date }

/**
 * All that stands over the rows of the queue: how many tickets each view has, to whom they can be given, and what this
 * person has saved. Each count is an index read as far as counts go.
 */
const readQueueHead = prepared('queue head', (db, { account, now }: Asked) =>
  db.selectNoFrom([
    countOf(sql`assignee_id = ${account}`).as('mine'),
    // Each of the two by an index of its own.
    sql<number>`${countOf(sql`assignee_id is null`)} + ${countOf(sql`assignee_id = any(${leavers})`)}`.as('unassigned'),
    countOf(sql`awaiting = 'maker'`).as('ours'),
    // In the order of its index, which the planner would leave aside: it cannot know how many are late.
    countOf(sql`due_at < ${now} order by due_at`).as('late'),
    agentsColumn.as('agents'),
    countOf(isAppealTicket).as('appeals'),
    viewsColumn('queue', account).as('views'),
    sql<string[] | null>`(select columns from queue_columns where account_id = ${account})`.as('columns'),
  ]),
)

function countOf(condition: RawBuilder<unknown>) {
  return sql<number>`(select count(*) from (
    select from ticket where ${isOpenTicket} and ${condition} limit ${sql.lit(countLimit)}) as counted)`
}

/** What stands over the rows for this reader. */
export async function readHead({ db }: Portal, { accountId }: StaffViewer, now: Date) {
  const [head] = await readQueueHead(db, { account: accountId, now })
  if (!head) throw new Error('A question without a table has one row')
  const { columns, agents, views, ...counts } = head
  return { counts, agents, views, columns: columnsOf(columns) }
}

export type Head = Awaited<ReturnType<typeof readHead>>

/** Those of an older version of the portal count as not there. */
function columnsOf(names: readonly string[] | null): readonly QueueColumn[] {
  return names === null ? usualColumns : queueColumns.filter((one) => names.includes(one))
}
