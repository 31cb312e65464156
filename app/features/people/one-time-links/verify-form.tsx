import { PasswordField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { Failure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { pathIn } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { confirmForm } from './forms.ts'
import { pageWords } from './pages.words.ts'

/** For anyone who opened the link in a browser where they are not signed in. */
export function VerifyForm({ failure }: { failure: Failure | undefined }) {
  const say = useWords(pageWords)
  const form = useForm(confirmForm, {
    id: 'verify',
    words: pageWords,
    labels: { password: say('verify.password') },
    failure,
    autofocus: 'password',
  })
  return (
    <Form form={form} reloads className="stack-small">
      <PasswordField field={form.fields.password} autoComplete="current-password" hint={say('verify.password.hint')} />
      <SubmitButton>{say('verify.submit')}</SubmitButton>
      <LinkButton to={`${pathIn(useLocale(), '/')}?tab=forgot`} variant="ghost">
        {say('verify.forgot')}
      </LinkButton>
    </Form>
  )
}
