import { sql } from 'kysely'
import type { Checklist, Texts } from '#app/catalogue/catalogue.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireOneOf } from '#app/features/people/account/account.server.ts'
import { hasModule, type Viewer } from '#app/features/people/account/account.ts'
import { filesOfCheck } from '#app/features/content/attachments/attachments.checks.server.ts'
import { openRecallsWith } from '#app/features/service/recalls/recalls.open.server.ts'
import { mayFill } from '#app/features/service/checklists/checklists.ts'
import type { AnsweredStep, Check } from './checks.ts'
import * as store from './store.server.ts'

/** The maker's list as it was when the check was begun. */
export async function listOf(portal: Portal, { checklist, catalogueVersion }: Check): Promise<Checklist> {
  const { checklists } = await portal.catalogues.version(catalogueVersion)
  const list = checklists.find(({ code }) => code === checklist)
  if (!list) throw new Error(`Version ${catalogueVersion} of the catalogue has no checklist ${checklist}`)
  return list
}

/** One with all its page shows. @throws Problem module-missing, not-found */
export async function readCheck(portal: Portal, viewer: Viewer, id: number) {
  requireOneOf(viewer, ['user-guides', 'products'])
  const check = await store.findCheck(portal.db, viewer, id)
  if (!check) throw new Problem('not-found')
  const [list, answers, photos, recalls] = await Promise.all([
    listOf(portal, check),
    store.listAnswers(portal.db, id),
    filesOfCheck(portal, viewer, id),
    check.state === 'open' ? openRecallsWith(portal.db, viewer, check.serialNumber) : [],
  ])
  return { ...shownTo(viewer, check, answers), list, photos, recalls }
}

/** Outside of the workshop nobody has to know who of it did which step, nor what it was done for. */
function shownTo(viewer: Viewer, check: Check, answers: AnsweredStep[]): { check: Check; answers: AnsweredStep[] } {
  if (viewer.side === 'maker' || viewer.companyId === check.companyId) return { check, answers }
  return {
    check: { ...check, begunByName: '', signedByName: null, appointmentId: null, unitId: null },
    answers: answers.map((one) => ({ ...one, byName: '' })),
  }
}

const atHome = 5

export type OpenChecks = { count: number; rows: { id: number; names: Texts; serialNumber: string }[] }

/** What somebody has begun and nobody has signed, the last first: a value of any query. */
export function openChecks(viewer: Viewer) {
  const by = mayFill(viewer) && hasModule(viewer, 'user-guides') ? viewer.accountId : 0
  return sql<OpenChecks>`(select json_build_object('count', count(*)::int, 'rows', coalesce(
      json_agg(json_build_object('id', id, 'names', names, 'serialNumber', serial_number) order by changed_at desc, id desc)
      filter (where place <= ${atHome}::int), '[]'))
    from (select id, names, serial_number, changed_at, row_number() over (order by changed_at desc, id desc) as place
      from bicycle_check where begun_by = ${by} and state = 'open') own)`
}
