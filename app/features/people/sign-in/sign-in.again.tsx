import { type FormEvent, useState } from 'react'
import { href, useLocation } from 'react-router'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Field, Input } from '#app/kit/ui/field.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { Modal } from '#app/kit/ui/modal.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { SecondFactorAgain } from '#app/features/people/second-factor/second-factor.again.tsx'
import { type Sent, sendStep } from './send-step.ts'
import { stepAddress } from './sign-in.ts'
import { signInWords } from './sign-in.words.ts'
import { askWho, type Who } from './who.ts'

type SignInAgainProps = { account: number; email: string; onBack: () => void; onClose: () => void }

/**
 * Over the page of somebody whose session has ended, so that nothing they typed has to leave it. Only they can: the
 * address is theirs, and what is on the page reaches nobody else.
 */
export function SignInAgain({ account, email, onBack, onClose }: SignInAgainProps) {
  const say = useWords(signInWords)
  const location = useLocation()
  const session = href('/:locale?/session', localePrefix(useLocale()))
  const [who, setWho] = useState<Who>('nobody')
  const [state, setState] = useState<'idle' | 'sending' | Exclude<Sent, 'done'>>('idle')
  const isSending = state === 'sending'

  async function take(step: '' | 'second-factor', fields: Record<string, string>) {
    setState('sending')
    const sent = await sendStep(stepAddress(location, step), fields)
    if (sent !== 'done') return setState(sent)
    const now = await askWho(session)
    if (typeof now === 'object' && 'account' in now && now.account === account) return onBack()
    setWho(now)
    return setState(now === 'nobody' ? { problem: undefined, status: undefined } : 'idle')
  }

  const failure = typeof state === 'object' ? state : undefined
  const problem = failure && (failure.problem ?? say('again.failed'))
  const isAsked = typeof who === 'object' && 'ways' in who
  return (
    <Modal open onClose={onClose} size="small" title={say('again.title')}>
      <div className="stack">
        {isAsked ? (
          <SecondFactorAgain
            ways={who.ways}
            busy={isSending}
            failure={failure}
            failed={say('again.failed')}
            onShow={(shown) => void take('second-factor', shown)}
          />
        ) : (
          <PasswordAgain
            email={email}
            busy={isSending}
            problem={who === 'nobody' ? problem : say('again.elsewhere')}
            onEnter={(password) => void take('', { email, password })}
          />
        )}
        <p className="muted">
          <Link to={location.pathname + location.search} reloadDocument>
            {say('again.other')}
          </Link>
        </p>
      </div>
    </Modal>
  )
}

type PasswordAgainProps = {
  email: string
  busy: boolean
  problem: string | undefined
  onEnter: (password: string) => void
}

function PasswordAgain({ email, busy, problem, onEnter }: PasswordAgainProps) {
  const say = useWords(signInWords)
  const [password, setPassword] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy && password !== '') onEnter(password)
  }
  return (
    <form className="stack-small" onSubmit={submit} noValidate>
      <p>{say('again.intro')}</p>
      {problem ? <Alert tone="danger">{problem}</Alert> : null}
      <Field id="again-email" label={say('sign-in.email')}>
        {(control) => <Input {...control} type="email" value={email} readOnly autoComplete="username" />}
      </Field>
      <Field id="again-password" label={say('sign-in.password')} required>
        {(control) => (
          <Input
            {...control}
            type="password"
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
            autoComplete="current-password"
            data-autofocus
          />
        )}
      </Field>
      <div className="cluster">
        <Button type="submit" variant="primary" loading={busy}>
          {say('sign-in.submit')}
        </Button>
      </div>
    </form>
  )
}
