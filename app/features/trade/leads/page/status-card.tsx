import { href, useLocation } from 'react-router'
import { fieldProps, SelectField, TextareaField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Field, NativeSelect } from '#app/kit/ui/field.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { colon } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { dayAndTime, type NamedAppointment } from '#app/features/people/shops/shops.time.ts'
import { statusForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { isLost, leadStatuses, lostReasons } from '../leads.ts'
import { LeadStatusDot } from '../status.tsx'
import { leadWords } from '../leads.words.ts'
import type { PageData, PartProps } from './page-data.ts'
import { pageWords } from './page.words.ts'
import { anchors } from './actions.ts'

export function StatusCard({ page, refusal }: PartProps) {
  const say = useWords(pageWords)
  const { lead, may } = page
  return (
    <Card title={say('status')} id={anchors.status}>
      <div className="stack-small">
        {page.visit ? <Visit visit={page.visit} /> : null}
        {isLost(lead) ? <WhyLost lead={lead} /> : null}
        {may.edit && lead.stage === 'new' && lead.clock ? <p className="muted">{say('first-step')}</p> : null}
        {may.edit ? (
          <StatusForm key={lead.stage} page={page} refusal={refusal} />
        ) : (
          <LeadStatusDot stage={lead.stage} />
        )}
      </div>
    </Card>
  )
}

/** When their customer comes to one of the dealer's shops. */
function Visit({ visit }: { visit: NamedAppointment }) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const to = href('/:locale?/appointments/:id', { ...localePrefix(locale), id: String(visit.id) })
  return (
    <p>
      {say('visit') + colon(locale)} <Link to={to}>{dayAndTime(locale, visit)}</Link>
      <br />
      <span className="muted">{visit.shopName}</span>
    </p>
  )
}

function WhyLost({ lead: { lostReason, reasonNote } }: Pick<PageData, 'lead'>) {
  const say = useWords(pageWords)
  const leads = useWords(leadWords)
  const label = say('reason') + colon(useLocale())
  return (
    <div>
      {lostReason ? <p>{`${label} ${leads(`lost.${lostReason}`)}`}</p> : null}
      {reasonNote ? <p className="lead-text muted">{reasonNote}</p> : null}
    </div>
  )
}

/** Why a sale was lost is asked for only where that is chosen: the stylesheet looks at the list itself. */
function StatusForm({ page: { lead, wanted }, refusal }: PartProps) {
  const say = useWords(pageWords)
  const leads = useWords(leadWords)
  const { pathname } = useLocation()
  const form = useForm(statusForm, {
    id: 'status',
    words: formWords,
    labels: { from: '', status: say('status'), lost_reason: say('lost-reason'), comment: say('comment') },
    failure: refusal,
    initial: {
      status: wanted === 'lost' ? 'lost' : lead.stage,
      lost_reason: lead.lostReason,
      comment: lead.reasonNote,
    },
  })
  const { status, lost_reason: lostReason, comment } = form.fields
  // Anyone who comes from the board has moved the card there, and it has not moved yet.
  const asksWhy = wanted === 'lost' && !isLost(lead) && !refusal
  return (
    <Form form={form} action={pathname} className="stack-small lead-status-form">
      {asksWhy ? <Alert tone="info" title={say('status.why')} /> : null}
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="from" value={lead.stage} />
      <Field {...fieldProps(status, undefined)} required={false}>
        {(control) => (
          <NativeSelect {...control} name="status" defaultValue={status.value}>
            {leadStatuses.map((one) => (
              <option key={one} value={one}>
                {leads(`stage.${one}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <div className="stack-small lead-why">
        <SelectField
          field={{ ...lostReason, required: true }}
          options={lostReasons.map((value) => ({ value, label: leads(`lost.${value}`) }))}
        />
        <TextareaField field={comment} rows={2} maxLength={500} />
      </div>
      <div>
        <SubmitButton>{say('status.save')}</SubmitButton>
      </div>
    </Form>
  )
}
