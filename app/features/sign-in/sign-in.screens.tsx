import { Clock, Mail, UserRoundSearch } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { href, useLocation } from 'react-router'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Screen, signInParameter, type Typed } from './sign-in.ts'
import { signInWords } from './sign-in.words.ts'
import './sign-in.css'

/** What checks a form in the browser is loaded only where there is one. */
const SignInForm = lazy(async () => ({ default: (await import('./sign-in-form.tsx')).SignInForm }))

/** What stands in the place of a page for whoever may not see it yet. */
export function AccessScreen({ screen }: { screen: Screen }) {
  switch (screen.screen) {
    case 'sign-in':
      return <SignInScreen {...screen} />
    case 'resume':
      return <ResumeScreen typed={screen.typed} />
    case 'unverified':
    case 'no-contact':
    case 'pending':
      return <WaitingScreen state={screen.screen} email={screen.email} />
  }
}

function SignInScreen({ problem, email, typed }: Extract<Screen, { screen: 'sign-in' }>) {
  const say = useWords(signInWords)
  return (
    <AccessCard title={say('sign-in.title')} intro={say('sign-in.intro')}>
      {typed && !problem ? <Alert tone="info">{say('sign-in.again')}</Alert> : null}
      {problem ? <Alert tone="danger">{say(`sign-in.${problem}`)}</Alert> : null}
      <Suspense>
        <SignInForm email={email} typed={typed} />
      </Suspense>
    </AccessCard>
  )
}

function ResumeScreen({ typed }: { typed: Typed }) {
  const say = useWords(signInWords)
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.delete(signInParameter)
  return (
    <AccessCard title={say('resume.title')} intro={say('resume.intro')}>
      <form method="post" action={`${pathname}?${query.toString()}`} encType="multipart/form-data">
        {typed.map(([name, value], at) => (
          // The same name may come several times and the list never changes: its place is its identity.
          // oxlint-disable-next-line react/no-array-index-key
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="primary">
          {say('resume.submit')}
        </Button>
      </form>
    </AccessCard>
  )
}

const icons = { unverified: Mail, 'no-contact': UserRoundSearch, pending: Clock } as const

function WaitingScreen({ state, email }: { state: keyof typeof icons; email: string }) {
  const say = useWords(signInWords)
  const Icon = icons[state]
  return (
    <AccessCard
      icon={<Icon size={32} aria-hidden />}
      title={say(`${state}.title`)}
      intro={say(`${state}.intro`, { email })}
    >
      {state === 'pending' ? <Alert tone="info">{say('pending.alert')}</Alert> : null}
      <div className="cluster">
        {state === 'pending' ? (
          <Button variant="primary" className="needs-script" onClick={() => window.close()}>
            {say('pending.close')}
          </Button>
        ) : null}
        <SignOutForm locale={useLocale()} label={say('sign-in.out')} />
      </div>
    </AccessCard>
  )
}

export function SignOutForm({ locale, label }: { locale: Locale; label: string }) {
  return (
    <form method="post" action={href('/:locale?/sign-out', localePrefix(locale))}>
      <input type="hidden" name="intent" value="sign-out" />
      <Button type="submit">{label}</Button>
    </form>
  )
}

function AccessCard({
  icon,
  title,
  intro,
  children,
}: {
  icon?: ReactNode
  title: string
  intro: string
  children: ReactNode
}) {
  return (
    <section className="access-card stack">
      {icon}
      <div className="stack-small">
        <h1>{title}</h1>
        <p className="muted">{intro}</p>
      </div>
      {children}
    </section>
  )
}
