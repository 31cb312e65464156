import { isRouteErrorResponse } from 'react-router'
import { BarePage } from '../bare-page.tsx'
import { ErrorPage } from './error-page.tsx'
import { Frame, type FrameViewer } from '../frame.tsx'

/** Anyone signed in keeps the menu where an address names nothing. */
export function OuterErrorPage({ error }: { error: unknown }) {
  const viewer = isRouteErrorResponse(error) && hasFrame(error.data) ? error.data.frame : undefined
  const page = <ErrorPage error={error} reader={viewer} />
  return viewer ? <Frame viewer={viewer}>{page}</Frame> : <BarePage>{page}</BarePage>
}

/** `notFound` throws what has a frame, and what refuses those who only look. */
function hasFrame(thrown: unknown): thrown is { frame: FrameViewer } {
  return typeof thrown === 'object' && thrown !== null && 'frame' in thrown
}
