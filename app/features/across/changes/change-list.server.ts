import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { eachRow } from '#app/kit/lists/export.server.ts'
import { keysetList } from '#app/kit/lists/keyset.server.ts'
import { byMoment } from '#app/kit/lists/pages.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { type ActRow, kindsIn } from '#app/features/people/acts/acts.ts'
import type { ActFilter } from './change-params.ts'

type Wanted = Omit<ActFilter, 'after'>

const list = keysetList({
  name: 'acts',
  // Administrators alone read it.
  scopeOf: (scope: 'all', _wanted: Wanted) => scope,
  plain: {
    is: ({ area, by }) => area === undefined && by === undefined,
    hotOf: () => undefined,
    filterFor: (): Wanted => ({}),
  },
  keys: { at: byMoment(sql.ref('console_act.at'), 'console_act.id') },
  usual: { by: 'at', direction: 'desc' },
  momentOf: ({ at }) => at,
  rows,
  ids: (db) => acts(db).select('console_act.id'),
  searched: 'console_act.what',
  conditions: ({ area, by }) => [
    ...(area === undefined ? [] : [sql<boolean>`console_act.kind = any(${[...kindsIn[area]]})`]),
    ...(by === undefined ? [] : [sql<boolean>`console_act.actor_id = ${Number(by)}`]),
  ],
})

const after = list.after(rows)

/** @throws Problem not-found for anyone but an administrator */
export async function listActs(portal: Portal, viewer: Viewer, filter: ActFilter) {
  requireAdmin(viewer)
  return list.list(portal.db, 'all', filter, filter.after)
}

/** All of them, whatever page. @throws Problem not-found */
export function exportActs(portal: Portal, viewer: Viewer, filter: Wanted) {
  requireAdmin(viewer)
  return eachRow<ActRow>((last, limit) => after(portal.db, 'all', filter, last, limit))
}

/** Who has ever done something that is told here. @throws Problem not-found */
export function actors({ db }: Portal, viewer: Viewer): Promise<{ id: number; name: string }[]> {
  requireAdmin(viewer)
  return db
    .selectFrom('account')
    .select(['id', 'name'])
    .where((row) =>
      row.exists(row.selectFrom('console_act').select('console_act.id').whereRef('actor_id', '=', 'account.id')),
    )
    .orderBy('name')
    .orderBy('id')
    .execute()
}

function acts(db: Db) {
  return db
    .selectFrom('console_act')
    .innerJoin('account as actor', 'actor.id', 'console_act.actor_id')
    .leftJoin('account as subject', 'subject.id', 'console_act.account_id')
    .leftJoin('company', (join) =>
      join.on((on) => on('company.id', '=', on.fn.coalesce('console_act.company_id', 'subject.company_id'))),
    )
}

function rows(db: Db) {
  return acts(db)
    .select(['console_act.id', 'console_act.at', 'console_act.kind', 'console_act.what', 'actor.name as by'])
    .select(['company.id as companyId', 'company.name as company'])
    .select(['console_act.account_id as accountId', 'subject.name as account'])
    .$castTo<ActRow>()
}
