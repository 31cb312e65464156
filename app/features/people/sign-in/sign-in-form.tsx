import type { FocusEvent, ReactNode } from 'react'
import type { Carried } from '#app/kit/drafts/carried.tsx'
import * as z from 'zod/mini'
import { useLocation } from 'react-router'
import { email as emailField, password } from '#app/kit/forms/fields.ts'
import { PasswordField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { signInFormId, stepAddress } from './sign-in.ts'
import { signInWords } from './sign-in.words.ts'

const credentials = z.object({ email: emailField(), password: password({ min: 1 }) })

type SignInFormProps = { email?: string | undefined; carried?: Carried | undefined; news: ReactNode }

/**
 * Posts to the very address that was asked for, so that signing in leads there. `news`: what the server said above the
 * form; what the browser finds at the next try takes its place.
 */
export function SignInForm({ email = '', carried, news }: SignInFormProps) {
  const say = useWords(signInWords)
  const form = useForm(credentials, {
    id: signInFormId,
    words: signInWords,
    labels: { email: say('sign-in.email'), password: say('sign-in.password') },
    initial: { email },
    autofocus: email ? 'password' : 'email',
  })
  const action = stepAddress(useLocation(), '')
  return (
    <>
      {form.summary.length === 0 ? news : null}
      <div onBlurCapture={keepFromValidating}>
        <Form form={form} action={action} reloads className="stack-small">
          <TextField field={form.fields.email} type="email" autoComplete="username" />
          <PasswordField field={form.fields.password} autoComplete="current-password" />
          {carried ? <input type="hidden" name="typed" value={JSON.stringify(carried)} /> : null}
          <SubmitButton>{say('sign-in.submit')}</SubmitButton>
        </Form>
      </div>
    </>
  )
}

/** The dialog for a forgotten password takes the focus: the field was not left, and is not told to be wrong behind it. */
function keepFromValidating(event: FocusEvent) {
  if (event.relatedTarget?.closest('dialog')) event.stopPropagation()
}
