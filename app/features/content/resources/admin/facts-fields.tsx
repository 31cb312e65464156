import { type Option, SelectField, TextField } from '#app/kit/forms/form-fields.tsx'
import type { FormField } from '#app/kit/forms/use-form.ts'
import { FieldRow } from '#app/kit/ui/field.tsx'
import { fieldsByLocale, type Locale, locales } from '#app/kit/words/locales.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { useFamilies } from '#app/catalogue/catalogue.labels.ts'
import { assetTerms, type Resource } from '../resources.ts'
import { resourceWords } from '../resources.words.ts'
import { adminWords } from './admin.words.ts'
import { titlesInto } from './forms.ts'

type Common = Record<'title_it' | 'family' | 'language' | 'terms' | 'credit' | 'until', FormField>

/** The title in the document's language, the model and the language. */
export function GuideFields({ fields }: { fields: Common }) {
  const say = useWords(adminWords)
  return (
    <>
      <TextField field={fields.title_it} hint={say('form.title.guide')} maxLength={120} />
      <FieldRow>
        <SelectField field={fields.family} options={useFamilies()} />
        <SelectField field={fields.language} options={useLanguages()} />
      </FieldRow>
      <LicenceFields fields={fields} />
    </>
  )
}

type MediaFields = Common & Record<`title_${Locale}` | 'folder' | 'colour', FormField>

export function AssetFields({ fields, folders }: { fields: MediaFields; folders: readonly Option[] }) {
  const say = useWords(adminWords)
  const languages = useLanguages()
  return (
    <>
      <TextField field={fields.title_it} maxLength={120} />
      <FieldRow>
        <OtherTitles name="title" fields={fields} maxLength={120} />
      </FieldRow>
      <SelectField field={fields.folder} options={folders} />
      <FieldRow>
        <SelectField field={fields.family} options={useFamilies()} placeholder={say('form.family.blank')} />
        <SelectField field={fields.language} options={languages} placeholder={say('form.language.blank')} />
      </FieldRow>
      <TextField field={fields.colour} hint={say('form.colour.hint')} maxLength={60} autoComplete="off" />
      <LicenceFields fields={fields} />
    </>
  )
}

type TitlesProps<Name extends string> = {
  name: Name
  fields: Record<`${Name}_${Locale}`, FormField>
  maxLength: number
}

/** For which the Italian one stands where they are left empty. */
export function OtherTitles<Name extends string>({ name, fields, maxLength }: TitlesProps<Name>) {
  const hint = useWords(adminWords)('form.title.hint')
  return locales
    .filter((locale) => locale !== 'it')
    .map((locale) => <TextField key={locale} field={fields[`${name}_${locale}`]} hint={hint} maxLength={maxLength} />)
}

function LicenceFields({ fields }: { fields: Common }) {
  const words = useWords(resourceWords)
  const options = assetTerms.map((value) => ({ value, label: words(`terms.${value}`) }))
  return (
    <>
      <SelectField field={fields.terms} options={options} />
      <FieldRow>
        <TextField field={fields.credit} maxLength={120} autoComplete="off" />
        <TextField field={fields.until} type="date" />
      </FieldRow>
    </>
  )
}

function useLanguages(): Option[] {
  const words = useWords(resourceWords)
  return locales.map((language) => ({ value: language, label: words(`language.${language}`) }))
}

/** What the fields are called, in the order in which they stand. */
export function useFactLabels() {
  const say = useWords(adminWords)
  const titles = {
    ...fieldsByLocale('title', (locale) => say(`form.title_${locale}`)),
    folder: say('form.folder'),
    colour: say('form.colour'),
  }
  return { ...titles, ...useCommonLabels() }
}

export function useGuideLabels() {
  return { title_it: useWords(adminWords)('form.title'), ...useCommonLabels() }
}

function useCommonLabels() {
  const say = useWords(adminWords)
  return {
    version: '',
    family: say('form.family'),
    language: say('form.language'),
    terms: say('form.terms'),
    credit: say('form.credit'),
    until: say('form.until'),
  }
}

export function initialOf({ titles, folderId, family, language, licence, colour }: Resource) {
  return {
    ...titlesInto('title', titles),
    folder: folderId,
    colour,
    family,
    language,
    terms: licence.terms,
    credit: licence.credit,
    until: licence.until,
  }
}
