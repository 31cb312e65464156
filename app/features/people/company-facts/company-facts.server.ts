import type { Db } from '#app/kit/db/db.server.ts'
import type { FieldProblem, Mistake } from '#app/kit/forms/problems.ts'
import { versionOf } from '#app/kit/forms/version.server.ts'
import { contentOf, type Made, madeBefore } from '#app/kit/http/submissions.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin, requireStaff } from '#app/features/people/account/account.server.ts'
import type { CompanyViewer, Viewer } from '#app/features/people/account/account.ts'
import { type Asked, companiesAlike } from './company-facts.alike.server.ts'
import {
  calledApart,
  type Company,
  type CompanyEvent,
  type CompanyKind,
  type EventDetail,
  factNames,
  type Facts,
  normaliseCustomerNumber,
  type Terms,
} from './company-facts.ts'
import { factsWords } from './company-facts.words.ts'
import * as store from './store.server.ts'

/**
 * The one company a customer number names, as people or programs write it: how imports and the ERP find it. Of one that
 * went into another the number finds the other.
 */
export async function companyByCustomerNumber(db: Db, typed: string): Promise<Company | undefined> {
  const number = normaliseCustomerNumber(typed)
  return number ? ((await store.findByNumber(db, number)) ?? store.findByFormerNumber(db, number)) : undefined
}

/** What staff keep of a company. @throws Problem not-found */
export async function readFacts(
  portal: Portal,
  viewer: Viewer,
  id: number,
): Promise<{ company: Company; terms: Terms[]; events: CompanyEvent[] }> {
  requireStaff(viewer)
  const [company, terms, events] = await Promise.all([
    store.findCompany(portal.db, id),
    store.listTerms(portal.db, id),
    store.listEvents(portal.db, id),
  ])
  if (!company) throw new Problem('not-found')
  return { company, terms, events }
}

/** What the form of a company has seen of it, to tell whether somebody, or an import, has changed it since. */
export function factsVersion(company: Company): string {
  return versionOf([company.kind, ...factNames.map((name) => company[name])])
}

/** Dealers with these words in their name or numbers, a few of them. @throws Problem not-found */
export async function findDealers(portal: Portal, viewer: Viewer, q: string | undefined): Promise<Company[]> {
  requireAdmin(viewer)
  return q === undefined ? [] : portal.searches(() => store.searchDealers(portal.db, q, 20))
}

/** What was done to a company, for its owner; nothing for colleagues. */
export async function readHistory(portal: Portal, viewer: CompanyViewer): Promise<CompanyEvent[]> {
  return viewer.role === 'owner' ? store.listEvents(portal.db, viewer.companyId) : []
}

/** `noticed`: the companies that its sender was told may be the same one, and means others, by their ids. */
type Sent = { kind?: CompanyKind | undefined; noticed?: string | undefined }

/**
 * Creates a company, a dealer's unless told; sent once more, the form finds the one it has created, perhaps otherwise.
 * Where there is one already that may be the same, it asks first.
 * @throws Problem not-found for anyone who is not an administrator
 */
export async function createCompany(
  portal: Portal,
  viewer: Viewer,
  submission: string,
  facts: Facts,
  { kind = 'dealer', noticed }: Sent = {},
): Promise<Made | Mistake | FieldProblem[]> {
  const { accountId } = requireAdmin(viewer)
  const formContent = contentOf({ submission, ...facts, kind })
  const now = portal.clock.now()
  return portal.db.transaction().execute(async (tx) => {
    await store.lockNumbers(tx)
    const known = await store.findBySubmission(tx, submission)
    if (known) return madeBefore(known, formContent)
    const taken = await takenBy(tx, facts, undefined)
    if (taken) return taken
    const alike = await alikeBut(tx, noticed, { told: { ...facts, kind }, before: undefined })
    if (alike.length > 0) return alike
    const id = await store.insertNew(tx, { submission, form_content: formContent }, kind, facts, now)
    await store.insertEvent(tx, { companyId: id, actorId: accountId, kind: 'created' }, now)
    return { id }
  })
}

