import type { Carried } from '#app/kit/forms/carried.ts'
import * as z from 'zod/mini'
import { useLocation } from 'react-router'
import { email as emailField, password } from '#app/kit/forms/fields.ts'
import { PasswordField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { stepAddress } from './sign-in.ts'
import { signInWords } from './sign-in.words.ts'

const credentials = z.object({ email: emailField(), password: password({ min: 1 }) })

/** Posts to the very address that was asked for, so that signing in leads there. */
export function SignInForm({ email = '', typed }: { email?: string | undefined; typed?: Carried | undefined }) {
  const say = useWords(signInWords)
  const form = useForm(credentials, {
    id: 'sign-in',
    words: signInWords,
    labels: { email: say('sign-in.email'), password: say('sign-in.password') },
    initial: { email },
    autofocus: email ? 'password' : 'email',
  })
  return (
    <Form form={form} action={stepAddress(useLocation(), '')} reloads className="stack-small">
      <TextField field={form.fields.email} type="email" autoComplete="username" />
      <PasswordField field={form.fields.password} autoComplete="current-password" />
      {typed ? <input type="hidden" name="typed" value={JSON.stringify(typed)} /> : null}
      <SubmitButton>{say('sign-in.submit')}</SubmitButton>
    </Form>
  )
}
