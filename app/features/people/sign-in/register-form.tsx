import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { LegalLinks } from '#app/brand/legal-links.tsx'
import { useBrand } from '#app/kit/brand.tsx'
import { TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { Failure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { useKeptTyping } from '#app/kit/drafts/use-kept-typing.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { NewPasswordField } from '#app/features/people/passwords/passwords.field.tsx'
import { passwordWords } from '#app/features/people/passwords/passwords.words.ts'
import { registerForm } from './register.forms.ts'
import { stepAddress } from './sign-in.ts'
import { signInWords } from './sign-in.words.ts'

const words = { ...passwordWords, 'too-many': signInWords['too-many'] }

const formId = 'register'

export function RegisterForm({ passwordMin, refusal }: { passwordMin: number; refusal?: Failure | undefined }) {
  const say = useWords(signInWords)
  const schema = useMemo(() => registerForm(passwordMin), [passwordMin])
  const form = useForm(schema, {
    id: formId,
    words,
    labels: { email: say('sign-in.email'), password: say('sign-in.password') },
    failure: refusal,
    autofocus: 'email',
  })
  useKeptTyping(formId)
  return (
    <Form form={form} action={stepAddress(useLocation(), 'register')} reloads className="stack-small">
      <TextField field={form.fields.email} type="email" autoComplete="username" />
      <NewPasswordField field={form.fields.password} minimum={passwordMin} />
      <input type="hidden" name="pageName" value={`${say('register.title')} · ${useBrand().name}`} />
      <RegisterTexts />
      <SubmitButton>{say('register.submit')}</SubmitButton>
    </Form>
  )
}

/** What holds for anyone who registers, where the maker has written it down. */
function RegisterTexts() {
  const say = useWords(signInWords)
  const { look } = useBrand()
  const said = (['terms', 'privacy'] as const).filter((text) => look?.legal?.includes(text))
  if (said.length === 0) return null
  return (
    <div className="auth-note">
      {said.map((text) => (
        <p key={text}>{say(`register.${text}`)}</p>
      ))}
      <LegalLinks only={said} />
    </div>
  )
}
