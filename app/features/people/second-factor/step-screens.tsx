import { type Carried, CarriedForm } from '#app/kit/drafts/carried.tsx'
import { ShieldCheck } from 'lucide-react'
import { href, useLocation } from 'react-router'
import { Button, LinkButton } from '#app/kit/ui/button.tsx'
import { CentredCard } from '#app/kit/ui/centred-card.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { PasskeyStep } from './passkey-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { SecondFactorScreen, Ways } from './second-factor.ts'
import { secondFactorWords } from './second-factor.words.ts'
import { CodeForm, SetupForm } from './step-forms.tsx'
import './second-factor.css'

export function StepScreen({ screen }: { screen: SecondFactorScreen }) {
  if (screen.screen === 'second-factor') return <ShowScreen screen={screen} />
  return 'codes' in screen ? <CodesScreen screen={screen} /> : <SetupScreen screen={screen} />
}

function ShowScreen({ screen }: { screen: Extract<SecondFactorScreen, { screen: 'second-factor' }> }) {
  const say = useWords(secondFactorWords)
  const { ways, isStaff, refusal, carried } = screen
  return (
    <CentredCard icon={<ShieldCheck size={32} aria-hidden />} title={say('title')} intro={say(introOf(ways))}>
      {ways.passkeys ? (
        <PasskeyStep makes={false} carried={carried} variant={ways.totp ? 'secondary' : 'primary'} />
      ) : null}
      <CodeForm hasApp={ways.totp} failure={refusal} carried={carried} />
      <p className="muted">{say(isStaff ? 'show.lost.staff' : 'show.lost')}</p>
      <SignOut />
    </CentredCard>
  )
}

function introOf({ totp, passkeys }: Ways) {
  if (totp) return passkeys ? 'show.any' : 'show.totp'
  return passkeys ? 'show.passkeys' : 'show.codes'
}

function SetupScreen({ screen }: { screen: Extract<SecondFactorScreen, { passkeys: boolean }> }) {
  const say = useWords(secondFactorWords)
  const { setup, passkeys, refusal, carried } = screen
  return (
    <CentredCard icon={<ShieldCheck size={32} aria-hidden />} title={say('missing.title')} intro={say('missing.intro')}>
      <SetupForm setup={setup} failure={refusal} carried={carried} />
      {passkeys ? (
        <div className="stack-small needs-script">
          <hr />
          <h2>{say('missing.or')}</h2>
          <p className="muted">{say('missing.passkey')}</p>
          <PasskeyStep makes carried={carried} variant="secondary" />
        </div>
      ) : null}
      <SignOut />
    </CentredCard>
  )
}

function CodesScreen({ screen }: { screen: Extract<SecondFactorScreen, { codes: string[] }> }) {
  const say = useWords(secondFactorWords)
  const { codes, email, carried } = screen
  return (
    <CentredCard icon={<ShieldCheck size={32} aria-hidden />} title={say('codes.title')} intro={say('codes.intro')}>
      <RecoveryCodes codes={codes} email={email} />
      <GoOn carried={carried} />
    </CentredCard>
  )
}

/** Leads on to the page that was asked for, with the form that was sent there, if any. */
function GoOn({ carried }: { carried: Carried }) {
  const say = useWords(secondFactorWords)
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.delete('sign-in')
  const page = query.size > 0 ? `${pathname}?${query.toString()}` : pathname
  if (carried.length === 0)
    return (
      <div>
        <LinkButton to={page} variant="primary" reloadDocument>
          {say('codes.go-on')}
        </LinkButton>
      </div>
    )
  return (
    <CarriedForm to={page} fields={carried}>
      <Button type="submit" variant="primary">
        {say('codes.go-on')}
      </Button>
    </CarriedForm>
  )
}

function SignOut() {
  const say = useWords(secondFactorWords)
  return (
    <form method="post" action={href('/:locale?/sign-out', localePrefix(useLocale()))} className="factor-end">
      <input type="hidden" name="intent" value="sign-out" />
      <Button type="submit">{say('sign-out')}</Button>
    </form>
  )
}
