import type { Db } from '#app/kit/db/db.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { Problem } from '#app/kit/problem.ts'
import { consumeLimit } from '#app/kit/throttle.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin, requireStaff } from '#app/features/people/account/account.server.ts'
import { endSessions } from '#app/features/people/account/account.sessions.server.ts'
import { noteAct } from '#app/features/people/acts/acts.server.ts'
import type { CompanyViewer, Viewer } from '#app/features/people/account/account.ts'
import {
  type Group,
  inChargeOf,
  type InviteRole,
  isLastInCharge,
  isMember,
  type MadeInvite,
  manages,
  type OpenInvite,
  openInvitesMost,
  type Person,
  rolesIn,
} from './company.ts'
import { addInvite, handedOut, mailInvite, start } from './invites/invites.server.ts'
import * as invites from './invites/invites.store.server.ts'
import type { CompanyFacts } from './store.server.ts'
import * as store from './store.server.ts'

/**
 * The company of somebody who has colleagues; a private customer has none, and neither have staff.
 * @throws Problem not-found; with `manage` not-yours for anyone who is no owner
 */
export function companyGroup(viewer: Viewer, to: 'see' | 'manage' = 'see'): CompanyViewer {
  if (viewer.side !== 'company' || !isMember(viewer, viewer.companyId)) throw new Problem('not-found')
  if (to === 'manage') requireManager(viewer, viewer.companyId)
  return viewer
}

/**
 * Those of a group; anyone who manages them sees their open invitations as well.
 * @throws Problem not-found
 */
export async function readGroup(
  portal: Portal,
  viewer: Viewer,
  group: Group,
): Promise<{ people: Person[]; invites: OpenInvite[] }> {
  if (!isMember(viewer, group)) throw new Problem('not-found')
  const [people, open] = await Promise.all([
    store.listPeople(portal.db, group),
    manages(viewer, group) ? invites.listOpenInvites(portal.db, group) : [],
  ])
  return { people, invites: open }
}

/** Who works in a company, for staff. @throws Problem not-found */
export function peopleOf(portal: Portal, viewer: Viewer, companyId: number): Promise<Person[]> {
  requireStaff(viewer)
  return store.listPeople(portal.db, companyId)
}

/** What a company is called and whose it is, for staff. @throws Problem not-found */
export async function companyFor(portal: Portal, viewer: Viewer, id: number): Promise<CompanyFacts> {
  requireStaff(viewer)
  const company = await store.findCompany(portal.db, id)
  if (!company) throw new Problem('not-found')
  return company
}

/** One of a group, for anyone who manages it. @throws Problem not-found */
export async function readPerson(
  portal: Portal,
  viewer: Viewer,
  group: Group,
  id: number,
): Promise<{ person: Person; isLast: boolean }> {
  if (!manages(viewer, group)) throw new Problem('not-found')
  const people = await store.listPeople(portal.db, group)
  return { person: among(people, id), isLast: isLastInCharge(group, people, id) }
}

/** A company needs an owner, the portal an administrator. */
const last: Mistake = { path: '', message: 'person-last' }

export type InviteInput = { email: string; role: InviteRole; locale: Locale; name?: string }

/**
 * Sends an invitation by mail. Whether the address has an account makes no difference here.
 * @returns what is wrong with it, or its link
 * @throws Problem not-found, not-yours, too-many-tries
 */
export async function invite(
  portal: Portal,
  viewer: Viewer,
  group: Group,
  { name = '', ...input }: InviteInput,
): Promise<Mistake | { shown: MadeInvite } | undefined> {
  requireManager(viewer, group)
  if (!rolesIn(group).includes(input.role)) return { path: 'role', message: 'invite-role' }
  await countMail(portal, group, input.email)
  const made = await managed(portal, viewer, group, async (tx, people) => {
    const wrong = mistakeOf(people, await invites.listOpenInvites(tx, group), input.email)
    if (wrong) return wrong
    const { id, token } = await addInvite(portal, tx, { group, name, invitedBy: viewer.accountId, ...input })
    await mailInvite(portal, tx, id)
    await noteAct(tx, viewer, { kind: 'invited', companyId: group, what: input.role }, portal.clock.now())
    return { token }
  })
  if (!('token' in made)) return made
  note(portal, viewer, group, 'invited')
  return handedOut(portal, viewer, input, made.token)
}

