import { KeyRound } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Field, Input } from '#app/kit/ui/field.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type PasskeyProblem, showPasskey } from './passkeys-browser.ts'
import { refusalOf, type Ways } from './second-factor.ts'
import { secondFactorWords } from './second-factor.words.ts'

type SecondFactorAgainProps = {
  ways: Ways
  busy: boolean
  /** What was shown last did not go through: the status of the answer, where there was one. */
  failure: { status: number | undefined } | undefined
  /** What is said where nothing was decided. */
  failed: string
  onShow: (shown: Shown) => void
}

type Shown = { factor_code: string } | { passkey: string }

/** The second factor within a dialog over the page that somebody works on. */
export function SecondFactorAgain({ ways, busy, failure, failed, onShow }: SecondFactorAgainProps) {
  const say = useWords(secondFactorWords)
  const [code, setCode] = useState('')
  const [last, setLast] = useState<'code' | 'passkey'>('code')
  const refusal = failure && refusalOf(failure.status, last)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  function show(shown: Shown) {
    setLast('factor_code' in shown ? 'code' : 'passkey')
    onShow(shown)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy && code.trim() !== '') show({ factor_code: code })
  }

  return (
    <form className="stack-small" onSubmit={submit} noValidate>
      <p>{say(ways.totp ? 'show.totp' : ways.passkeys ? 'show.passkeys' : 'show.codes')}</p>
      {failure ? <Alert tone="danger">{refusal ? say(refusal) : failed}</Alert> : null}
      {ways.passkeys ? <Passkey onShow={show} /> : null}
      <Field
        id="again-code"
        label={say(ways.totp ? 'show.code' : 'show.code.recovery')}
        hint={ways.totp ? say('show.hint') : undefined}
        required
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            value={code}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
            autoComplete={ways.totp ? 'one-time-code' : 'off'}
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <div className="cluster">
        <Button type="submit" variant="primary" loading={busy}>
          {say('show.submit')}
        </Button>
      </div>
    </form>
  )
}

function Passkey({ onShow }: Pick<SecondFactorAgainProps, 'onShow'>) {
  const say = useWords(secondFactorWords)
  const challenge = href('/:locale?/second-factor/challenge', localePrefix(useLocale()))
  const [problem, setProblem] = useState<PasskeyProblem>()
  async function ask() {
    const answer = await showPasskey(challenge)
    if ('problem' in answer) setProblem(answer.problem)
    else onShow(answer)
  }
  return (
    <>
      {problem ? <Alert tone="danger">{say(problem)}</Alert> : null}
      <div className="cluster">
        <Button icon={<KeyRound size={16} aria-hidden />} onClick={() => void ask()}>
          {say('show.passkey')}
        </Button>
      </div>
    </>
  )
}
