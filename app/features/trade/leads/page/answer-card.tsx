import { Check } from 'lucide-react'
import { Form as PlainForm, useLocation, useNavigation } from 'react-router'
import { SelectField, TextareaField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { declineForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { declineReasons } from '../leads.ts'
import { leadWords } from '../leads.words.ts'
import type { PageData, PartProps } from './page-data.ts'
import { pageWords } from './page.words.ts'
import { anchors } from './actions.ts'

/** Whether the dealer takes the lead: the first answer counts. */
export function AnswerCard({ page: { may, wanted }, refusal }: PartProps) {
  const say = useWords(pageWords)
  const { pathname } = useLocation()
  const isSending = useNavigation().formData?.get('intent') === 'accept'
  if (!may.answer)
    return (
      <Card title={say('status')} id={anchors.status}>
        <p className="muted">{say('answer.staff')}</p>
      </Card>
    )
  return (
    <Card title={say('answer')} id={anchors.status}>
      <div className="stack-small">
        <p className="muted">{say('answer.words')}</p>
        <PlainForm method="post" action={pathname} className="stack-small">
          <Button
            type="submit"
            variant="primary"
            name="intent"
            value="accept"
            loading={isSending}
            icon={<Check size={16} aria-hidden />}
          >
            {say('accept')}
          </Button>
        </PlainForm>
        <Fold title={say('decline')} open={wanted === 'declined' || Boolean(refusal)}>
          {wanted === 'declined' && !refusal ? <Alert tone="info" title={say('decline.why')} /> : null}
          <DeclineForm refusal={refusal} />
        </Fold>
      </div>
    </Card>
  )
}

function DeclineForm({ refusal }: Pick<PartProps, 'refusal'>) {
  const say = useWords(pageWords)
  const leads = useWords(leadWords)
  const { pathname } = useLocation()
  const form = useForm(declineForm, {
    id: 'decline',
    words: formWords,
    labels: { reason: say('reason'), comment: say('comment') },
    failure: refusal,
  })
  return (
    <Form form={form} action={pathname} className="stack-small">
      <input type="hidden" name="intent" value="decline" />
      <p className="muted">{say('decline.words')}</p>
      <SelectField
        field={form.fields.reason}
        options={declineReasons.map((value) => ({ value, label: leads(`decline.${value}`) }))}
      />
      <TextareaField field={form.fields.comment} rows={2} maxLength={500} />
      <div>
        <SubmitButton variant="danger">{say('decline')}</SubmitButton>
      </div>
    </Form>
  )
}

export function DeclinedCard({ page: { lead, may } }: { page: PageData }) {
  const { declineReason, reasonNote } = lead
  const say = useWords(pageWords)
  const leads = useWords(leadWords)
  return (
    <Card title={say('declined')}>
      {declineReason ? <p>{leads(`decline.${declineReason}`)}</p> : null}
      {reasonNote ? <p className="lead-text muted">{reasonNote}</p> : null}
      {may.reach ? null : <p className="muted">{say('declined.hidden')}</p>}
    </Card>
  )
}
