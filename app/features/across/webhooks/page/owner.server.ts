import type { RouterContextProvider } from 'react-router'
import { defaultLocale, pathIn } from '#app/kit/words/locales.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { companyGroup } from '#app/features/people/company/company.server.ts'
import type { Owner } from '../webhooks.ts'
import { requireKeeper } from '../webhooks.server.ts'

/** Who asks, and whose endpoints stand at this address. @throws Problem not-found where they are not theirs to keep */
export function keeperIn(context: Readonly<RouterContextProvider>, url: URL): { viewer: Viewer; owner: Owner } {
  const viewer = viewerIn(context)
  const isMakers = pathIn(defaultLocale, url.pathname).startsWith('/console/')
  const owner = isMakers ? null : companyGroup(viewer).companyId
  requireKeeper(viewer, owner)
  return { viewer, owner }
}
