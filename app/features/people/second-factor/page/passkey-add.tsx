import { type FormEvent, useState } from 'react'
import { href, useNavigation, useSubmit } from 'react-router'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Field, Input } from '#app/kit/ui/field.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Refused } from './page-forms.tsx'
import { pageWords } from './page.words.ts'
import { makePasskey, type PasskeyProblem } from '../passkeys-browser.ts'
import { passkeyNameMost } from '../second-factor.forms.ts'
import { secondFactorWords } from '../second-factor.words.ts'

/** The password first, since a device keeps what it made even where the portal then refuses it. */
export function PasskeyAdd({ refusal }: { refusal: Refused }) {
  const say = useWords(pageWords)
  const problems = useWords(secondFactorWords)
  const locale = useLocale()
  const submit = useSubmit()
  const isSending = useNavigation().formData?.get('intent') === 'passkey'
  const [state, setState] = useState<'idle' | 'busy' | PasskeyProblem>('idle')
  const problem = state === 'idle' || state === 'busy' ? undefined : state

  async function add(form: HTMLFormElement) {
    const fields = new FormData(form)
    const [name, password] = [fields.get('name'), fields.get('password')].map((value) =>
      typeof value === 'string' ? value : '',
    )
    if (!password) return refuse(form, 'password-required')
    setState('busy')
    const challenge = href('/:locale?/second-factor/challenge', localePrefix(locale))
    const made = await makePasskey(challenge, { password })
    if ('problem' in made) return refuse(form, made.problem)
    setState('idle')
    await submit({ intent: 'passkey', name: name ?? '', passkey: made.passkey }, { method: 'post' })
  }
  function refuse(form: HTMLFormElement, why: PasskeyProblem) {
    setState(why)
    if (isOfPassword(why)) form.querySelector<HTMLInputElement>('input[name=password]')?.focus()
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state !== 'busy') void add(event.currentTarget)
  }

  const isPassword = problem !== undefined && isOfPassword(problem)
  return (
    <form method="post" noValidate className="stack-small" onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="passkey" />
      {problem && !isPassword ? <Alert tone="danger">{problems(problem)}</Alert> : null}
      {refusal && !problem ? (
        <Alert tone="danger">
          {refusal.problems.map((one) => wordProblem(locale, secondFactorWords, one)).join(' ')}
        </Alert>
      ) : null}
      <Field id="passkey-name" label={say('passkeys.name')} hint={say('passkeys.name.hint')}>
        {(control) => <Input {...control} name="name" maxLength={passkeyNameMost} autoComplete="off" />}
      </Field>
      <Field
        id="passkey-password"
        label={say('password.label')}
        required
        error={isPassword ? problems(problem) : undefined}
      >
        {(control) => <Input {...control} type="password" name="password" autoComplete="current-password" />}
      </Field>
      <div>
        <Button type="submit" variant="primary" loading={state === 'busy' || isSending}>
          {say('passkeys.add')}
        </Button>
      </div>
    </form>
  )
}

/** What is wrong stands at that field, which the person is led to. */
function isOfPassword(problem: PasskeyProblem): boolean {
  return problem === 'password-wrong' || problem === 'password-required'
}
