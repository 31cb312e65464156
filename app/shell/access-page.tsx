import { useLocation, useNavigation, useRevalidator } from 'react-router'
import { AccessScreen, useAccessTitle } from '#app/features/people/sign-in/sign-in.screens.tsx'
import type { Screen } from '#app/features/people/sign-in/sign-in.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { Spinner } from '#app/kit/ui/spinner.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { BarePage } from './bare-page.tsx'
import { shellWords } from './shell.words.ts'

/** The access check runs on the server: while the browser waits for it, a spinner stands in the screen's place. */
export function AccessPage({ screen }: { screen: Screen }) {
  const say = useWords(shellWords)
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  // From one tab of a screen to the other there is nothing to wait for.
  const waits = state === 'loading' && location.pathname !== pathname
  const checks = useRevalidator().state === 'loading'
  return (
    <BarePage isPublic={screen.screen === 'sign-in'}>
      <PageTitle title={useAccessTitle(screen)} />
      {waits || checks ? <Spinner size={32} label={say('access.checking')} /> : <AccessScreen screen={screen} />}
    </BarePage>
  )
}
