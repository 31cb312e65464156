import { Suspense } from 'react'
import { lazyPart } from '#app/kit/lazy-part.ts'
import type { SecondFactorScreen } from './second-factor.ts'

/** Loaded only by people who are asked for a second factor. */
const loadStepScreen = async () => (await import('./step-screens.tsx')).StepScreen
const StepScreen = import.meta.env.SSR ? await loadStepScreen() : lazyPart(loadStepScreen)

/** What stands in place of a page until the second factor has been shown, or set up. */
export function SecondFactorAccessScreen({ screen }: { screen: SecondFactorScreen }) {
  return (
    <Suspense>
      <StepScreen screen={screen} />
    </Suspense>
  )
}
