import { TextareaField, TextField } from '#app/kit/forms/form-fields.tsx'
import type { FormField } from '#app/kit/forms/use-form.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { type Locale, localeNames, locales } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { Prose } from './prose.tsx'
import type { Prose as ProseText } from './prose.ts'
import { bodyField, type TextFieldName, titleField } from './texts.forms.ts'
import { textWords } from './texts.words.ts'
import './texts.css'

export function useTextLabels(): Record<TextFieldName, string> {
  const say = useWords(textWords)
  const labels = locales.flatMap((locale) => [
    [titleField(locale), say('title.in', { language: localeNames[locale] })],
    [bodyField(locale), say('body.in', { language: localeNames[locale] })],
  ])
  // Has all languages, which the type of `fromEntries` forgets.
  return Object.fromEntries(labels) as Record<TextFieldName, string>
}

/** A title and a text in each language, side by side where there is room. */
export function TextFields({ fields, rows }: { fields: Record<TextFieldName, FormField>; rows: number }) {
  const say = useWords(textWords)
  return (
    <div className="stack">
      <p className="muted">{say('body.hint')}</p>
      <div className="written-texts">
        {locales.map((locale) => (
          <div key={locale} className="stack-small">
            <TextField field={fields[titleField(locale)]} autoComplete="off" lang={locale} />
            <TextareaField field={fields[bodyField(locale)]} rows={rows} lang={locale} />
          </div>
        ))}
      </div>
    </div>
  )
}

/** A text in one language, which is named where it is not its reader's. */
export function TextInLanguage({ prose, language }: { prose: ProseText; language: Locale }) {
  const say = useWords(textWords)
  const locale = useLocale()
  return (
    <>
      {language === locale ? null : <Alert title={say('language', { language: localeNames[language] })} />}
      <div lang={language}>
        <Prose prose={prose} />
      </div>
    </>
  )
}
