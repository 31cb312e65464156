import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { AllAppointments } from './all-appointments.tsx'
import { readList } from './list.server.ts'
import type { Route } from './+types/list.route'

export function loader({ url, context }: Route.LoaderArgs) {
  return readList(context.get(portalContext), viewerIn(context), url)
}

export default function List({ loaderData }: Route.ComponentProps) {
  return <AllAppointments {...loaderData} />
}
