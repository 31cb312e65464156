import { TextFields, useTextLabels } from '#app/kit/markdown/texts.fields.tsx'
import type { TextFieldName } from '#app/kit/markdown/texts.forms.ts'
import { useMemo } from 'react'
import { CheckField, SelectField, TextareaField, TextField } from '#app/kit/forms/form-fields.tsx'
import { useAutofocusField } from '#app/kit/forms/form-events.ts'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { type FormField, useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { FieldRow } from '#app/kit/ui/field.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { pictureWords } from '#app/features/content/resources/resources.pictures.words.ts'
import { AudienceCard, useAudienceLabels } from '#app/features/people/audience/audience.fields.tsx'
import { type PackageInitial, packageForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { lineField, packageLineCount, packageLineLabels } from '../lines.forms.ts'
import { bookedAs, type Kind } from '../packages.ts'
import { packageWords } from '../packages.words.ts'
import { deskWords } from './desk.words.ts'
import { LinesCard, usePartLabel } from './lines-card.tsx'

type PackageFormProps = {
  kind: Kind
  /** The codes of the catalogue. */
  families: readonly string[]
  /** What each checklist is called in the reader's language, by its code. */
  checklists: readonly { code: string; name: string }[]
  /** The pictures of the library, by number. */
  pictures: readonly { value: string; label: string }[]
  initial: PackageInitial
  /** Which filling-in it is; of one that is changed, which revision was read. */
  submission: string
  revision: number | undefined
  isPublished: boolean
  refusal: FormFailure | undefined
}

/** With a line more or less the form is another one, which begins with what was typed. */
export function formKey(answer: FormFailure | undefined): string {
  return answer?.status === 200 ? JSON.stringify(answer.submitted) : 'first'
}

export function PackageForm({ refusal: answer, ...props }: PackageFormProps) {
  const { kind, families, checklists, pictures, submission, revision, isPublished } = props
  const isAnother = answer?.status === 200
  const initial: PackageInitial = isAnother ? { ...answer.submitted } : props.initial
  const refusal = isAnother ? undefined : answer
  const say = useWords(deskWords)
  const locale = useLocale()
  const count = packageLineCount(String(refusal?.submitted['lines'] ?? initial['lines'] ?? ''))
  const schema = useMemo(
    () => packageForm(kind, { families, checklists: checklists.map(({ code }) => code) }, locale, count),
    [kind, families, checklists, locale, count],
  )
  const partLabel = usePartLabel()
  const form = useForm<typeof schema>(schema, {
    id: 'package',
    words: formWords,
    labels: {
      ...useOwnLabels(),
      ...useTextLabels(),
      ...useAudienceLabels(),
      ...packageLineLabels(count, partLabel),
    },
    failure: refusal,
    revision,
    initial,
  })
  useAutofocusField(form.id, isAnother && count > 0 ? lineField('item_number', count) : undefined)
  const { fields } = form
  return (
    <Form form={form} className="stack">
      {/* Enter in a field sends the form by its first button, which must be none that takes a line away. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {say('save')}
      </button>
      <input type="hidden" name="submission" value={fields.submission.value || submission} />
      {revision === undefined ? null : <input type="hidden" name="revision" value={form.revision} />}
      <TextCard fields={fields} pictures={pictures} />
      {kind === 'service' ? <ServiceCard fields={fields} checklists={checklists} /> : null}
      <LinesCard fields={fields} count={count} kind={kind} />
      <PriceCard field={fields.prices} kind={kind} />
      <WhenCard fields={fields} />
      <ModelsCard field={fields.families} families={families} />
      <AudienceCard fields={fields} families={families} />
      <div>
        <SubmitButton>{say(isPublished ? 'save.published' : 'save')}</SubmitButton>
      </div>
    </Form>
  )
}

type TextProps = { fields: Record<TextFieldName | 'picture', FormField>; pictures: PackageFormProps['pictures'] }

function TextCard({ fields, pictures }: TextProps) {
  const say = useWords(deskWords)
  return (
    <Card title={say('section.text')}>
      <div className="stack">
        <TextFields fields={fields} rows={8} />
        {pictures.length > 0 ? (
          <SelectField field={fields.picture} placeholder={say('picture.none')} options={pictures} />
        ) : null}
      </div>
    </Card>
  )
}

type ServiceFields = Record<'books' | 'minutes' | 'checklist', FormField>

/** As what it is booked, for how long, and by which checklist it is worked. */
function ServiceCard({ fields, checklists }: { fields: ServiceFields; checklists: PackageFormProps['checklists'] }) {
  const say = useWords(deskWords)
  const words = useWords(packageWords)
  return (
    <Card title={say('section.service')}>
      <div className="stack">
        <FieldRow>
          <SelectField
            field={fields.books}
            options={bookedAs.map((value) => ({ value, label: words(`books.${value}`) }))}
          />
          <TextField field={fields.minutes} inputMode="numeric" maxLength={3} autoComplete="off" />
        </FieldRow>
        {checklists.length > 0 ? (
          <SelectField
            field={fields.checklist}
            placeholder={say('checklist.none')}
            options={checklists.map(({ code, name }) => ({ value: code, label: name }))}
          />
        ) : null}
      </div>
    </Card>
  )
}

function PriceCard({ field, kind }: { field: FormField; kind: Kind }) {
  const say = useWords(deskWords)
  return (
    <Card title={say('section.price')}>
      <TextareaField field={field} hint={say(kind === 'service' ? 'prices.hint.service' : 'prices.hint')} rows={4} />
    </Card>
  )
}

function WhenCard({ fields }: { fields: Record<'valid_from' | 'valid_until', FormField> }) {
  const say = useWords(deskWords)
  return (
    <Card title={say('section.when')}>
      <FieldRow>
        <TextField field={fields.valid_from} type="date" hint={say('valid.hint')} />
        <TextField field={fields.valid_until} type="date" />
      </FieldRow>
    </Card>
  )
}

/** Chooses the bicycles that it is for. */
function ModelsCard({ field, families }: { field: FormField; families: PackageFormProps['families'] }) {
  const say = useWords(deskWords)
  return (
    <Card title={say('section.which')}>
      <CheckField
        field={field}
        hint={say('families.hint')}
        columns={3}
        options={families.map((code) => ({ value: code, label: code }))}
      />
    </Card>
  )
}

function useOwnLabels() {
  const say = useWords(deskWords)
  const words = useWords(packageWords)
  const pictureLabel = useWords(pictureWords)
  return {
    submission: '',
    revision: '',
    lines: '',
    families: words('models'),
    valid_from: say('valid.from'),
    valid_until: say('valid.until'),
    prices: say('prices'),
    picture: pictureLabel('choose'),
    books: words('books'),
    minutes: say('minutes'),
    checklist: words('checklist'),
  }
}
