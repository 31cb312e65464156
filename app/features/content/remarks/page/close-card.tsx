import { TextareaField } from '#app/kit/forms/form-fields.tsx'
import { Form, LostForm, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { closeForm } from '../remarks.forms.ts'
import { formWords } from '../forms.words.ts'
import { outcomeMost, type Remark } from '../remarks.ts'
import { pageWords } from './page.words.ts'

type CloseCardProps = {
  remark: Pick<Remark, 'closedAt' | 'closedBy' | 'outcome' | 'personName'>
  refusal: FormFailure | undefined
}

/** What came of it, or the form that says so. */
export function CloseCard({ remark: { closedAt, closedBy, outcome, personName }, refusal }: CloseCardProps) {
  const say = useWords(pageWords)
  const locale = useLocale()
  if (!closedAt)
    return (
      <Card title={say('close')} id="close">
        <CloseForm personName={personName} refusal={refusal} />
      </Card>
    )
  return (
    <Card title={say('outcome')} id="close">
      <div className="stack-small">
        {refusal ? <LostForm refusal={refusal} words={formWords} texts={['outcome']} /> : null}
        <p className="remark-text">{outcome}</p>
        <p className="muted">
          {say('closed.by', { name: closedBy ?? '', day: formatDate(locale, closedAt, 'moment') })}
        </p>
      </div>
    </Card>
  )
}

function CloseForm({ personName, refusal }: { personName: string; refusal: FormFailure | undefined }) {
  const say = useWords(pageWords)
  const labels = { outcome: say('outcome') }
  const form = useForm(closeForm, { id: 'close-form', words: formWords, labels, failure: refusal })
  return (
    <Form form={form} className="stack-small">
      <input type="hidden" name="intent" value="close" />
      <TextareaField
        field={form.fields.outcome}
        hint={say('outcome.hint', { name: personName })}
        rows={3}
        maxLength={outcomeMost}
      />
      <div>
        <SubmitButton>{say('close')}</SubmitButton>
      </div>
    </Form>
  )
}
