import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useState } from 'react'
import { SelectField, TextField } from '#app/kit/forms/form-fields.tsx'
import { useForm, useSubmission } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { FieldRow } from '#app/kit/ui/field.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { formatDay } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { formWords } from '../forms.words.ts'
import { consumableForm } from '../products.forms.ts'
import { type ConsumableState, consumables, consumableStates } from '../products.ts'
import { productWords } from '../products.words.ts'
import { PartsTable } from '../parts-table.tsx'
import type { ConsumableLine, ServiceLine } from './condition.ts'
import { FoldForm } from './fold-form.tsx'
import type { PageData } from './page-data.ts'
import { detailWords } from './detail.words.ts'
import { anchors } from './actions.ts'

export function ServicesCard({ page: { services, today } }: { page: PageData }) {
  const say = useWords(detailWords)
  const locale = useLocale()
  const dueOf = ({ due }: ServiceLine) => {
    // What is done once only is due no more; when it was done stands beside it.
    if (!due) return <span className="muted">{say('services.never')}</span>
    if (due >= today) return formatDay(locale, due)
    return <StatusDot tone="red">{say('services.late', { day: formatDay(locale, due) })}</StatusDot>
  }
  if (services.length === 0) return null
  return (
    <Card title={say('services')}>
      <PartsTable
        caption={say('services')}
        head={[say('services.what'), say('services.last'), say('services.due')]}
        rows={services.map((line) => ({
          key: line.code,
          cells: [line.name, line.last ? formatDay(locale, line.last) : '–', dueOf(line)],
        }))}
      />
    </Card>
  )
}

const tones = { good: 'green', worn: 'blue', replace: 'orange', replaced: 'green' } as const satisfies Record<
  ConsumableState,
  string
>

export function ConsumablesCard({ page, refusal }: { page: PageData; refusal: FormFailure | undefined }) {
  const submission = useSubmission(page.submissions.consumable, page.notice?.submission, refusal?.submitted)
  const say = useWords(detailWords)
  const words = useWords(productWords)
  const locale = useLocale()
  const stateOf = ({ state }: ConsumableLine) =>
    state ? (
      <StatusDot tone={tones[state]}>{words(`state.${state}`)}</StatusDot>
    ) : (
      <span className="muted">{say('consumables.unknown')}</span>
    )
  return (
    <Card
      id={anchors.consumable}
      title={say('consumables')}
      footer={page.may.log ? <ConsumableForm key={submission} {...{ page, submission, refusal }} /> : undefined}
    >
      <PartsTable
        caption={say('consumables')}
        head={[say('consumables.what'), say('consumables.state'), say('consumables.checked')]}
        rows={page.consumables.map((line) => ({
          key: line.consumable,
          cells: [
            words(`consumable.${line.consumable}`),
            stateOf(line),
            line.checked ? formatDay(locale, line.checked) : '–',
          ],
        }))}
      />
    </Card>
  )
}

type FormProps = { page: PageData; submission: string; refusal: FormFailure | undefined }

function ConsumableForm({ page: { today, lastDay }, submission, refusal }: FormProps) {
  const say = useWords(detailWords)
  const words = useWords(productWords)
  const [schema] = useState(() => consumableForm(lastDay))
  const form = useForm(schema, {
    id: 'consumable',
    words: formWords,
    labels: {
      submission: '',
      consumable: say('label.consumable'),
      state: say('label.state'),
      day: say('label.day'),
    },
    failure: refusal,
    initial: { day: today },
  })
  return (
    <FoldForm form={form} intent="consumable" title={say('consumables.note')} open={refusal !== undefined}>
      <input type="hidden" name="submission" value={submission} />
      <FieldRow>
        <SelectField
          field={form.fields.consumable}
          options={consumables.map((value) => ({ value, label: words(`consumable.${value}`) }))}
        />
        <SelectField
          field={form.fields.state}
          options={consumableStates.map((value) => ({ value, label: words(`state.${value}`) }))}
        />
        <TextField field={form.fields.day} type="date" />
      </FieldRow>
    </FoldForm>
  )
}
