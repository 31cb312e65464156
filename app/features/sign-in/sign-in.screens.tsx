import { CircleAlert, Clock, Mail, UserRoundSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { href, useLocation } from 'react-router'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Field, Input } from '#app/kit/ui/field.tsx'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Screen, signInParameter, type Typed } from './sign-in.ts'
import { signInWords } from './sign-in.words.ts'
import './sign-in.css'

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
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set(signInParameter, '')
  return (
    <AccessCard title={say('sign-in.title')} intro={say('sign-in.intro')}>
      {typed && !problem ? <Alert tone="info">{say('sign-in.again')}</Alert> : null}
      {problem ? (
        <Alert tone="danger">
          <CircleAlert size={16} aria-hidden /> {say(`sign-in.${problem}`)}
        </Alert>
      ) : null}
      {/* A whole page load, so that nothing of the state before signing in lives on. */}
      <form method="post" action={`${pathname}?${query.toString()}`} className="stack-small">
        <Field id="email" label={say('sign-in.email')} required>
          {(control) => <Input {...control} name="email" type="email" autoComplete="username" defaultValue={email} />}
        </Field>
        <Field id="password" label={say('sign-in.password')} required>
          {(control) => <Input {...control} name="password" type="password" autoComplete="current-password" />}
        </Field>
        {typed ? <input type="hidden" name="typed" value={JSON.stringify(typed)} /> : null}
        <Button type="submit" variant="primary">
          {say('sign-in.submit')}
        </Button>
      </form>
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
