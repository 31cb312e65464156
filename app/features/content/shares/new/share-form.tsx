import { TextareaField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm, useSubmission } from '#app/kit/forms/use-form.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { shareForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { days, noteMost, recipientMost } from '../shares.ts'
import { newWords } from './new.words.ts'

type ShareFormProps = { submission: string; refusal: FormFailure | undefined }

/** For whom, for how long, and what they should know. */
export function ShareForm({ submission: fresh, refusal }: ShareFormProps) {
  const say = useWords(newWords)
  const submission = useSubmission(fresh, undefined, refusal?.submitted)
  const form = useForm(shareForm, {
    id: 'share',
    words: formWords,
    labels: { submission: '', recipient: say('recipient'), days: say('days'), note: say('note') },
    failure: refusal,
    initial: { days: String(days.usual) },
  })
  const { least, most } = days
  return (
    <Form form={form}>
      <input type="hidden" name="intent" value="share" />
      <input type="hidden" name="submission" value={submission} />
      <TextField
        field={form.fields.recipient}
        hint={say('recipient.hint')}
        maxLength={recipientMost}
        autoComplete="off"
      />
      <TextField
        field={form.fields.days}
        hint={say('days.hint', { least, most })}
        inputMode="numeric"
        maxLength={2}
        size={6}
        autoComplete="off"
      />
      <TextareaField field={form.fields.note} rows={3} maxLength={noteMost} />
      <div>
        <SubmitButton>{say('create')}</SubmitButton>
      </div>
    </Form>
  )
}