/**
 * Its kind changes only while nothing hangs on it. What was changed since it was opened is not written over.
 * @param version what was seen of it, as `factsVersion` writes it
 * @throws Problem not-found for anyone who is not an administrator, conflict
 */
export async function changeCompany(
  portal: Portal,
  viewer: Viewer,
  id: number,
  facts: Facts,
  { kind, noticed, version }: Sent & { version?: string | undefined },
): Promise<Mistake | FieldProblem[] | undefined> {
  const { accountId } = requireAdmin(viewer)
  return portal.db.transaction().execute(async (tx) => {
    await store.lockNumbers(tx)
    const before = await store.lockCompany(tx, id)
    if (!before) throw new Problem('not-found')
    const taken = await takenBy(tx, facts, id)
    if (taken) return taken
    const turned = kind !== undefined && kind !== before.kind ? kind : undefined
    const changes = { ...changesOf(before, facts), ...(turned && { kind: [before.kind, turned] }) } satisfies Changes
    // Also the repetition of what was saved a moment ago.
    if (Object.keys(changes).length === 0) return undefined
    if (version !== factsVersion(before)) throw conflictIn(factsWords)('facts-changed')
    const keeper = turned && (await store.findKindKeeper(tx, id))
    if (keeper) return { path: 'kind', message: `kind-${keeper}` }
    const alike = await alikeBut(tx, noticed, { told: { ...facts, kind: kind ?? before.kind }, before })
    if (alike.length > 0) return alike
    if (turned) await store.setKind(tx, id, turned)
    await store.updateCompany(tx, id, facts)
    const event = { companyId: id, actorId: accountId, kind: 'changed', detail: { changes } } as const
    await store.insertEvent(tx, event, portal.clock.now())
    return undefined
  })
}

/**
 * Says what an hour is worth from a day on; what held before that day stays.
 * @throws Problem not-found for anyone who is not an administrator, and where the company is no dealer's
 */
export async function setTerms(portal: Portal, viewer: Viewer, id: number, terms: Terms): Promise<void> {
  const { accountId } = requireAdmin(viewer)
  await portal.db.transaction().execute(async (tx) => {
    const company = await store.lockCompany(tx, id)
    if (company?.kind !== 'dealer') throw new Problem('not-found')
    const before = (await store.listTerms(tx, id)).find(({ validFrom }) => validFrom === terms.validFrom)
    await store.putTerms(tx, id, terms)
    const detail: EventDetail = { terms, ...(before && { before: before.rate }) }
    await store.insertEvent(tx, { companyId: id, actorId: accountId, kind: 'terms', detail }, portal.clock.now())
  })
}

/** Says what was done to a company, in the caller's transaction. */
export function noteEvent(tx: Db, event: store.NewEvent, now: Date): Promise<void> {
  return store.insertEvent(tx, event, now)
}

async function takenBy(tx: Db, { customerNumber }: Facts, self: number | undefined): Promise<Mistake | undefined> {
  const other = await companyByCustomerNumber(tx, customerNumber)
  if (!other || other.id === self) return undefined
  return { path: 'customer_number', message: 'customer-number-taken', slots: { name: other.name } }
}

/** The companies that may be the same one, without those that the form's sender has seen. */
async function alikeBut(tx: Db, noticed: string | undefined, asked: Asked): Promise<FieldProblem[]> {
  const known = (noticed ?? '').split(' ')
  const [found = []] = await companiesAlike(tx, [asked])
  return found
    .filter(({ company }) => !known.includes(String(company.id)))
    .map(({ company, by }) => ({
      path: '',
      message: `alike-${by}`,
      slots: { id: company.id, name: calledApart(company) },
    }))
}

type Changes = NonNullable<EventDetail['changes']>

function changesOf(before: Facts, after: Facts): Changes {
  const changed = factNames.filter((name) => before[name] !== after[name])
  return Object.fromEntries(changed.map((name) => [name, [before[name], after[name]]]))
}
