import type { FormFailure } from '#app/kit/forms/problems.ts'
import { Form, useLocation, useNavigation } from 'react-router'
import { Form as CheckedForm, SubmitButton } from '#app/kit/forms/form.tsx'
import { RadioField, SelectField, TextField } from '#app/kit/forms/form-fields.tsx'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { CopyButton } from '#app/kit/ui/copy-button.tsx'
import { Field, Input } from '#app/kit/ui/field.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localeNames, locales } from '#app/kit/words/locales.ts'
import { roleWords } from '#app/features/people/account/account.words.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { inviteForm } from '../company.forms.ts'
import type { InviteRole, MadeInvite, OpenInvite } from '../company.ts'
import { companyWords } from '../company.words.ts'

type InviteCardProps = {
  roles: readonly InviteRole[]
  /** What is chosen already; the language is the reader's unless told. */
  initial?: { locale?: Locale; role?: InviteRole }
  refusal: FormFailure | undefined
}

export function InviteCard({ roles, initial, refusal }: InviteCardProps) {
  const { pathname } = useLocation()
  const say = useWords(companyWords)
  const roleName = useWords(roleWords)
  const locale = useLocale()
  const form = useForm(inviteForm, {
    id: 'invite',
    words: companyWords,
    labels: { email: say('email'), role: say('role'), locale: say('invite.locale') },
    failure: refusal?.intent === 'invite' ? refusal : undefined,
    initial: { locale, ...initial },
  })
  return (
    <Card title={say('invite.title')}>
      <CheckedForm form={form} action={pathname} className="stack-small">
        <p className="muted">{say('invite.words')}</p>
        <input type="hidden" name="intent" value="invite" />
        <TextField field={form.fields.email} type="email" autoComplete="off" />
        <RadioField
          field={form.fields.role}
          columns={1}
          options={roles.map((value) => ({ value, label: roleName(value), hint: say(`role.${value}.hint`) }))}
        />
        <SelectField
          field={form.fields.locale}
          options={locales.map((value) => ({ value, label: localeNames[value] }))}
        />
        <SubmitButton>{say('invite.send')}</SubmitButton>
      </CheckedForm>
    </Card>
  )
}

/** The only time it is seen. */
export function MadeLink({ made: { invited: email, link } }: { made: MadeInvite }) {
  const say = useWords(companyWords)
  return (
    <Alert tone="success" first title={say('link.title', { email })}>
      <div className="stack-small">
        <p>{say('link.words')}</p>
        <Field id="invite-link" label={say('link')}>
          {(control) => <Input {...control} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />}
        </Field>
        <div className="cluster">
          <CopyButton text={link} />
        </div>
      </div>
    </Alert>
  )
}

type PendingProps = {
  invites: readonly OpenInvite[]
  /** The server's time, by which an invitation has expired. */
  now: Date
  refusal: FormFailure | undefined
}

/** Nothing where nobody is awaited. */
export function PendingInvites({ invites, now, refusal }: PendingProps) {
  const say = useWords(companyWords)
  const roleName = useWords(roleWords)
  const locale = useLocale()
  if (invites.length === 0) return null
  const columns: Column<OpenInvite>[] = [
    { label: say('email'), look: 'name', render: ({ email }) => <span className="cut">{email}</span> },
    { label: say('role'), render: ({ role }) => roleName(role) },
    {
      label: say('pending.until'),
      look: 'date',
      render: ({ expiresAt }) => (expiresAt > now ? formatDate(locale, expiresAt) : say('pending.expired')),
    },
    { label: say('pending.do'), look: 'actions', hideLabel: true, render: (one) => <InviteActions invite={one} /> },
  ]
  return (
    <Card title={say('pending.title')} flush>
      {refusal && refusal.intent !== 'invite' ? (
        <Alert tone="danger">
          {refusal.problems.map((problem) => (
            <p key={problem.message}>{wordProblem(locale, companyWords, problem)}</p>
          ))}
        </Alert>
      ) : null}
      <Table caption={say('pending.title')} columns={columns} rows={invites} rowKey={({ id }) => id} />
    </Card>
  )
}

function InviteActions({ invite: { id, email } }: { invite: OpenInvite }) {
  const { pathname } = useLocation()
  const say = useWords(companyWords)
  const sent = useNavigation().formData
  const isSending = (intent: string) => sent?.get('intent') === intent && sent.get('invite') === String(id)
  return (
    <Form method="post" action={pathname} className="cluster table-buttons">
      <input type="hidden" name="invite" value={id} />
      <Button
        type="submit"
        size="small"
        name="intent"
        value="resend"
        loading={isSending('resend')}
        aria-label={say('pending.resend.to', { email })}
      >
        {say('pending.resend')}
      </Button>
      <Button
        type="submit"
        size="small"
        variant="ghost"
        name="intent"
        value="withdraw"
        loading={isSending('withdraw')}
        aria-label={say('pending.withdraw.from', { email })}
      >
        {say('pending.withdraw')}
      </Button>
    </Form>
  )
}
