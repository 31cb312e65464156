import { Problem } from '#app/kit/problem.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { CompanyViewer, Viewer } from '#app/features/people/account/account.ts'
import { canOpen } from '../tickets/tickets.ts'

/** Staff work tickets and open none: for them these pages do not exist. @throws Problem not-found, module-missing */
export function openerIn(viewer: Viewer): CompanyViewer {
  if (!canOpen(viewer)) throw new Problem('not-found')
  requireModule(viewer, 'tickets')
  return viewer
}
