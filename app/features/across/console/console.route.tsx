import { Outlet } from 'react-router'
import { staffIn } from '#app/features/people/account/account.server.ts'
import type { Route } from './+types/console.route'

/**
 * Asked in a loader and not in a middleware, so that the refusal stands in the portal's frame like any page that is not
 * there. Pages with data or actions ask again: loaders run side by side.
 */
export function loader({ context }: Route.LoaderArgs): null {
  staffIn(context)
  return null
}

export default function ConsoleLayout() {
  return <Outlet />
}
