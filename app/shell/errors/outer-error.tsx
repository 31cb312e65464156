import { lazy, Suspense } from 'react'
import { LastResort } from './error-page.tsx'

// As the other pages that say what went wrong: the browser asks for it where it is shown.
const outerErrorPage = async () => ({ default: (await import('./outer-error-page.tsx')).OuterErrorPage })
const OuterErrorPage = import.meta.env.SSR
  ? (await outerErrorPage()).default
  : lazy(() => outerErrorPage().catch(() => ({ default: LastResort })))

/** What stands in the place of the whole portal: for errors beyond its frame. */
export function OuterError({ error }: { error: unknown }) {
  return (
    <Suspense>
      <OuterErrorPage error={error} />
    </Suspense>
  )
}
