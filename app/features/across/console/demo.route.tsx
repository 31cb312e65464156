import { Outlet } from 'react-router'
import { demoPortalIn } from './mailbox/mailbox.server.ts'
import type { Route } from './+types/demo.route'

/** The pages that a portal in earnest does not have. */
export function loader({ context }: Route.LoaderArgs): null {
  demoPortalIn(context)
  return null
}

export default function DemoLayout() {
  return <Outlet />
}
