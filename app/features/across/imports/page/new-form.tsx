import { type FormEvent, useState } from 'react'
import { SelectField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton, useSubmitBlocker } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { type FormField, useForm, useSubmission } from '#app/kit/forms/use-form.ts'
import { describedBy, FieldError, messagesOf } from '#app/kit/ui/field.tsx'
import { DropZone } from '#app/kit/ui/files.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { importBytes } from '../imports.ts'
import { kindWords } from '../imports.words.ts'
import { kindNames } from '../kind-names.ts'
import { formWords, newImportForm } from './forms.ts'

type NewImportProps = { submission: string; refusal: FormFailure | undefined }

/** What the file holds, and the file: it is read as it arrives, and nothing is changed by it yet. */
export function NewImport({ submission: fresh, refusal }: NewImportProps) {
  const say = useWords(formWords)
  const kinds = useWords(kindWords)
  const submission = useSubmission(fresh, undefined, refusal?.submitted)
  const form = useForm<typeof newImportForm, 'file'>(newImportForm, {
    id: 'new-import',
    words: formWords,
    labels: { kind: say('kind'), file: say('file'), submission: '' },
    failure: refusal,
  })
  return (
    <Form form={form} multipart className="stack-small">
      <p>{say('new.words')}</p>
      <input type="hidden" name="submission" value={submission} />
      <SelectField field={form.fields.kind} options={kindNames.map((value) => ({ value, label: kinds(value) }))} />
      <ImportFile field={form.fields.file} />
      <div>
        <SubmitButton>{say('read')}</SubmitButton>
      </div>
    </Form>
  )
}

/** The last field: what stands before it is read before the file arrives. */
function ImportFile({ field }: { field: FormField }) {
  const say = useWords(formWords)
  const [chosen, choose] = useState<File>()
  useSubmitBlocker(field, { message: chosen && chosen.size > importBytes ? say('too-large') : undefined })
  const messages = messagesOf(field.error)
  const change = (event: FormEvent<HTMLFieldSetElement>) =>
    choose(event.currentTarget.querySelector('input')?.files?.[0] ?? undefined)
  return (
    <fieldset className={messages.length > 0 ? 'field field-wrong' : 'field'} onChange={change}>
      <legend className="field-label">{field.label}</legend>
      <DropZone
        id={field.id}
        name="file"
        title={chosen?.name ?? say('choose')}
        hint={say('choose.hint')}
        accept=".csv,.txt,.tsv,.xlsx,.zip"
        invalid={messages.length > 0}
        aria-describedby={describedBy(field.id, undefined, messages)}
      />
      <FieldError id={field.id} messages={messages} />
    </fieldset>
  )
}
