import { notFound } from './not-found.server.ts'
import type { Route } from './+types/not-found.route'

/** Whatever no other route knows, however it is asked for. */
export const middleware: Route.MiddlewareFunction[] = [notFound]

/** Without a loader the browser would not ask the server. */
export function loader() {
  return null
}

/** Never shown; without it the answer would be a file's, not a page. */
export default function NotFound() {
  return null
}
