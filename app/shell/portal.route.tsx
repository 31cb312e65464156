import { Suspense } from 'react'
import { isRouteErrorResponse, Outlet } from 'react-router'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { readLicence } from '#app/features/people/licence/licence.server.ts'
import { isLockedAt } from '#app/features/people/pages/pages.ts'
import { isScreen } from '#app/features/people/sign-in/sign-in.ts'
import { gate } from '#app/features/people/sign-in/sign-in.gate.server.ts'
import { lazyPart } from '#app/kit/lazy-part.ts'
import { portalContext } from '#app/portal.server.ts'
import { frameOf } from './frame.server.ts'
import { Frame } from './frame.tsx'
import { onlyRead } from './only-read.server.ts'
import { OuterError } from './errors/outer-error.tsx'
import type { Route } from './+types/portal.route'

// Those who are inside need none of it, so the browser asks for it where it is shown. The server has it at hand: what
// it writes does not depend on what was shown before.
const accessPage = async () => (await import('./access-page.tsx')).AccessPage
const AccessPage = import.meta.env.SSR ? await accessPage() : lazyPart(accessPage)

export const middleware: Route.MiddlewareFunction[] = [gate, onlyRead]

/** Without a loader here, a change of page in the browser would not pass the gate. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = viewerIn(context)
  const portal = context.get(portalContext)
  const frame = frameOf(viewer, portal.settings)
  const isLocked = isLockedAt(url.pathname, frame.locked)
  return {
    frame,
    // Stands in the place of a page whose module is missing.
    licence: isLocked ? await readLicence(portal, viewer) : undefined,
  }
}

export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame viewer={loaderData.frame}>
      <Outlet />
    </Frame>
  )
}

/**
 * For who is not let in, and for a portal that fails before it has a frame. What pages refuse is said inside the frame.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && isScreen(error.data))
    return (
      <Suspense>
        <AccessPage screen={error.data} />
      </Suspense>
    )
  return <OuterError error={error} />
}