/** Sends it again, with a new link. @throws Problem not-found, not-yours, too-many-tries */
export async function resendInvite(portal: Portal, viewer: Viewer, group: Group, inviteId: number) {
  requireManager(viewer, group)
  const open = (await invites.listOpenInvites(portal.db, group)).find(({ id }) => id === inviteId)
  if (!open) throw new Problem('not-found')
  await countMail(portal, group, open.email)
  const again = async (tx: Db) => {
    const still = await invites.listOpenInvites(tx, group)
    if (!still.some(({ id }) => id === inviteId)) throw new Problem('not-found')
    await mailInvite(portal, tx, inviteId)
    return start(portal, tx, inviteId)
  }
  const token = await managed(portal, viewer, group, again, true)
  note(portal, viewer, group, 'invited again')
  return handedOut(portal, viewer, open, token)
}

/** @throws Problem not-found, not-yours */
export async function withdrawInvite(portal: Portal, viewer: Viewer, group: Group, inviteId: number): Promise<void> {
  const withdraw = async (tx: Db) => {
    const done = await invites.withdrawInvite(tx, group, inviteId, portal.clock.now())
    if (!done) throw new Problem('not-found')
  }
  await managed(portal, viewer, group, withdraw, true)
  note(portal, viewer, group, 'invitation withdrawn')
}

/**
 * Anyone who has another role signs in again: a session that was taken over must not grow with it.
 * @throws Problem not-found, not-yours
 */
export async function changeRole(
  portal: Portal,
  viewer: Viewer,
  group: Group,
  personId: number,
  role: InviteRole,
): Promise<Mistake | undefined> {
  const change: { before?: Person['role'] } = {}
  const mistake = await managed(portal, viewer, group, async (tx, people) => {
    const person = among(people, personId)
    if (!rolesIn(group).includes(role)) return { path: 'role', message: 'person-role' }
    if (person.role === role) return undefined
    if (isLastInCharge(group, people, personId)) return { ...last, path: 'role' }
    await store.setRole(tx, personId, role)
    change.before = person.role
    const now = portal.clock.now()
    await invites.withdrawInvitesBy(tx, personId, now)
    const what = `${person.role} ${role}`
    await noteAct(tx, viewer, { kind: 'role-changed', companyId: group, accountId: personId, what }, now)
    if (personId !== viewer.accountId) await endSessions({ ...portal, db: tx }, personId, { except: null })
    return undefined
  })
  if (change.before) note(portal, viewer, group, 'role changed', personId, { ...change, role })
  return mistake
}

/** Takes somebody out of the company at once; what they did there stays. @throws Problem not-found, not-yours */
export async function removePerson(
  portal: Portal,
  viewer: Viewer,
  companyId: number,
  personId: number,
): Promise<Mistake | undefined> {
  const mistake = await managed(portal, viewer, companyId, async (tx, people) => {
    among(people, personId)
    if (isLastInCharge(companyId, people, personId)) return last
    await store.leaveCompany(tx, personId)
    const now = portal.clock.now()
    await invites.withdrawInvitesBy(tx, personId, now)
    await noteAct(tx, viewer, { kind: 'person-removed', companyId, accountId: personId }, now)
    return undefined
  })
  if (mistake) return mistake
  await endSessions(portal, personId, { except: null })
  note(portal, viewer, companyId, 'removed from company', personId)
  return undefined
}

/**
 * Shuts an account out, or lets it in again. A company's last owner can be shut out: it is the way to stop somebody.
 * @throws Problem not-found
 */
