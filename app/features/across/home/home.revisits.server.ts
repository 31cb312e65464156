import type { Viewer } from '#app/features/people/account/account.ts'
import type { Portal } from '#app/portal.server.ts'
import { shownHome } from './home.server.ts'

/** What a home shows. */
export async function digestOfHome(portal: Portal, viewer: Viewer): Promise<string> {
  return shownHome.digest(portal, viewer)
}
