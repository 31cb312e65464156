import type { ComponentType, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import type { Option } from '#app/kit/forms/form-fields.tsx'
import { useAutofocusField } from '#app/kit/forms/form-events.ts'
import { Form, SubmitButton, WithSaved } from '#app/kit/forms/form.tsx'
import type { FormFailure, FormValues } from '#app/kit/forms/problems.ts'
import { type FormState, useSubmission } from '#app/kit/forms/use-form.ts'
import { SearchingSelect } from '#app/kit/searching/searching-select.tsx'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { lineCountIn } from './items.forms.ts'
import { fieldOf } from './items.ts'

/** What the page is given on which staff write a quote or an order. */
export type Written = {
  initial: FormValues
  customers: Option[]
  /** None while it is a new one; `isOpen`: it can still be changed. */
  record: { id: number; number: string; companyName: string; isOpen: boolean } | undefined
  submission: string
  /** It came back with a line more or less. */
  isAnother?: boolean
}

export type WrittenProps = { page: Written; answer: FormFailure | undefined }
export type WrittenFormProps = { page: Written; refusal: FormFailure | undefined }

type WritingProps = WrittenProps & {
  title: string
  back: { to: string; label: string }
  words: { intro: string; closed: string; noCustomers: string }
  FormPart: ComponentType<WrittenFormProps>
}

export function WritingPage({ page, answer, title, back, words, FormPart }: WritingProps) {
  const { record, customers } = page
  // With a line more or less the form is another one, which begins with what was typed.
  const isAnother = answer?.status === 200
  return (
    <div className="stack">
      <PageTitle title={title} />
      <PageHeader back={back} title={title}>
        {record ? record.companyName : words.intro}
      </PageHeader>
      {record && !record.isOpen ? <Alert tone="warning" title={words.closed} /> : null}
      <Card>
        {record || customers.length > 0 ? (
          <WithSaved refusal={record && answer} to={back.to}>
            <FormPart
              key={isAnother ? JSON.stringify(answer.submitted) : 'first'}
              page={isAnother ? { ...page, initial: answer.submitted, isAnother } : page}
              refusal={isAnother ? undefined : answer}
            />
          </WithSaved>
        ) : (
          <p className="muted">{words.noCustomers}</p>
        )}
      </Card>
    </div>
  )
}

/** How many lines the form has, and which filling-in of it this is. */
export function useWritten({ page: { initial, ...page }, refusal }: WrittenFormProps) {
  const count = lineCountIn(String(refusal?.submitted['lines'] ?? initial['lines'] ?? ''))
  return { count, submission: useSubmission(page.submission, undefined, refusal?.submitted ?? initial) }
}

type WritingFormProps = {
  page: Written
  form: FormState<'company' | 'version'>
  submission: string
  save: string
  /** Who stands among the customers. */
  hint: string
  children: ReactNode
}

/** The form with what no one types; the customer is chosen once. */
export function WritingForm({ page, form, submission, save, hint, children }: WritingFormProps) {
  const { record, customers, initial, isAnother = false } = page
  const last = fieldOf('item_number', lineCountIn(String(initial['lines'] ?? '')))
  useAutofocusField(form.id, isAnother ? last : undefined)
  const { company } = form.fields
  return (
    <Form form={form} action={useLocation().pathname}>
      {/* Enter in a field sends the form by its first button, which must be none that takes a line away. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {save}
      </button>
      <input type="hidden" name="submission" value={submission} />
      <input type="hidden" name="version" value={form.revision} />
      {record ? (
        <input type="hidden" name="company" value={company.value} />
      ) : (
        <SearchingSelect field={company} options={customers} hint={hint} />
      )}
      {children}
      {record && !record.isOpen ? null : (
        <div>
          <SubmitButton>{save}</SubmitButton>
        </div>
      )}
    </Form>
  )
}
