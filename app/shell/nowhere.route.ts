import { nowhere } from './nowhere.server.ts'
import type { Route } from './+types/nowhere.route'

/** Whatever no other route knows, however it is asked for. */
export const middleware: Route.MiddlewareFunction[] = [nowhere]

/** Without a loader the browser would not ask the server. */
export function loader() {
  return null
}

/** Never shown; without it the answer would be a file's, not a page. */
export default function Nowhere() {
  return null
}
