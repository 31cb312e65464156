import { CheckboxField, SelectField, TextareaField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { type FormState, useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { FieldRow } from '#app/kit/ui/field.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { type Locale, localeNames, locales } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { AudienceCard, useAudienceLabels } from '#app/features/people/audience/audience.fields.tsx'
import type { AudienceFieldName } from '#app/features/people/audience/audience.forms.ts'
import {
  type Place,
  places,
  type QuestionName,
  surveyForm,
  type SurveyInitial,
  type SurveyInput,
  type TextName,
} from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { questionKinds, scales, triggers } from '../surveys.ts'
import { surveyWords } from '../surveys.words.ts'
import { draftWords } from './draft.words.ts'
import '../surveys.css'

type SurveyFormProps = {
  /** The codes of the catalogue. */
  families: readonly string[]
  initial: SurveyInitial
  /** Which filling-in it is; of a draft that is changed, which version was read. */
  submission: string
  version: number | undefined
  refusal: FormFailure | undefined
}

export function SurveyForm({ families, initial, submission, version, refusal }: SurveyFormProps) {
  const say = useWords(draftWords)
  const locale = useLocale()
  const form = useForm(surveyForm(families), {
    id: 'survey',
    words: formWords,
    labels: { ...labelsIn(locale), ...useAudienceLabels() },
    failure: refusal,
    revision: version,
    initial,
  })
  return (
    <Form form={form} className="stack">
      <input type="hidden" name="submission" value={form.fields.submission.value || submission} />
      {version === undefined ? null : <input type="hidden" name="version" value={form.revision} />}
      <WhenCard form={form} />
      <AudienceCard fields={form.fields} families={families} />
      <TitleCard form={form} />
      <Card title={say('section.questions')}>
        <div className="stack">
          {places.map((place) => (
            <QuestionFields key={place} place={place} form={form} />
          ))}
        </div>
      </Card>
      <div>
        <SubmitButton>{say('save')}</SubmitButton>
      </div>
    </Form>
  )
}

type Name = keyof SurveyInput
type OwnName = Exclude<Name, AudienceFieldName>
type OwnForm = FormState<Name>

function labelsIn(locale: Locale): Record<OwnName, string> {
  const say = sayIn(draftWords, locale)
  // A mistake is told above the form, where nothing else says of which question it is.
  const ofQuestion = (place: Place, label: string) => `${say('question', { number: String(place + 1) })} · ${label}`
  const texts = locales.flatMap((one) => {
    const language = localeNames[one]
    return [
      [`title_${one}`, say('title', { language })],
      [`intro_${one}`, say('intro', { language })],
      ...places.flatMap((place) => [
        [`text_${place}_${one}`, ofQuestion(place, say('question.text', { language }))],
        [`choices_${place}_${one}`, ofQuestion(place, say('question.choices', { language }))],
      ]),
    ]
  })
  const kinds = places.map((place) => [`kind_${place}`, ofQuestion(place, say('kind'))])
  // Has all the others, which the type of `fromEntries` forgets.
  const written = Object.fromEntries([...texts, ...kinds]) as Record<TextName | QuestionName, string>
  return {
    ...written,
    submission: '',
    version: '',
    trigger: sayIn(surveyWords, locale)('trigger'),
    anonymous: say('anonymous'),
    after_days: say('after-days'),
    call_days: say('call-days'),
    starts_on: say('starts-on'),
    ends_on: say('ends-on'),
  }
}

function WhenCard({ form: { fields } }: { form: OwnForm }) {
  const say = useWords(draftWords)
  const words = useWords(surveyWords)
  return (
    <Card title={say('section.when')}>
      <div className="stack">
        <SelectField
          field={fields.trigger}
          hint={say('trigger.hint')}
          options={triggers.map((value) => ({ value, label: words(`trigger.${value}`) }))}
        />
        <FieldRow>
          <TextField field={fields.after_days} hint={say('after-days.hint')} inputMode="numeric" autoComplete="off" />
          <TextField field={fields.call_days} hint={say('call-days.hint')} inputMode="numeric" autoComplete="off" />
        </FieldRow>
        <CheckboxField field={fields.anonymous} hint={say('anonymous.hint')} />
        <FieldRow>
          <TextField field={fields.starts_on} type="date" hint={say('days.hint')} />
          <TextField field={fields.ends_on} type="date" hint={say('days.hint')} />
        </FieldRow>
      </div>
    </Card>
  )
}

function TitleCard({ form: { fields } }: { form: OwnForm }) {
  const say = useWords(draftWords)
  return (
    <Card title={say('section.title')}>
      <div className="stack">
        <p className="muted">{say('title.hint')}</p>
        <div className="survey-texts">
          {locales.map((locale) => (
            <TextField
              key={locale}
              field={fields[`title_${locale}`]}
              maxLength={120}
              lang={locale}
              autoComplete="off"
            />
          ))}
        </div>
        <div className="survey-texts">
          {locales.map((locale) => (
            <TextareaField key={locale} field={fields[`intro_${locale}`]} rows={3} lang={locale} />
          ))}
        </div>
      </div>
    </Card>
  )
}

/** One question; those that are not written yet are folded. */
function QuestionFields({ place, form: { fields } }: { place: Place; form: OwnForm }) {
  const say = useWords(draftWords)
  const kind = fields[`kind_${place}`]
  const number = say('question', { number: String(place + 1) })
  const offered = place === 0 ? scales : questionKinds
  const parts = (
    <fieldset className="stack" aria-label={number}>
      <SelectField
        field={{ ...kind, label: say('kind') }}
        hint={place === 0 ? say('first.hint') : undefined}
        {...(place > 0 && { placeholder: say('none') })}
        options={offered.map((value) => ({ value, label: say(`kind.${value}`) }))}
      />
      <div className="survey-texts">
        {locales.map((locale) => (
          <TextField
            key={locale}
            field={{
              ...fields[`text_${place}_${locale}`],
              label: say('question.text', { language: localeNames[locale] }),
            }}
            maxLength={300}
            lang={locale}
          />
        ))}
      </div>
      {place === 0 ? null : <ChoiceFields place={place} fields={fields} />}
    </fieldset>
  )
  if (place === 0)
    return (
      <section className="stack-small">
        <h3>{number}</h3>
        {parts}
      </section>
    )
  const isWrong = Boolean(fields[`text_${place}_it`].error ?? fields[`choices_${place}_it`].error ?? kind.error)
  return (
    <Fold title={number} open={isWrong || kind.value !== '' || place === 1}>
      {parts}
    </Fold>
  )
}

function ChoiceFields({ place, fields }: { place: Place; fields: OwnForm['fields'] }) {
  const say = useWords(draftWords)
  return (
    <div className="survey-texts">
      {locales.map((locale) => (
        <TextareaField
          key={locale}
          field={{
            ...fields[`choices_${place}_${locale}`],
            label: say('question.choices', { language: localeNames[locale] }),
          }}
          rows={3}
          lang={locale}
        />
      ))}
    </div>
  )
}
