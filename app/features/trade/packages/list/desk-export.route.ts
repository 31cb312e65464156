import { exportList } from './page.server.ts'
import type { Route } from './+types/desk-export.route'

export function loader(asked: Route.LoaderArgs) {
  return exportList('desk', asked)
}
