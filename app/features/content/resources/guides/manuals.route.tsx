import { GuideList } from './guide-list.tsx'
import { loadGuides } from './guides.server.ts'
import type { Route } from './+types/manuals.route'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadGuides('manual', { url, context })
}

export default function Manuals({ loaderData }: Route.ComponentProps) {
  return <GuideList page={loaderData} />
}
