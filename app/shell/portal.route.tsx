import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, Outlet } from 'react-router'
import { viewerIn } from '#app/features/account/account.server.ts'
import type { Module, Viewer } from '#app/features/account/account.ts'
import { readLicence } from '#app/features/licence/licence.server.ts'
import { lockedFor, moduleOf } from '#app/features/licence/licence.ts'
import { isScreen } from '#app/features/sign-in/sign-in.ts'
import { gate } from '#app/features/sign-in/sign-in.gate.server.ts'
import { portalContext } from '#app/portal.server.ts'
import { BarePage } from './bare-page.tsx'
import { ErrorPage } from './error-page.tsx'
import { Frame, type FrameViewer } from './frame.tsx'
import type { Route } from './+types/portal.route'

// Whoever is inside needs none of it, so the browser asks for it where it is shown. The server has it at hand: what it
// writes does not depend on what was shown before.
const accessPage = async () => ({ default: (await import('./access-page.tsx')).AccessPage })
const AccessPage = import.meta.env.SSR ? (await accessPage()).default : lazy(accessPage)

export const middleware: Route.MiddlewareFunction[] = [gate]

/** Without a loader here, a change of page in the browser would not pass the gate. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = viewerIn(context)
  const locked = lockedFor(viewer)
  const isLocked = locked.some((module) => module === moduleOf(url.pathname))
  return {
    frame: frameOf(viewer, locked),
    // Stands in the place of a page whose module is missing.
    licence: isLocked ? await readLicence(context.get(portalContext), viewer) : undefined,
  }
}

function frameOf(viewer: Viewer, locked: Module[]): FrameViewer {
  const isDealer = viewer.side === 'company' && viewer.role !== 'customer'
  return {
    accountId: viewer.accountId,
    name: viewer.name,
    email: viewer.email,
    side: viewer.side,
    role: viewer.role,
    locked,
    companyName: isDealer ? viewer.companyName : null,
  }
}

export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame viewer={loaderData.frame}>
      <Outlet />
    </Frame>
  )
}

/** For who is not let in, and for a portal that fails before it has a frame. What pages refuse is said inside the frame. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && isScreen(error.data))
    return (
      <Suspense>
        <AccessPage screen={error.data} />
      </Suspense>
    )
  return (
    <BarePage>
      <ErrorPage error={error} />
    </BarePage>
  )
}
