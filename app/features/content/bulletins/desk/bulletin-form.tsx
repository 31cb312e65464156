import { TextFields, useTextLabels } from '#app/kit/markdown/texts.fields.tsx'
import { CheckboxField, CheckField, TextareaField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { type FormState, useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { AudienceCard, useAudienceLabels } from '#app/features/people/audience/audience.fields.tsx'
import type { AudienceFieldName } from '#app/features/people/audience/audience.forms.ts'
import { bulletinWords } from '../bulletins.words.ts'
import { type BulletinInitial, bulletinForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { deskWords } from './desk.words.ts'

type BulletinFormProps = {
  /** The codes of the catalogue. */
  families: readonly string[]
  initial: BulletinInitial
  /** Which filling-in it is; of one that is changed, which revision was read. */
  submission: string
  revision: number | undefined
  isPublished: boolean
  refusal: FormFailure | undefined
}

export function BulletinForm({ families, initial, submission, revision, isPublished, refusal }: BulletinFormProps) {
  const say = useWords(deskWords)
  const form = useForm(bulletinForm(families), {
    id: 'bulletin',
    words: formWords,
    labels: { ...useOwnLabels(), ...useTextLabels(), ...useAudienceLabels() },
    failure: refusal,
    revision,
    initial,
  })
  const { fields } = form
  return (
    <Form form={form} className="stack">
      <input type="hidden" name="submission" value={fields.submission.value || submission} />
      {revision === undefined ? null : <input type="hidden" name="revision" value={form.revision} />}
      <Card title={say('section.what')}>
        <div className="stack">
          <TextField field={fields.number} hint={say('number.hint')} autoComplete="off" maxLength={20} mono />
          <TextField field={fields.replaces} hint={say('replaces.hint')} autoComplete="off" maxLength={20} mono />
        </div>
      </Card>
      <Card title={say('section.text')}>
        <TextFields fields={fields} rows={12} />
      </Card>
      <WhichCard fields={fields} families={families} />
      <AudienceCard fields={fields} families={families} />
      <Card title={say('section.confirmation')}>
        <div className="stack">
          <CheckboxField field={fields.asks} />
          {isPublished ? <CheckboxField field={fields.again} hint={say('again.hint')} /> : null}
        </div>
      </Card>
      <div>
        <SubmitButton>{say(isPublished ? 'save.version' : 'save')}</SubmitButton>
      </div>
    </Form>
  )
}

type OwnForm = FormState<keyof ReturnType<typeof useOwnLabels> | AudienceFieldName>

function WhichCard({ fields, families }: { fields: OwnForm['fields']; families: readonly string[] }) {
  const say = useWords(deskWords)
  return (
    <Card title={say('section.which')}>
      <div className="stack">
        <CheckField
          field={fields.families}
          hint={say('families.hint')}
          columns={3}
          options={families.map((code) => ({ value: code, label: code }))}
        />
        <TextareaField field={fields.serials} hint={say('serials.hint')} rows={4} />
      </div>
    </Card>
  )
}

function useOwnLabels() {
  const say = useWords(deskWords)
  const words = useWords(bulletinWords)
  return {
    submission: '',
    revision: '',
    number: words('number'),
    replaces: say('replaces'),
    families: words('models'),
    serials: words('serials'),
    asks: say('asks'),
    again: say('again'),
  }
}
