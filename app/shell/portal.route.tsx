import { isRouteErrorResponse, Outlet, useLocation, useNavigation, useRevalidator } from 'react-router'
import { viewerIn } from '#app/features/account/account.server.ts'
import type { Module, Viewer } from '#app/features/account/account.ts'
import { readLicence } from '#app/features/licence/licence.server.ts'
import { lockedFor, moduleOf } from '#app/features/licence/licence.ts'
import { AccessScreen, useAccessTitle } from '#app/features/sign-in/sign-in.screens.tsx'
import { isScreen, type Screen } from '#app/features/sign-in/sign-in.ts'
import { gate } from '#app/features/sign-in/sign-in.gate.server.ts'
import { Spinner } from '#app/kit/ui/spinner.tsx'
import { PageTitle } from '#app/kit/brand.tsx'
import { portalContext } from '#app/portal.server.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { BarePage } from './bare-page.tsx'
import { ErrorPage } from './error-page.tsx'
import { Frame, type FrameViewer } from './frame.tsx'
import { shellWords } from './shell.words.ts'
import type { Route } from './+types/portal.route'

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
    name: viewer.name,
    email: viewer.email,
    side: viewer.side,
    isAdmin: viewer.role === 'admin',
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

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && isScreen(error.data)) return <AccessPage screen={error.data} />
  if (loaderData)
    return (
      <Frame viewer={loaderData.frame}>
        <ErrorPage error={error} licence={loaderData.licence} />
      </Frame>
    )
  return (
    <BarePage>
      <ErrorPage error={error} />
    </BarePage>
  )
}

/** The access check runs on the server: while the browser waits for it, a spinner stands in the screen's place. */
function AccessPage({ screen }: { screen: Screen }) {
  const say = useWords(shellWords)
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  // From one tab of a screen to the other there is nothing to wait for.
  const waits = state === 'loading' && location.pathname !== pathname
  const checks = useRevalidator().state === 'loading'
  return (
    <BarePage>
      <PageTitle title={useAccessTitle(screen)} />
      {waits || checks ? <Spinner size={32} label={say('access.checking')} /> : <AccessScreen screen={screen} />}
    </BarePage>
  )
}
