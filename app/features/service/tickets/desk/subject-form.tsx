import { useLabels } from '#app/catalogue/catalogue.labels.ts'
import { subjectForm, subjectMost } from '../tickets.forms.ts'
import { formWords } from '../tickets.forms.words.ts'
import type { TicketFailure } from '../page/actions.ts'
import type { Topic } from '../tickets.claim.ts'
import type { TicketRow } from '../tickets.ts'
import { subjectOf } from '../tickets.words.ts'
import { TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { CardFold } from '#app/kit/ui/fold.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { workWords } from './work.words.ts'

type SubjectFormProps = { ticket: Topic & Pick<TicketRow, 'subject'>; refusal: TicketFailure | undefined }

/** Folded away under the title it changes. */
export function SubjectForm({ ticket, refusal }: SubjectFormProps) {
  const say = useWords(workWords)
  const composed = subjectOf(useLocale(), useLabels(), { ...ticket, subject: null })
  const form = useForm(subjectForm, {
    id: 'subject',
    words: formWords,
    labels: { subject: say('subject') },
    failure: refusal,
    initial: { subject: ticket.subject },
  })
  return (
    <CardFold title={say('subject.edit')} open={Boolean(refusal)} forWriting>
      <Form form={form} className="stack-small">
        <input type="hidden" name="intent" value="subject" />
        <TextField
          field={form.fields.subject}
          hint={say('subject.hint')}
          placeholder={composed}
          maxLength={subjectMost}
          autoComplete="off"
        />
        <div>
          <SubmitButton variant="secondary">{say('subject.send')}</SubmitButton>
        </div>
      </Form>
    </CardFold>
  )
}