export async function setDisabled(
  portal: Portal,
  viewer: Viewer,
  group: Group,
  personId: number,
  isDisabled: boolean,
): Promise<Mistake | undefined> {
  requireAdmin(viewer)
  const mistake = await inGroup(portal, group, async (tx, people) => {
    requireInCharge(viewer, group, people)
    const person = among(people, personId)
    if (isDisabled && group === null && isLastInCharge(group, people, personId)) return last
    const now = portal.clock.now()
    await store.setDisabled(tx, personId, isDisabled ? now : null)
    if (isDisabled) await invites.withdrawInvitesBy(tx, personId, now)
    const kind = isDisabled ? 'account-disabled' : 'account-enabled'
    if (person.isDisabled !== isDisabled)
      await noteAct(tx, viewer, { kind, companyId: group, accountId: personId }, now)
    return undefined
  })
  if (mistake) return mistake
  if (isDisabled) await endSessions(portal, personId, { except: null })
  note(portal, viewer, group, isDisabled ? 'account disabled' : 'account enabled', personId)
  return undefined
}

/** Runs a change of a dealer's company or of the staff, which stands still meanwhile; of a rider's where that is said. */
function managed<Result>(
  portal: Portal,
  viewer: Viewer,
  group: Group,
  change: (tx: Db, people: Person[]) => Promise<Result>,
  alsoRiders = false,
): Promise<Result> {
  requireManager(viewer, group)
  return inGroup(portal, group, async (tx, people, kind) => {
    if (kind === 'customer' && !alsoRiders) throw new Problem('not-found')
    requireInCharge(viewer, group, people)
    return change(tx, people)
  })
}

type Kind = NonNullable<Awaited<ReturnType<typeof store.lockGroup>>>

function inGroup<Result>(
  portal: Portal,
  group: Group,
  change: (tx: Db, people: Person[], kind: Kind) => Promise<Result>,
): Promise<Result> {
  return portal.db.transaction().execute(async (tx) => {
    const kind = await store.lockGroup(tx, group)
    if (!kind) throw new Problem('not-found')
    return change(tx, await store.listPeople(tx, group), kind)
  })
}

/** A colleague who is no owner is told so; for everybody else there is nothing here. */
function requireManager(viewer: Viewer, group: Group): void {
  if (!isMember(viewer, group)) throw new Problem('not-found')
  if (!manages(viewer, group)) throw new Problem('not-yours')
}

/** When two take each other's role at once, the second has lost it by now. */
function requireInCharge(viewer: Viewer, group: Group, people: Person[]): void {
  if (viewer.side === 'maker' && group !== null) return
  if (!inChargeOf(group, people).some(({ id }) => id === viewer.accountId)) throw new Problem('not-yours')
}

function among(people: Person[], id: number): Person {
  const person = people.find((one) => one.id === id)
  if (!person) throw new Problem('not-found')
  return person
}

function mistakeOf(people: Person[], open: OpenInvite[], email: string): Mistake | undefined {
  if (people.some((person) => person.email === email)) return { path: 'email', message: 'invite-colleague' }
  const others = open.filter((one) => one.email !== email)
  return others.length >= openInvitesMost ? { path: '', message: 'invite-too-many-open' } : undefined
}

/** Anyone who invites is not to flood anybody's mailbox. */
async function countMail({ db, clock }: Portal, group: Group, email: string): Promise<void> {
  const limits = [
    { key: `invite by ${group ?? 'staff'}`, tries: 40, minutes: 60 },
    { key: `invite by ${group ?? 'staff'} to ${email}`, tries: 5, minutes: 24 * 60 },
  ]
  for (const limit of limits)
    if (!(await consumeLimit(db, clock.now(), limit))) throw new Problem('too-many-tries', 'invite-throttled')
}

function note({ log }: Portal, viewer: Viewer, company: Group, event: string, subject?: number, details = {}): void {
  log.info({ event, actor: viewer.accountId, company, subject, ...details }, event)
}
