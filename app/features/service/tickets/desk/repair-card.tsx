import { repairForm } from '../tickets.forms.ts'
import { formWords } from '../tickets.forms.words.ts'
import type { TicketFailure } from '../page/actions.ts'
import type { Ticket } from '../tickets.ts'
import { RadioField, TextareaField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { workWords } from './work.words.ts'

type RepairProps = { ticket: Pick<Ticket, 'repairChosen'>; refusal: TicketFailure | undefined }

/**
 * Whether the buyer chose the repair: by law it lengthens the guarantee then, and that is what counts unless staff say.
 */
export function RepairCard({ ticket: { repairChosen }, refusal }: RepairProps) {
  const say = useWords(workWords)
  const form = useForm(repairForm, {
    id: 'repair',
    words: formWords,
    labels: { repair_chosen: say('repair.who'), reason: say('repair.reason') },
    failure: refusal,
    initial: { repair_chosen: repairChosen ? 'yes' : 'no' },
  })
  return (
    <Card title={say('repair')} id="repair-card">
      <div className="stack-small">
        <p>{say(repairChosen ? 'repair.chosen' : 'repair.not-chosen')}</p>
        <Fold title={say('repair.change')} open={refusal !== undefined}>
          <Form form={form} className="stack-small">
            <input type="hidden" name="intent" value="repair" />
            <RadioField
              field={form.fields.repair_chosen}
              columns={1}
              options={[
                { value: 'yes', label: say('repair.yes') },
                { value: 'no', label: say('repair.no') },
              ]}
            />
            <TextareaField field={form.fields.reason} rows={3} hint={say('repair.hint')} />
            <SubmitButton variant="secondary">{say('repair.send')}</SubmitButton>
          </Form>
        </Fold>
      </div>
    </Card>
  )
}
