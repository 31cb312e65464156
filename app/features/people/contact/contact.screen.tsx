import { Clock, UserRoundSearch } from 'lucide-react'
import { Suspense } from 'react'
import { href } from 'react-router'
import { lazyPart } from '#app/kit/lazy-part.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { CentredCard } from '#app/kit/ui/centred-card.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { useQuietCheck } from '#app/kit/use-quiet-check.ts'
import type { ContactScreen } from './contact.ts'
import { contactWords } from './contact.words.ts'
import { CheckAgain, CloseButton, waitingMark } from './waiting.tsx'
import './contact.css'

/** What checks a form in the browser is loaded only where there is one. */
const loadContactForm = async () => (await import('./contact-form.tsx')).ContactForm
const ContactForm = import.meta.env.SSR ? await loadContactForm() : lazyPart(loadContactForm)

/** What stands in place of the page until the CRM knows the person and staff have let them in. */
export function ContactAccessScreen({ screen }: { screen: ContactScreen }) {
  const say = useWords(contactWords)
  if (screen.screen === 'pending' && screen.request === 'waiting') return <WaitingScreen email={screen.email} />
  const { email, known, countries, refusal } = screen
  const state = screen.screen === 'pending' ? screen.request : screen.screen
  const reason = screen.screen === 'pending' && screen.request === 'refused' ? screen.reason : null
  return (
    <CentredCard
      icon={<UserRoundSearch size={32} aria-hidden />}
      title={say(`${state}.title`)}
      intro={<span className="contact-intro">{say(`${state}.intro`, { email })}</span>}
    >
      {reason ? (
        <Alert tone="warning" title={say('refused.reason')}>
          <p className="contact-reason">{reason}</p>
        </Alert>
      ) : null}
      <Suspense>
        <ContactForm {...{ known, countries, refusal }} />
      </Suspense>
      <div className="cluster contact-end">
        <SignOutForm />
      </div>
    </CentredCard>
  )
}

/** The document's title while it stands there. */
export function useContactTitle(): (screen: ContactScreen) => string {
  const say = useWords(contactWords)
  return (screen) => {
    const state = screen.screen === 'pending' ? screen.request : screen.screen
    return say(state === 'waiting' ? 'pending.title' : `${state}.title`)
  }
}

function WaitingScreen({ email }: { email: string }) {
  const say = useWords(contactWords)
  useQuietCheck(waitingMark)
  return (
    <CentredCard
      icon={<Clock size={32} aria-hidden />}
      title={say('pending.title')}
      intro={<span className="contact-intro">{say('pending.intro', { email })}</span>}
    >
      <Alert tone="info" action={<CheckAgain />}>
        {say('pending.alert')} <span className="needs-script">{say('pending.opens')}</span>
      </Alert>
      <div id={waitingMark} className="cluster contact-end">
        <CloseButton />
        <SignOutForm />
      </div>
    </CentredCard>
  )
}

function SignOutForm() {
  const say = useWords(contactWords)
  return (
    <form method="post" action={href('/:locale?/sign-out', localePrefix(useLocale()))}>
      <input type="hidden" name="intent" value="sign-out" />
      <Button type="submit">{say('sign-out')}</Button>
    </form>
  )
}
