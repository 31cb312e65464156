import { useMemo } from 'react'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { Failure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { NewPasswordField } from '#app/features/people/passwords/passwords.field.tsx'
import { passwordWords } from '#app/features/people/passwords/passwords.words.ts'
import { resetForm } from './forms.ts'
import { pageWords } from './pages.words.ts'

export function ResetForm({ minimum, failure }: { minimum: number; failure: Failure | undefined }) {
  const say = useWords(pageWords)
  const schema = useMemo(() => resetForm(minimum), [minimum])
  const form = useForm(schema, {
    id: 'reset',
    words: passwordWords,
    labels: { password: say('reset.password') },
    failure,
    autofocus: 'password',
  })
  return (
    <Form form={form} reloads className="stack-small">
      <NewPasswordField field={form.fields.password} minimum={minimum} />
      <SubmitButton>{say('reset.submit')}</SubmitButton>
    </Form>
  )
}
