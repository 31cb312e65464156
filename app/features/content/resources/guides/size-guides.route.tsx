import { GuideList } from './guide-list.tsx'
import { loadGuides } from './guides.server.ts'
import type { Route } from './+types/size-guides.route'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadGuides('size-guide', { url, context })
}

export default function SizeGuides({ loaderData }: Route.ComponentProps) {
  return <GuideList page={loaderData} />
}
