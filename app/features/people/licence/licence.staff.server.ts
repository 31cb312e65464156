import * as outbox from '#app/kit/outbox/outbox.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { Problem } from '#app/kit/problem.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import { noteAct, noteActs } from '#app/features/people/acts/acts.server.ts'
import { type Module, modules, type StaffViewer, type Viewer } from '#app/features/people/account/account.ts'
import { isModule, type ModuleState } from './licence.ts'
import { isAvailable } from '#app/features/people/pages/pages.ts'
import { moduleAnswerMail } from './licence.outbox.ts'
import { readModules, subjectOf } from './licence.server.ts'
import * as store from './store.staff.server.ts'

const atOnce = 50

/** A company asks for a module. */
export type OpenRequest = {
  companyId: number
  companyName: string
  module: Module
  requestedAt: Date
  requestedBy: string | null
}

/**
 * The requests nobody has answered, the oldest first. @throws Problem not-found unless the viewer is an administrator
 */
export async function listRequests(
  portal: Portal,
  viewer: Viewer,
): Promise<{ requests: OpenRequest[]; count: number }> {
  requireAdmin(viewer)
  const [rows, { count }] = await Promise.all([
    store.listRequests(portal.db, atOnce),
    store.requestCount(portal.db).executeTakeFirstOrThrow(),
  ])
  const requests = rows.flatMap(({ module, requestedAt, ...row }) =>
    isModule(module) && requestedAt ? [{ ...row, module, requestedAt }] : [],
  )
  return { requests, count }
}

/**
 * How many wait, as a part of one query with others. @throws Problem not-found unless the viewer is an administrator
 */
export function requestCount({ db }: Portal, viewer: Viewer) {
  requireAdmin(viewer)
  return store.requestCount(db)
}

/** What these companies have and ask for. @throws Problem not-found unless the viewer is an administrator */
export function sumUpLicences({ db }: Portal, viewer: Viewer, companies: readonly number[]) {
  requireAdmin(viewer)
  return store.sumUpLicences(db, companies)
}

export type CompanyLicence = { company: { id: number; name: string }; modules: ModuleState[] }

/** @throws Problem not-found */
export async function readCompanyLicence(portal: Portal, viewer: Viewer, companyId: number): Promise<CompanyLicence> {
  requireAdmin(viewer)
  const [company, states] = await Promise.all([store.findCompany(portal.db, companyId), readModules(portal, companyId)])
  if (!company) throw new Problem('not-found')
  return { company, modules: states }
}

/** `requestedAt` is of the request the reader saw: one that was made since is another one. */
export type Asked = { companyId: number; module: Module; requestedAt: Date }

/**
 * Grants a request: the module works with the company's next click. @throws Problem not-found, conflict where somebody
 * else was quicker
 */
export function grant(portal: Portal, viewer: Viewer, asked: Asked): Promise<void> {
  return answer(portal, requireAdmin(viewer), asked, null)
}

/** Refuses a request; the company reads the reason and may ask again. @throws Problem not-found, conflict */
export function refuse(portal: Portal, viewer: Viewer, asked: Asked, reason: string): Promise<void> {
  return answer(portal, requireAdmin(viewer), asked, reason)
}

async function answer(
  portal: Portal,
  admin: StaffViewer,
  { companyId, module, requestedAt }: Asked,
  reason: string | null,
): Promise<void> {
  if (!(await store.findCompany(portal.db, companyId))) throw new Problem('not-found')
  return change(
    portal,
    admin,
    { companyId, module, event: reason === null ? 'granted' : 'refused' },
    async (tx, now) => {
      const row = await store.lockModule(tx, companyId, module)
      if (row?.state !== 'requested' || row.requestedAt?.getTime() !== requestedAt.getTime()) return false
      const state = reason === null ? 'active' : 'refused'
      await store.setModule(tx, companyId, module, { state, reason, by: admin.accountId }, now)
      await tellAsker(tx, companyId, { module, accountId: row.requestedBy, reason }, now)
      return true
    },
  )
}

/**
 * Puts a module into a company's licence; an open request for it is granted with that.
 * @throws Problem not-found, conflict; body-malformed for a module there is nothing to use of
 */
