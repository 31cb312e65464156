import { readList } from '#app/kit/lists/lists.ts'
import { portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import { searchItems } from './search.server.ts'
import type { Item } from './items.ts'
import type { Route } from './+types/found.route'

/** What is offered while staff type an item. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [portal, viewer] = [context.get(portalContext), staffIn(context)]
  const { q } = readList(url.searchParams)
  const items: Item[] = q === undefined ? [] : await searchItems(portal, viewer, q)
  return Response.json({ items }, { headers: { 'cache-control': 'private, no-store' } })
}
