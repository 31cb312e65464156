import type { RouterContextProvider } from 'react-router'
import { idIn } from '#app/kit/http/ids.ts'
import { Problem } from '#app/kit/problem.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { requireModule, viewerIn } from '#app/features/people/account/account.server.ts'
import type { CompanyViewer, Viewer } from '#app/features/people/account/account.ts'
import { customerFor, forSelf } from '#app/features/people/behalf/behalf.server.ts'
import type { Behalf, Customer } from '#app/features/people/behalf/behalf.ts'
import { canOpen } from '#app/features/service/tickets/tickets.ts'

/** As far as it is known who writes and for whom: `of` is missing where nothing can be opened for the customer now. */
export type Writing =
  | { by: Viewer; of: CompanyViewer; customer: Customer | null }
  | { by: Viewer; of: undefined; customer: Customer }

type Args = { context: Readonly<RouterContextProvider>; params: { account?: string | undefined } }

/**
 * Who writes a claim, from the session alone, and whose it becomes: their own, or, at an address of the console, that of
 * the customer it names. @throws Problem not-found, module-missing
 */
export async function writingIn({ context, params }: Args): Promise<Writing> {
  const viewer = viewerIn(context)
  if (params.account === undefined) return { ...forSelf(openerOf(viewer)), customer: null }
  return writingFor(context.get(portalContext), viewer, idIn(params.account))
}

/** For a customer. @throws Problem not-found for anyone who is not staff, and of somebody who is no customer */
async function writingFor({ db }: Portal, viewer: Viewer, accountId: number): Promise<Writing> {
  const customer = await customerFor(db, viewer, accountId)
  const { viewer: of, closed } = customer
  return of && closed === null ? { by: viewer, of, customer } : { by: viewer, of: undefined, customer }
}

/** The same for what a form asks beside its page. @throws Problem not-found also where nothing can be opened now */
export async function behalfIn(args: Args): Promise<Behalf> {
  const { by, of } = await writingIn(args)
  if (!of) throw new Problem('not-found')
  return { by, of }
}

/** Staff open none of their own: for them these pages do not exist. @throws Problem not-found, module-missing */
function openerOf(viewer: Viewer) {
  if (!canOpen(viewer)) throw new Problem('not-found')
  requireModule(viewer, 'tickets')
  return viewer
}
