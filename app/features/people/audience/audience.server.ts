import type { Db } from '#app/kit/db/db.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import type { Portal } from '#app/portal.server.ts'
import { normaliseCustomerNumber } from '#app/features/people/company-facts/company-facts.ts'
import { requireStaff } from '#app/features/people/account/account.server.ts'
import type { Module, Viewer } from '#app/features/people/account/account.ts'
import type { TypedAudience } from './audience.forms.ts'
import { type Audience, namedMost, type Reach, type ReachedPerson } from './audience.ts'
import * as store from './store.server.ts'

export {
  audienceIncludes,
  deleteAudience,
  findAudience,
  insertAudience,
  reachedBy,
  updateAudience,
} from './store.server.ts'

/** People on a page of the list of whom something reaches. */
const pageSize = 25

/** Looks for the companies that the form names. @returns the audience, or what is to be corrected */
export async function resolveAudience(db: Db, typed: TypedAudience): Promise<{ audience: Audience } | Mistake> {
  const path = 'audience_companies'
  const { companies: lines, ...audience } = typed
  if (lines.length > namedMost) return { path, message: 'audience-many', slots: { most: namedMost } }
  // Riders have no role: one of these leaves nobody.
  if (audience.roles.length > 0 && audience.sides.length > 0 && !audience.sides.includes('dealer'))
    return { path: 'audience_sides', message: 'audience-nobody' }
  const companies: Audience['companies'] = []
  for (const line of lines) {
    const found = await findCompany(db, line)
    if (typeof found === 'string') return { path, message: found, slots: { company: line.slice(0, 60) } }
    companies.push(found)
  }
  return { audience: { ...audience, companies } }
}

async function findCompany(db: Db, line: string) {
  // As the form writes it: the customer number before its name.
  const [number = ''] = line.split(' · ')
  const customerNumber = normaliseCustomerNumber(number)
  const [found, other] = await store.findNamed(db, { number: customerNumber, name: line })
  if (!found) return 'audience-company'
  return other && found.customerNumber !== customerNumber ? 'audience-several' : found
}

/** What a page shows of it before publishing: how many it reaches and, once asked for, who they are. */
export type ShownReach = Reach & { list: { people: ReachedPerson[]; next: number | undefined } | undefined }

/** @param query the address of the page: `reach=all` asks for the list, `reach=…` for what follows a person */
export async function readReach(
  { db }: Pick<Portal, 'db'>,
  viewer: Viewer,
  audienceId: number,
  { query, module }: { query: URLSearchParams; module?: Module },
): Promise<ShownReach> {
  requireStaff(viewer)
  const asked = query.get('reach') ?? ''
  const after = /^\d{1,15}$/.test(asked) ? Number(asked) : undefined
  const reach = await store.countReached(db, audienceId, module)
  if (asked !== 'all' && after === undefined) return { ...reach, list: undefined }
  const people = await store.listReached(db, audienceId, { module, after, limit: pageSize + 1 })
  const next = people.length > pageSize ? people[pageSize - 1]?.id : undefined
  return { ...reach, list: { people: people.slice(0, pageSize), next } }
}

/** Whether anybody is reached: nothing is published to nobody. */
export async function reachesAnybody(db: Db, audienceId: number, module?: Module): Promise<boolean> {
  return (await store.countReached(db, audienceId, module)).people > 0
}
