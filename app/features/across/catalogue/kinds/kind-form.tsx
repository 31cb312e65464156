import type { Kind } from '#app/catalogue/catalogue.ts'
import { CheckboxField, TextField } from '#app/kit/forms/form-fields.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { fieldsByLocale, locales } from '#app/kit/words/locales.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { EntryForm, useEntryLabels } from '../editing/entry-form.tsx'
import { kindForm, kindInto } from './forms.ts'
import { kindsWords } from './kinds.words.ts'

type KindFormProps = {
  known: Kind | undefined
  mainKind: string | null
  revision: number
  refusal: FormFailure | undefined
}

export function KindForm({ known, mainKind, revision, refusal }: KindFormProps) {
  const say = useWords(kindsWords)
  const form = useForm(kindForm, {
    id: 'kind',
    words: kindsWords,
    labels: useKindLabels(),
    failure: refusal,
    revision,
    isNew: !known,
    initial: kindInto(known, mainKind),
  })
  const { fields } = form
  return (
    <EntryForm intent="kind" {...{ form, known }} title={say(known ? 'kind.change' : 'kind.new')}>
      {locales.map((locale, at) => (
        <TextField
          key={locale}
          field={fields[`subject_${locale}`]}
          hint={at === 0 ? say('subject.hint') : undefined}
          lang={locale}
          maxLength={200}
        />
      ))}
      {locales.map((locale) => (
        <TextField key={locale} field={fields[`hint_${locale}`]} lang={locale} maxLength={200} />
      ))}
      <TextField field={fields.photos} inputMode="numeric" autoComplete="off" />
      <CheckboxField field={fields.shows_parts} />
      <CheckboxField field={fields.cosmetic} hint={say('cosmetic.hint')} />
      <CheckboxField field={fields.active} />
      <CheckboxField field={fields.main} />
    </EntryForm>
  )
}

function useKindLabels() {
  const say = useWords(kindsWords)
  return {
    ...useEntryLabels(),
    ...fieldsByLocale('subject', (locale) => say(`subject_${locale}`)),
    ...fieldsByLocale('hint', (locale) => say(`hint_${locale}`)),
    photos: say('photos'),
    shows_parts: say('showsParts'),
    cosmetic: say('cosmetic'),
    active: say('active'),
    main: say('main'),
  }
}
