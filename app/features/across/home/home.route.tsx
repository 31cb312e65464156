import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { CompanyHome } from './company-home.tsx'
import { shownHome } from './home.server.ts'
import { StaffHome } from './staff-home.tsx'
import './home.css'
import type { Route } from './+types/home.route'

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = viewerIn(context)
  const portal = context.get(portalContext)
  const { firstName, name } = viewer
  const home = await shownHome.read(portal, viewer)
  return { name: firstName || name, home }
}

export default function Home({ loaderData: { name, home } }: Route.ComponentProps) {
  return home.side === 'maker' ? <StaffHome name={name} home={home} /> : <CompanyHome name={name} home={home} />
}
