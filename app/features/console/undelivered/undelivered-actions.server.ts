import type { Viewer } from '#app/features/account/account.ts'
import { idIn } from '#app/features/tickets/tickets.addresses.ts'
import { tryAgain, tryAllAgain } from '#app/features/undelivered/undelivered.server.ts'
import { intentIn } from '#app/kit/forms/intent.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'

/** Carries out the form that was sent. @throws Problem not-found, body-malformed */
export async function carryOut(portal: Portal, viewer: Viewer, fields: URLSearchParams): Promise<void> {
  switch (intentIn(fields)) {
    case 'retry':
      return tryAgain(portal, viewer, idIn(fields.get('id') ?? ''))
    case 'retry-all':
      return tryAllAgain(portal, viewer)
    default:
      throw new Problem('body-malformed')
  }
}