export async function activate(portal: Portal, viewer: Viewer, companyId: number, module: Module): Promise<void> {
  const admin = requireAdmin(viewer)
  if (!isAvailable(module)) throw new Problem('body-malformed')
  if (!(await store.findCompany(portal.db, companyId))) throw new Problem('not-found')
  return change(portal, admin, { companyId, module, event: 'activated' }, async (tx, now) => {
    const row = await store.lockModule(tx, companyId, module)
    if (row?.state === 'active') return false
    await store.setModule(tx, companyId, module, { state: 'active', reason: null, by: admin.accountId }, now)
    if (row?.state === 'requested')
      await tellAsker(tx, companyId, { module, accountId: row.requestedBy, reason: null }, now)
    return true
  })
}

/** A module that so many dealers lack, without those to whom it was refused. */
export type Lacked = { module: Module; count: number }

/** @throws Problem not-found unless the viewer is an administrator */
export async function lackedByDealers({ db }: Portal, viewer: Viewer): Promise<Lacked[]> {
  requireAdmin(viewer)
  const { all, answered } = await store.countDealers(db)
  return modules
    .filter(isAvailable)
    .map((module) => ({ module, count: all - (answered.get(module) ?? 0) }))
    .filter(({ count }) => count > 0)
}

/**
 * Puts a module into the licence of every dealer who lacks it, as `activate` does; to whom it was refused, it stays so.
 * @throws Problem not-found; body-malformed for a module there is nothing to use of
 */
export async function activateForDealers(portal: Portal, viewer: Viewer, module: Module): Promise<void> {
  const admin = requireAdmin(viewer)
  if (!isAvailable(module)) throw new Problem('body-malformed')
  const now = portal.clock.now()
  const done = await portal.db.transaction().execute(async (tx) => {
    const rows = await store.activateForDealers(tx, module, admin.accountId, now)
    const acts = rows.map(({ companyId }) => ({ kind: 'module-activated' as const, companyId, what: module }))
    await noteActs(tx, admin, acts, now)
    for (const { companyId, requestedBy } of rows)
      await tellAsker(tx, companyId, { module, accountId: requestedBy, reason: null }, now)
    return rows
  })
  for (const { companyId } of done) note(portal, admin, { companyId, module, event: 'activated' })
}

/**
 * Takes a module out of a company's licence; its records stay, out of sight. For appointments it asks first: people who
 * have booked are reminded and come, and the shop would not see them. @param seen how many they were told of
 * @throws Problem not-found, conflict
 */
export async function deactivate(
  portal: Portal,
  viewer: Viewer,
  companyId: number,
  module: Module,
  seen = 0,
): Promise<Mistake | undefined> {
  const admin = requireAdmin(viewer)
  if (!(await store.findCompany(portal.db, companyId))) throw new Problem('not-found')
  const today = dayOf(portal.clock.now())
  const count = module === 'appointments' ? await store.countOpenAppointments(portal.db, companyId, today) : 0
  const submitted = { booked: String(count) }
  if (count > seen) return { path: '', message: 'module-booked', status: 409, slots: { count }, submitted }
  await change(portal, admin, { companyId, module, event: 'deactivated' }, async (tx) => {
    const row = await store.lockModule(tx, companyId, module)
    if (row?.state !== 'active') return false
    await store.removeModule(tx, companyId, module)
    return true
  })
  return undefined
}

type Told = { companyId: number; module: Module; event: 'granted' | 'refused' | 'activated' | 'deactivated' }

async function change(
  portal: Portal,
  admin: StaffViewer,
  told: Told,
  act: (tx: Db, now: Date) => Promise<boolean>,
): Promise<void> {
  const { companyId, module: what, event } = told
  const isDone = await portal.db.transaction().execute(async (tx) => {
    const now = portal.clock.now()
    if (!(await act(tx, now))) return false
    await noteAct(tx, admin, { kind: `module-${event}`, companyId, what }, now)
    return true
  })
  if (!isDone) throw new Problem('conflict', 'answered')
  note(portal, admin, told)
}

function note({ log }: Portal, admin: StaffViewer, { companyId, module, event }: Told): void {
  log.info({ event: `module ${event}`, actor: admin.accountId, company: companyId, module }, `module ${event}`)
}

type News = { module: Module; accountId: number | null; reason: string | null }

async function tellAsker(tx: Db, companyId: number, { accountId, ...news }: News, now: Date): Promise<void> {
  if (accountId === null) return
  const message = moduleAnswerMail.of(subjectOf(companyId, accountId), { companyId, accountId, ...news })
  await outbox.put(tx, message, now)
}
