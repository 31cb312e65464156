import { useLocation } from 'react-router'
import { TextareaField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm, useSubmission } from '#app/kit/forms/use-form.ts'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { withdrawalForm } from '../quotes.forms.ts'
import { formWords } from '../quotes.forms.words.ts'
import type { PageData } from './page-data.ts'
import { pageWords } from './page.words.ts'

/** For staff: what the dealer has seen is not changed, but taken back. */
export function WithdrawCard({ page, refusal }: { page: PageData; refusal: FormFailure | undefined }) {
  const say = useWords(pageWords)
  const { pathname } = useLocation()
  const failure = refusal?.intent === 'withdraw' && refusal.status === 400 ? refusal : undefined
  const submission = useSubmission(page.submissions.withdraw, undefined, failure?.submitted)
  const form = useForm(withdrawalForm, {
    id: 'withdraw',
    words: formWords,
    labels: { submission: '', reason: say('status.reason') },
    failure,
  })
  return (
    <Card title={say('withdraw')}>
      <Form form={form} action={pathname} className="stack-small">
        <input type="hidden" name="intent" value="withdraw" />
        <input type="hidden" name="submission" value={submission} />
        <p className="muted">{say('withdraw.words')}</p>
        <TextareaField field={form.fields.reason} hint={say('withdraw.reason.hint')} rows={3} maxLength={2000} />
        <SubmitButton variant="secondary">{say('withdraw')}</SubmitButton>
      </Form>
    </Card>
  )
}
