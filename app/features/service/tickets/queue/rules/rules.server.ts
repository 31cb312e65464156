import type { StaffViewer } from '#app/features/people/account/account.ts'
import { noteAct } from '#app/features/people/acts/acts.server.ts'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { findAgent, listAgents } from '../agents.server.ts'
import * as store from './store.server.ts'

/** More than there are countries for one family. */
const rulesMost = 300

/** To whom new claims go, and to whom they could. @throws Problem not-found */
export async function readRules({ db }: Portal, viewer: StaffViewer) {
  requireAdmin(viewer)
  const [rules, agents] = await Promise.all([store.listRules(db), listAgents(db)])
  return { rules, agents }
}

type RuleInput = { country: string | null; family: string | null; assigneeId: number }

/** Says to whom new claims of a country, a family or both go; tickets that are there stay whose they are. */
export async function setRule(
  portal: Portal,
  viewer: StaffViewer,
  input: RuleInput,
): Promise<'assignee-gone' | 'rules-most' | undefined> {
  requireAdmin(viewer)
  return portal.db.transaction().execute(async (tx) => {
    if (!(await findAgent(tx, input.assigneeId))) return 'assignee-gone'
    if (!(await store.hasRule(tx, input)) && (await store.countRules(tx)) >= rulesMost) return 'rules-most'
    const now = portal.clock.now()
    await store.putRule(tx, { ...input, by: viewer.accountId }, now)
    await noteAct(tx, viewer, { kind: 'rule-set', accountId: input.assigneeId }, now)
    return undefined
  })
}

/** @throws Problem not-found */
export async function removeRule({ db, clock }: Portal, viewer: StaffViewer, id: number): Promise<void> {
  requireAdmin(viewer)
  await db.transaction().execute(async (tx) => {
    if (!(await store.deleteRule(tx, id))) throw new Problem('not-found')
    await noteAct(tx, viewer, { kind: 'rule-removed' }, clock.now())
  })
}
