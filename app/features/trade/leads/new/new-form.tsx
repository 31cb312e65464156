import { useFamilies } from '#app/catalogue/catalogue.labels.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { DraftStatus, ResumedDraft, useServerDraft } from '#app/kit/drafts/draft.tsx'
import { CheckField, type Option, TextareaField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { Failure, FormValues } from '#app/kit/forms/problems.ts'
import { SearchingSelect } from '#app/kit/searching/searching-select.tsx'
import { useForm, useSubmission } from '#app/kit/forms/use-form.ts'
import { FieldRow } from '#app/kit/ui/field.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { newLeadForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { pageWords } from '../page/page.words.ts'
import { newWords } from './new.words.ts'

type NewLeadPage = { dealers: Option[]; submission: string; initial: FormValues; resumedAt: Date | undefined }
type NewLeadFormProps = { page: NewLeadPage; refusal: Failure | undefined }

/** By it staff route an end customer to a dealer. */
export function NewLeadForm({ page, refusal }: NewLeadFormProps) {
  const say = useWords(newWords)
  const lead = useWords(pageWords)
  const { pathname } = useLocation()
  const submission = useSubmission(page.submission, undefined, refusal?.submitted)
  // What the form began with: the loader may run again while somebody types.
  const [initial] = useState(page.initial)
  const families = useFamilies()
  const [schema] = useState(() => newLeadForm(families.map(({ value }) => value)))
  const form = useForm<typeof schema>(schema, {
    id: 'new-lead',
    words: formWords,
    labels: {
      submission: '',
      company: say('dealer'),
      first_name: lead('first_name'),
      last_name: lead('last_name'),
      email: lead('email'),
      mobile_phone: lead('mobile_phone'),
      phone: lead('phone'),
      products_of_interest: lead('products'),
      message: say('message'),
    },
    initial,
    failure: refusal,
  })
  const { fields } = form
  const extra = { form: 'lead', submission }
  const draft = useServerDraft({ formId: form.id, url: '/drafts', extra, paused: form.pending })
  return (
    <>
      {page.resumedAt && !refusal ? <ResumedDraft at={page.resumedAt} action={pathname} /> : null}
      <Form form={form} action={pathname} className="stack-small">
        <input type="hidden" name="submission" value={submission} />
        <SearchingSelect field={fields.company} options={page.dealers} hint={say('dealer.hint')} />
        <FieldRow>
          <TextField field={fields.first_name} autoComplete="off" />
          <TextField field={fields.last_name} autoComplete="off" />
        </FieldRow>
        <TextField field={fields.email} type="email" autoComplete="off" />
        <FieldRow>
          <TextField field={fields.mobile_phone} type="tel" autoComplete="off" />
          <TextField field={fields.phone} type="tel" autoComplete="off" />
        </FieldRow>
        <CheckField field={fields.products_of_interest} columns={3} options={families} />
        <TextareaField field={fields.message} rows={5} maxLength={5000} />
        <div className="stack-small">
          <DraftStatus draft={draft} />
          <SubmitButton>{say('send')}</SubmitButton>
        </div>
      </Form>
    </>
  )
}
