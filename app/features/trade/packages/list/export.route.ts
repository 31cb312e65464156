import { exportList } from './page.server.ts'
import type { Route } from './+types/export.route'

export function loader(asked: Route.LoaderArgs) {
  return exportList('readers', asked)
}
