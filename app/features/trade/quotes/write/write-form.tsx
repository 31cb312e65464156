import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { SelectField, TextareaField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm, useSubmission } from '#app/kit/forms/use-form.ts'
import { SearchingSelect } from '#app/kit/searching/searching-select.tsx'
import { FieldRow } from '#app/kit/ui/field.tsx'
import { currencies } from '#app/kit/words/amounts.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { lineCountIn, lineLabels } from '../../items/items.forms.ts'
import { FirstButton, LinesFields } from '../../items/items.lines.tsx'
import { lineWords } from '../../items/items.words.ts'
import { quoteForm } from '../quotes.forms.ts'
import { formWords } from '../quotes.forms.words.ts'
import type { WrittenPage } from './written-page.ts'
import { writeWords } from './write.words.ts'

export function WriteForm({ page, refusal }: { page: WrittenPage; refusal: FormFailure | undefined }) {
  const say = useWords(writeWords)
  const lines = useWords(lineWords)
  const locale = useLocale()
  const { pathname } = useLocation()
  const { initial } = page
  const count = lineCountIn(String(refusal?.submitted['lines'] ?? initial['lines'] ?? ''))
  const schema = useMemo(() => quoteForm(locale, count), [locale, count])
  const submission = useSubmission(page.submission, undefined, refusal?.submitted ?? initial)
  const form = useForm<typeof schema>(schema, {
    id: 'quote',
    words: formWords,
    labels: {
      submission: '',
      version: '',
      lines: '',
      company: say('company'),
      title: say('title'),
      number: say('number'),
      currency: say('currency'),
      expires_on: say('expires'),
      ...lineLabels(count, (part, line) => lines('field.of', { part: lines(part), line })),
      discount: say('discount'),
      terms: say('terms'),
      link: say('link'),
    },
    initial,
    failure: refusal,
  })
  const { fields } = form
  return (
    <Form form={form} action={pathname}>
      <FirstButton>{say('save')}</FirstButton>
      <input type="hidden" name="submission" value={submission} />
      <input type="hidden" name="version" value={fields.version.value} />
      {page.quote ? (
        <input type="hidden" name="company" value={fields.company.value} />
      ) : (
        <SearchingSelect field={fields.company} options={page.customers} />
      )}
      <FieldRow>
        <TextField field={fields.title} maxLength={200} autoComplete="off" />
        {page.quote ? null : (
          <TextField field={fields.number} hint={say('number.hint')} maxLength={40} autoComplete="off" />
        )}
      </FieldRow>
      <FieldRow>
        <TextField field={fields.expires_on} type="date" />
        <SelectField field={fields.currency} options={currencies.map((value) => ({ value, label: value }))} />
      </FieldRow>
      <LinesFields form={form} count={count} />
      <FieldRow>
        <TextField field={fields.discount} inputMode="decimal" maxLength={10} autoComplete="off" />
        <TextField field={fields.link} type="url" maxLength={2000} autoComplete="off" />
      </FieldRow>
      <TextareaField field={fields.terms} hint={say('terms.hint')} rows={4} maxLength={5000} />
      {page.quote && !page.quote.isDraft ? null : (
        <div>
          <SubmitButton>{say('save')}</SubmitButton>
        </div>
      )}
    </Form>
  )
}
