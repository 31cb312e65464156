import { useMemo } from 'react'
import { SelectField, TextareaField, TextField } from '#app/kit/forms/form-fields.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { FieldRow } from '#app/kit/ui/field.tsx'
import { currencies } from '#app/kit/words/amounts.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { lineLabels } from '#app/features/trade/items/items.forms.ts'
import { LinesFields } from '#app/features/trade/items/items.lines.tsx'
import { useWritten, WritingForm, type WrittenFormProps } from '#app/features/trade/items/items.written.tsx'
import { lineWords } from '#app/features/trade/items/items.words.ts'
import { quoteForm } from '../quotes.forms.ts'
import { formWords } from '../quotes.forms.words.ts'
import { writeWords } from './write.words.ts'

export function WriteForm({ page, refusal }: WrittenFormProps) {
  const say = useWords(writeWords)
  const lines = useWords(lineWords)
  const locale = useLocale()
  const { count, submission } = useWritten({ page, refusal })
  const schema = useMemo(() => quoteForm(locale, count), [locale, count])
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
    initial: page.initial,
    failure: refusal,
    revision: String(page.initial['version'] ?? ''),
  })
  const { fields } = form
  return (
    <WritingForm {...{ page, form, submission }} save={say('save')} hint={say('company.hint')}>
      <FieldRow>
        <TextField field={fields.title} maxLength={200} autoComplete="off" />
        {page.record ? null : (
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
    </WritingForm>
  )
}
