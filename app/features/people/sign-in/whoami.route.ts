import { viewerIn } from '#app/features/people/account/account.server.ts'
import type { Route } from './+types/whoami.route'

/** Asked by a page whose session had ended: who is signed in now, or by the gate's answer what is missing. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json({ account: viewerIn(context).accountId })
}
