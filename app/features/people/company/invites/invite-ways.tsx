import { useMemo } from 'react'
import { Form as PageForm, useNavigation } from 'react-router'
import { PasswordField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button, LinkButton } from '#app/kit/ui/button.tsx'
import { pathIn } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { NewPasswordField } from '#app/features/people/passwords/passwords.field.tsx'
import { passwordWords } from '#app/features/people/passwords/passwords.words.ts'
import { SignOutForm } from '#app/features/people/sign-in/sign-in.screens.tsx'
import { joinForm, signInForm } from '../company.forms.ts'
import { type Invitation, known, type Way } from './invite.ts'
import { inviteWords } from './invite.words.ts'

type Refused = { refusal: FormFailure | undefined }
type WayOnProps = Refused & { way: Way; invitation: Invitation; passwordMin: number }

/** The one thing to do next. */
export function WayOn({ way, invitation, passwordMin, refusal }: WayOnProps) {
  const say = useWords(inviteWords)
  const locale = useLocale()
  switch (way.way) {
    case 'register':
      if (refusal?.intent === 'sign-in' || refusal?.problems.some(({ message }) => message === known))
        return <SignIn email={invitation.email} refusal={refusal} />
      return <Register invitation={invitation} passwordMin={passwordMin} refusal={refusal} />
    case 'sign-in':
      return <SignIn email={invitation.email} refusal={refusal} />
    case 'accept':
      return <Accept />
    case 'other-person':
      return (
        <div className="stack-small">
          <Alert tone="warning">{say('other-person.intro', { invited: invitation.email, email: way.email })}</Alert>
          <SignOutForm locale={locale} label={say('sign-out')} />
        </div>
      )
    case 'taken':
      return (
        <Alert tone="warning">
          {way.company === null ? say('taken.staff') : say('taken.intro', { company: way.company })}
        </Alert>
      )
    case 'rider':
      return <Alert tone="warning">{say('taken.rider')}</Alert>
    case 'second-factor':
      return (
        <div className="stack-small">
          <p>{say('second-factor.intro')}</p>
          <div>
            <LinkButton to={pathIn(locale, '/')}>{say('to-portal')}</LinkButton>
          </div>
        </div>
      )
    case 'ended':
      return null
  }
}

function Register({ invitation: { email, name }, passwordMin, refusal }: Omit<WayOnProps, 'way'>) {
  const say = useWords(inviteWords)
  const schema = useMemo(() => joinForm(passwordMin), [passwordMin])
  const form = useForm(schema, {
    id: 'join',
    words: passwordWords,
    labels: { name: say('name'), password: say('password') },
    failure: refusal,
    initial: { name },
    autofocus: name ? 'password' : 'name',
  })
  return (
    <Form form={form} className="stack-small" reloads>
      <p className="muted">{say('register.intro')}</p>
      <input type="hidden" name="intent" value="join" />
      <TextField field={form.fields.name} autoComplete="name" />
      {/* For password managers; what the account is opened under is the invitation's own address. */}
      <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
      <NewPasswordField field={form.fields.password} minimum={passwordMin} />
      <SubmitButton>{say('register.submit')}</SubmitButton>
    </Form>
  )
}

function SignIn({ email, refusal }: Refused & { email: string }) {
  const say = useWords(inviteWords)
  const form = useForm(signInForm, {
    id: 'invite-sign-in',
    words: inviteWords,
    labels: { password: say('password') },
    failure: refusal?.intent === 'sign-in' ? refusal : undefined,
    autofocus: 'password',
  })
  return (
    <Form form={form} className="stack-small" reloads>
      <p className="muted">{say('sign-in.intro')}</p>
      <input type="hidden" name="intent" value="sign-in" />
      <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField field={form.fields.password} hint={say('sign-in.forgot')} autoComplete="current-password" />
      <SubmitButton>{say('sign-in.submit')}</SubmitButton>
    </Form>
  )
}

function Accept() {
  const say = useWords(inviteWords)
  const isSending = useNavigation().state === 'submitting'
  return (
    <PageForm method="post" reloadDocument className="stack-small">
      <p className="muted">{say('accept.intro')}</p>
      <div>
        <Button type="submit" variant="primary" name="intent" value="accept" loading={isSending}>
          {say('accept.submit')}
        </Button>
      </div>
    </PageForm>
  )
}
