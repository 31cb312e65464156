import type { Checklist } from '#app/catalogue/catalogue.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireOneOf } from '#app/features/people/account/account.server.ts'
import { hasModule, type Viewer } from '#app/features/people/account/account.ts'
import { filesOfCheck } from '#app/features/content/attachments/attachments.checks.server.ts'
import { openRecallsWith } from '../recalls/recalls.open.server.ts'
import type { AnsweredStep, Check, ListedCheck } from './checks.ts'
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
    check.state === 'open' ? openRecallsWith(portal.db, check.serialNumber) : [],
  ])
  return { check, list, answers: namedFor(viewer, check, answers), photos, recalls }
}

/** Outside of the workshop nobody has to know who of it did which step. */
function namedFor(viewer: Viewer, { companyId }: Check, answers: AnsweredStep[]): AnsweredStep[] {
  const isOwn = viewer.side === 'maker' || viewer.companyId === companyId
  return isOwn ? answers : answers.map((one) => ({ ...one, byName: '' }))
}

const ofProductMost = 50

/** What was gone through on a bicycle this viewer may see; with neither module nothing. */
export function checksOfProduct({ db }: Portal, viewer: Viewer, productId: number): Promise<ListedCheck[]> {
  return store.listOfProduct(db, viewer, productId, ofProductMost)
}

/** Those that somebody has begun and nobody has signed: a value of any query. */
export function openChecks({ db }: Pick<Portal, 'db'>, viewer: Viewer) {
  const isWorkshop = viewer.side === 'company' && viewer.role !== 'customer' && hasModule(viewer, 'user-guides')
  return store.checksVisibleTo(db, viewer)
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('it.state', '=', 'open')
    .where('it.begun_by', '=', isWorkshop ? viewer.accountId : 0)
}
