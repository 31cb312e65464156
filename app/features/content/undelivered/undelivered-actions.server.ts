import type { Viewer } from '#app/features/people/account/account.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { discard, tryAgain, tryAllAgain } from '#app/features/content/undelivered/undelivered.server.ts'
import { intentIn } from '#app/kit/forms/intent.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'

type Notice = 'done' | 'discarded'

/** Carries out the form that was sent. @returns what the next page announces @throws Problem not-found, body-malformed */
export async function carryOut(portal: Portal, viewer: Viewer, fields: URLSearchParams): Promise<Notice> {
  switch (intentIn(fields)) {
    case 'retry':
      await tryAgain(portal, viewer, idIn(fields.get('id') ?? ''))
      return 'done'
    case 'retry-all':
      await tryAllAgain(portal, viewer)
      return 'done'
    case 'discard':
      await discard(portal, viewer, idIn(fields.get('id') ?? ''))
      return 'discarded'
    default:
      throw new Problem('body-malformed')
  }
}
