import type { Carried } from '#app/kit/drafts/carried.tsx'
import { KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { href } from 'react-router'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { makePasskey, type PasskeyProblem, showPasskey } from './passkeys-browser.ts'
import { secondFactorWords } from './second-factor.words.ts'
import { CarriedFields, useStepAddress } from './step-forms.tsx'

/** Shows a passkey, or makes the first one. What the device answers goes the way of the other forms. */
export function PasskeyStep({
  makes,
  carried,
  variant,
}: {
  makes: boolean
  carried: Carried
  variant: 'primary' | 'secondary'
}) {
  const say = useWords(secondFactorWords)
  const challenge = href('/:locale?/second-factor/challenge', localePrefix(useLocale()))
  const form = useRef<HTMLFormElement>(null)
  const passkey = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'idle' | 'busy' | PasskeyProblem>('idle')

  async function ask() {
    setState('busy')
    const answer = await (makes ? makePasskey(challenge) : showPasskey(challenge))
    if ('problem' in answer) return setState(answer.problem)
    if (passkey.current) passkey.current.value = answer.passkey
    form.current?.submit()
  }

  return (
    <form ref={form} method="post" action={useStepAddress()} className="stack-small needs-script">
      {state !== 'idle' && state !== 'busy' ? <Alert tone="danger">{say(state)}</Alert> : null}
      <input ref={passkey} type="hidden" name="passkey" />
      <CarriedFields carried={carried} />
      <Button
        variant={variant}
        icon={<KeyRound size={16} aria-hidden />}
        loading={state === 'busy'}
        onClick={() => void ask()}
      >
        {say(makes ? 'missing.passkey.do' : 'show.passkey')}
      </Button>
    </form>
  )
}
