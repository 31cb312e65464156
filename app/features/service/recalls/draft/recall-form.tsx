import { CheckField, type Option, SelectField, TextareaField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { type FormState, useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { FieldRow } from '#app/kit/ui/field.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { recallForm, type RecallInitial, type TextField as TextName } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { kinds, remedies } from '../recalls.ts'
import { recallWords } from '../recalls.words.ts'
import { SlotFields, useLabelsOfTexts } from '../slot-fields.tsx'
import { draftWords } from './draft.words.ts'

type RecallFormProps = {
  /** The codes of the catalogue. */
  families: readonly string[]
  checklists: readonly Option[]
  initial: RecallInitial
  /** Which filling-in it is; of a draft that is changed, which version was read. */
  submission: string
  version: number | undefined
  refusal: FormFailure | undefined
}

export function RecallForm({ families, checklists, initial, submission, version, refusal }: RecallFormProps) {
  const say = useWords(draftWords)
  const words = useWords(recallWords)
  const form = useForm(recallForm(families, valuesOf(checklists)), {
    id: 'recall',
    words: formWords,
    labels: { ...useLabelsOfFields(), ...useLabelsOfTexts() },
    failure: refusal,
    revision: version,
    initial,
  })
  return (
    <Form form={form} className="stack">
      <input type="hidden" name="submission" value={form.fields.submission.value || submission} />
      {version === undefined ? null : <input type="hidden" name="version" value={form.revision} />}
      <Card title={say('section.what')}>
        <div className="stack">
          <SelectField
            field={form.fields.kind}
            hint={say('kind.hint')}
            options={kinds.map((kind) => ({ value: kind, label: words(`kind.${kind}`) }))}
          />
          <TextField field={form.fields.number} hint={say('number.hint')} autoComplete="off" maxLength={20} mono />
        </div>
      </Card>
      <WhichCard form={form} families={families} />
      <NoticeCard form={form} />
      <RemedyCard form={form} checklists={checklists} />
      <div>
        <SubmitButton>{say('save')}</SubmitButton>
      </div>
    </Form>
  )
}

function useLabelsOfFields() {
  const say = useWords(draftWords)
  const words = useWords(recallWords)
  return {
    submission: '',
    version: '',
    kind: words('kind'),
    number: words('number'),
    families: words('models'),
    serials: words('serials'),
    bought_from: say('bought.from'),
    bought_until: say('bought.until'),
    remedies: words('remedies'),
    minutes: words('minutes'),
    phone: say('phone'),
    email: say('email'),
    checklist: say('checklist'),
  }
}

type OwnForm = FormState<keyof ReturnType<typeof useLabelsOfFields> | TextName>

function WhichCard({ form: { fields }, families }: { form: OwnForm; families: readonly string[] }) {
  const say = useWords(draftWords)
  return (
    <Card title={say('section.which')}>
      <div className="stack">
        <CheckField
          field={fields.families}
          hint={say('families.hint')}
          columns={3}
          options={families.map((code) => ({ value: code, label: code }))}
        />
        <TextareaField field={fields.serials} hint={say('serials.hint')} rows={6} className="recall-serials" />
        <FieldRow>
          <TextField field={fields.bought_from} type="date" hint={say('bought.hint')} />
          <TextField field={fields.bought_until} type="date" />
        </FieldRow>
      </div>
    </Card>
  )
}

function NoticeCard({ form: { fields } }: { form: OwnForm }) {
  const say = useWords(draftWords)
  const words = useWords(recallWords)
  return (
    <Card title={say('section.notice')}>
      <div className="stack">
        <p className="muted">{say('notice.hint', { headline: words('headline.recall') })}</p>
        {(['product', 'risk', 'action'] as const).map((slot) => (
          <SlotFields key={slot} slot={slot} fields={fields} />
        ))}
      </div>
    </Card>
  )
}

function valuesOf(options: readonly Option[]): string[] {
  return options.map(({ value }) => value)
}

function RemedyCard({ form: { fields }, checklists }: { form: OwnForm; checklists: readonly Option[] }) {
  const say = useWords(draftWords)
  const words = useWords(recallWords)
  return (
    <Card title={say('section.remedy')}>
      <div className="stack">
        <CheckField
          field={fields.remedies}
          hint={say('remedies.hint')}
          columns={3}
          options={remedies.map((one) => ({ value: one, label: words(`remedy.${one}`) }))}
        />
        <SlotFields slot="reason" fields={fields} />
        <FieldRow>
          <TextField field={fields.minutes} inputMode="numeric" autoComplete="off" />
          <TextField field={fields.phone} type="tel" hint={say('phone.hint')} autoComplete="off" />
          <TextField field={fields.email} type="email" autoComplete="off" />
        </FieldRow>
        <SelectField
          field={fields.checklist}
          options={checklists}
          placeholder={say('checklist.none')}
          hint={say('checklist.hint')}
        />
      </div>
    </Card>
  )
}
