import { type Carried, CarriedForm } from '#app/kit/drafts/carried.tsx'
import { useLocation } from 'react-router'
import { Button } from '#app/kit/ui/button.tsx'
import { CentredCard } from '#app/kit/ui/centred-card.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { ContactAccessScreen, useContactTitle } from '#app/features/people/contact/contact.screen.tsx'
import { SecondFactorAccessScreen } from '#app/features/people/second-factor/second-factor.screen.tsx'
import { AuthScreen, tabTitles } from './auth-screen.tsx'
import { pageQuery, type Screen, tabIn } from './sign-in.ts'
import { signInWords } from './sign-in.words.ts'
import { UnverifiedScreen } from './unverified-screen.tsx'
import './sign-in.css'

export { SignOutForm } from './sign-out-form.tsx'

/** What stands in the place of a page for anyone who may not see it yet. */
export function AccessScreen({ screen }: { screen: Screen }) {
  switch (screen.screen) {
    case 'sign-in':
      return <AuthScreen {...screen} />
    case 'resume':
      return <ResumeScreen carried={screen.carried} />
    case 'unverified':
      return <UnverifiedScreen {...screen} />
    case 'second-factor':
    case 'second-factor-missing':
      return <SecondFactorAccessScreen screen={screen} />
    case 'no-contact':
    case 'pending':
      return <ContactAccessScreen screen={screen} />
  }
}

/** The document's title while it stands there. */
export function useAccessTitle(screen: Screen): string {
  const say = useWords(signInWords)
  const titleOf = useContactTitle()
  const tab = tabIn(useLocation().search)
  if (screen.screen === 'no-contact' || screen.screen === 'pending') return titleOf(screen)
  return say(screen.screen === 'sign-in' ? tabTitles[tab] : `${screen.screen}.title`)
}

function ResumeScreen({ carried }: { carried: Carried }) {
  const say = useWords(signInWords)
  const { pathname, search } = useLocation()
  return (
    <CentredCard title={say('resume.title')} intro={say('resume.intro')}>
      <CarriedForm to={`${pathname}?${pageQuery(search).toString()}`} fields={carried}>
        <Button type="submit" variant="primary">
          {say('resume.submit')}
        </Button>
      </CarriedForm>
    </CentredCard>
  )
}
