import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router'
import { isScreen } from '#app/features/people/sign-in/sign-in.ts'
import { ErrorPage } from './errors/error-page.tsx'
import type { loader } from './portal.route.tsx'
import type { Route } from './+types/page.route'

export default function PageLayout() {
  return <Outlet />
}

/**
 * What a page or a form refuses is said inside the portal's frame. It has a layout of its own because once a form was
 * refused, the router no longer asks the loader of the layout that says so: the frame and the licence come from above.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // A session that has ended: the layout above puts the sign-in in the place of the page, frame and all.
  if (isRouteErrorResponse(error) && isScreen(error.data)) throw error
  const portal = useRouteLoaderData<typeof loader>('shell/portal.route')
  return <ErrorPage error={error} reader={portal?.frame} licence={portal?.licence} />
}
