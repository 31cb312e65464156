import type { FormFailure } from '#app/kit/forms/problems.ts'
import { TextareaField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm, useSubmission } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { issueForm } from '../corrections.forms.ts'
import { formWords } from '../forms.words.ts'
import { correctionWords } from './corrections.words.ts'
import type { PageData } from './page-data.ts'
import { OfferedCode } from './handing-on.tsx'
import { anchors } from './actions.ts'

type CardProps = { page: PageData; refusal: FormFailure | undefined }

/** Somebody has registered a bicycle that belongs to another: staff give that one a code to take it over. */
export function DisputedCard({ page, refusal }: CardProps) {
  const say = useWords(correctionWords)
  const submission = useSubmission(page.submissions.issue, page.notice?.submission, refusal?.submitted)
  return (
    <Card title={say('issue')} id={anchors['issue-code']}>
      {page.transfer ? (
        <OfferedCode transfer={page.transfer} withdraw="withdraw-code" />
      ) : (
        <Fold title={say('issue.make')} open={refusal !== undefined}>
          <IssueForm key={submission} submission={submission} refusal={refusal} />
        </Fold>
      )}
    </Card>
  )
}

function IssueForm({ submission, refusal }: { submission: string; refusal: FormFailure | undefined }) {
  const say = useWords(correctionWords)
  const form = useForm(issueForm, {
    id: 'issue-form',
    words: formWords,
    labels: { submission: '', reason: say('issue.reason') },
    failure: refusal,
  })
  return (
    <Form form={form} className="stack-small">
      <input type="hidden" name="submission" value={submission} />
      <p className="muted product-small">{say('issue.text')}</p>
      <TextareaField field={form.fields.reason} hint={say('issue.hint')} rows={3} />
      <div>
        <SubmitButton name="intent" value="issue-code" variant="secondary">
          {say('issue.make')}
        </SubmitButton>
      </div>
    </Form>
  )
}
