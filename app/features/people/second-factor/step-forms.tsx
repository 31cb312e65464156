import type { Carried } from '#app/kit/drafts/carried.tsx'
import { useLocation } from 'react-router'
import { TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { Failure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { codeForm } from './second-factor.forms.ts'
import type { TotpSetup } from './second-factor.ts'
import { secondFactorWords } from './second-factor.words.ts'
import { TotpSecret } from './totp-setup.tsx'

/** Posts to the very address that was asked for. */
export function useStepAddress(): string {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set('sign-in', 'second-factor')
  return `${pathname}?${query.toString()}`
}

type StepFormProps = { failure: Failure | undefined; carried: Carried }

/** A code of the app or a recovery code: one field takes both. */
export function CodeForm({ hasApp, failure, carried }: StepFormProps & { hasApp: boolean }) {
  const say = useWords(secondFactorWords)
  const form = useCodeForm(hasApp ? say('show.code') : say('show.code.recovery'), failure)
  return (
    <Form form={form} action={useStepAddress()} reloads className="stack-small">
      <TextField
        field={form.fields.factor_code}
        hint={hasApp ? say('show.hint') : undefined}
        autoComplete={hasApp ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <CarriedFields carried={carried} />
      <SubmitButton>{say('show.submit')}</SubmitButton>
    </Form>
  )
}

export function SetupForm({ setup, failure, carried }: StepFormProps & { setup: TotpSetup }) {
  const say = useWords(secondFactorWords)
  const form = useCodeForm(say('totp.code'), failure)
  return (
    <Form form={form} action={useStepAddress()} reloads>
      <TotpSecret setup={setup} />
      <TextField field={form.fields.factor_code} inputMode="numeric" autoComplete="one-time-code" />
      <CarriedFields carried={carried} />
      <SubmitButton>{say('totp.submit')}</SubmitButton>
    </Form>
  )
}

export function CarriedFields({ carried }: { carried: Carried }) {
  return carried.length > 0 ? <input type="hidden" name="typed" value={JSON.stringify(carried)} /> : null
}

function useCodeForm(label: string, failure: Failure | undefined) {
  return useForm(codeForm, {
    id: 'second-factor',
    words: secondFactorWords,
    labels: { factor_code: label },
    failure,
    autofocus: 'factor_code',
  })
}
