import { Problem } from '#app/kit/problem.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireStaff } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { Audience } from '#app/features/people/audience/audience.ts'
import { findAudience, readReach } from '#app/features/people/audience/audience.server.ts'
import { listPackages, type PackageFilter } from './lists.server.ts'
import { mayPublish, type Package } from './packages.ts'
import * as store from './store.server.ts'
import { packageModule } from './visible.server.ts'

/** One page of all there are, for staff. @throws Problem not-found */
export async function listForStaff(portal: Portal, viewer: Viewer, filter: PackageFilter) {
  requireStaff(viewer)
  const { after, ...asked } = filter
  const wanted = { ...asked, viewer, isDesk: true, today: dayOf(portal.clock.now()) }
  return listPackages(portal.db, viewer, wanted, after)
}

/** One, for staff. @throws Problem not-found */
export async function findPackageForStaff({ db }: Portal, viewer: Viewer, id: number): Promise<Package> {
  requireStaff(viewer)
  const found = await store.findPackage(db, id)
  if (!found) throw new Problem('not-found')
  return found
}

/** Whom it is for, for staff. @throws Problem not-found */
export async function audienceOf({ db }: Portal, viewer: Viewer, { audienceId }: Package): Promise<Audience> {
  requireStaff(viewer)
  const audience = await findAudience(db, audienceId)
  if (!audience) throw new Problem('not-found')
  return audience
}

/** What its page at the desk shows. @param query of the address: which of those it reaches */
export async function readDesk(portal: Portal, viewer: Viewer, it: Package, query: URLSearchParams) {
  const staff = requireStaff(viewer)
  const mayEnd = it.state === 'published' && mayPublish(staff)
  const [audience, reach, figures, successors] = await Promise.all([
    audienceOf(portal, viewer, it),
    readReach(portal, viewer, it.audienceId, { query, module: packageModule }),
    it.state === 'draft' ? undefined : store.readFigures(portal.db, it.id),
    mayEnd ? store.listPossibleSuccessors(portal.db, it) : [],
  ])
  return { audience, reach, figures, successors, mayEnd }
}
