import { isRouteErrorResponse, Outlet, useNavigation, useRevalidator } from 'react-router'
import { viewerIn } from '#app/features/account/account.server.ts'
import { AccessScreen } from '#app/features/sign-in/sign-in.screens.tsx'
import { isScreen, type Screen } from '#app/features/sign-in/sign-in.ts'
import { signInWords } from '#app/features/sign-in/sign-in.words.ts'
import { gate } from '#app/features/sign-in/sign-in.gate.server.ts'
import { Spinner } from '#app/kit/ui/spinner.tsx'
import { PageTitle } from '#app/kit/brand.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { BarePage } from './bare-page.tsx'
import { ErrorPage } from './error-page.tsx'
import { Frame, type FrameViewer } from './frame.tsx'
import { shellWords } from './shell.words.ts'
import type { Route } from './+types/portal.route'

export const middleware: Route.MiddlewareFunction[] = [gate]

/** Without a loader here, a change of page in the browser would not pass the gate. */
export function loader({ context }: Route.LoaderArgs): FrameViewer {
  const viewer = viewerIn(context)
  const isDealer = viewer.side === 'company' && viewer.role !== 'customer'
  return {
    name: viewer.name,
    email: viewer.email,
    side: viewer.side,
    companyName: isDealer ? viewer.companyName : null,
  }
}

export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame viewer={loaderData}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && isScreen(error.data)) return <AccessPage screen={error.data} />
  if (loaderData)
    return (
      <Frame viewer={loaderData}>
        <ErrorPage error={error} />
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
  const waits = useNavigation().state === 'loading'
  const checks = useRevalidator().state === 'loading'
  return (
    <BarePage>
      <PageTitle title={useWords(signInWords)(`${screen.screen}.title`)} />
      {waits || checks ? <Spinner size={32} label={say('access.checking')} /> : <AccessScreen screen={screen} />}
    </BarePage>
  )
}
