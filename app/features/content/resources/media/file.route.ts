import { fileResponse } from '#app/kit/http/file-response.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { openAsset } from '../resources.server.ts'
import { assetLooks, numberIn } from '../resources.ts'
import type { Route } from './+types/file.route'

/** An asset's file, or the form of it that a page shows. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const look = assetLooks.find((one) => one === params.look)
  const wanted = { id: numberIn(params.id), version: numberIn(url.searchParams.get('version')) }
  const [portal, viewer] = [context.get(portalContext), viewerIn(context)]
  if (!look) throw new Problem('not-found')
  return fileResponse(request, await openAsset(portal, viewer, { ...wanted, look }))
}
