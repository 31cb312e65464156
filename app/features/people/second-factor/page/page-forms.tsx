import type { ReactNode } from 'react'
import { PasswordField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { type FormField, useForm } from '#app/kit/forms/use-form.ts'
import { Fold as KitFold } from '#app/kit/ui/fold.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { FactorFailure, Intent as FormIntent } from './page.ts'
import { pageWords } from './page.words.ts'
import { passwordForm } from '../second-factor.forms.ts'
import { secondFactorWords } from '../second-factor.words.ts'

/** What the page answered to one of its forms. */
export type Refused = FactorFailure | undefined

/** @param id tells the forms of the passkeys apart */
export function refusalOf(refusal: Refused, intent: FormIntent, id?: string): Refused {
  const isOf = refusal?.intent === intent && (id === undefined || refusal.submitted['id'] === id)
  return isOf ? refusal : undefined
}

/** What is done seldom is a press away, and open when something in it is to be corrected. */
export function Fold({
  title,
  label,
  open,
  children,
}: {
  title: string
  label?: string
  open: boolean
  children: ReactNode
}) {
  return (
    <KitFold title={title} label={label} open={open}>
      <div className="factor-fold-form stack">{children}</div>
    </KitFold>
  )
}

type PasswordFormProps = {
  intent: string
  id?: string
  submit: string
  danger?: boolean
  refusal: Refused
  formId: string
}

/** A change that takes nothing but the password. */
export function PasswordForm({ intent, id, submit, danger = false, refusal, formId }: PasswordFormProps) {
  const say = useWords(pageWords)
  const form = useForm(passwordForm, {
    id: formId,
    words: secondFactorWords,
    labels: { password: say('password.label'), id: '' },
    failure: refusal,
  })
  return (
    <Form form={form} className="stack-small">
      <Intent intent={intent} id={id} />
      <CurrentPassword field={form.fields.password} />
      <div>
        <SubmitButton variant={danger ? 'danger' : 'primary'}>{submit}</SubmitButton>
      </div>
    </Form>
  )
}

export function Intent({ intent, id }: { intent: string; id?: string | undefined }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      {id === undefined ? null : <input type="hidden" name="id" value={id} />}
    </>
  )
}

export function CurrentPassword({ field }: { field: FormField }) {
  return <PasswordField field={field} autoComplete="current-password" />
}
