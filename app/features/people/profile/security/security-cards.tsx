import type { FormFailure } from '#app/kit/forms/problems.ts'
import { href } from 'react-router'
import { PasswordField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { NewPasswordField } from '#app/features/people/passwords/passwords.field.tsx'
import { passwordWords } from '#app/features/people/passwords/passwords.words.ts'
import { emailForm, passwordForm } from '../forms.ts'
import { securityWords } from './security.words.ts'
import '../profile.css'

type Refused = { refusal: FormFailure | undefined }

export function PasswordCard({ minimum, email, refusal }: Refused & { minimum: number; email: string }) {
  const say = useWords(securityWords)
  const form = useForm(passwordForm(minimum), {
    id: 'password',
    words: passwordWords,
    labels: { current: say('password.current'), password: say('password.new') },
    failure: refusal,
  })
  return (
    <Card title={say('password')}>
      <div className="profile-form">
        <Form form={form}>
          <input type="hidden" name="intent" value="password" />
          {/* Which account's password it is, for anyone who lets a program keep them. */}
          <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
          <PasswordField field={form.fields.current} autoComplete="current-password" />
          <NewPasswordField field={form.fields.password} minimum={minimum} />
          <p className="muted">{say('password.words')}</p>
          <div>
            <SubmitButton>{say('password.submit')}</SubmitButton>
          </div>
        </Form>
      </div>
    </Card>
  )
}

export function EmailCard({ email, refusal }: Refused & { email: string }) {
  const say = useWords(securityWords)
  const form = useForm(emailForm, {
    id: 'email',
    words: securityWords,
    labels: { email: say('email.new'), current: say('password.current') },
    failure: refusal,
  })
  return (
    <Card title={say('email')}>
      <div className="profile-form">
        <Form form={form}>
          <input type="hidden" name="intent" value="email" />
          <p className="muted profile-email">{say('email.words', { email })}</p>
          <TextField field={form.fields.email} type="email" autoComplete="email" />
          <PasswordField field={form.fields.current} autoComplete="current-password" />
          <div>
            <SubmitButton>{say('email.submit')}</SubmitButton>
          </div>
        </Form>
      </div>
    </Card>
  )
}

export function SecondFactorCard({ isOn }: { isOn: boolean }) {
  const say = useWords(securityWords)
  return (
    <Card
      title={say('second-factor')}
      actions={
        <LinkButton size="small" to={href('/:locale?/user/second-factor', localePrefix(useLocale()))}>
          {say('second-factor.open')}
        </LinkButton>
      }
    >
      <div className="cluster">
        <StatusDot tone={isOn ? 'green' : 'hollow'}>{say(isOn ? 'second-factor.on' : 'second-factor.off')}</StatusDot>
        <span className="muted">{say('second-factor.words')}</span>
      </div>
    </Card>
  )
}
