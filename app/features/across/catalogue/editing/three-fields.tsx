import { TextareaField, TextField } from '#app/kit/forms/form-fields.tsx'
import type { FormField } from '#app/kit/forms/use-form.ts'
import { type Locale, locales } from '#app/kit/words/locales.ts'
import './three-fields.css'

type Three<Name extends string> = { name: Name; fields: Record<`${Name}_${Locale}`, FormField> }

/** A name in each language. */
export function NameFields<Name extends string>({ name, fields }: Three<Name>) {
  return (
    <div className="catalogue-three">
      {locales.map((locale) => (
        <TextField key={locale} field={fields[`${name}_${locale}`]} lang={locale} maxLength={200} autoComplete="off" />
      ))}
    </div>
  )
}

/** Texts of which each stands on the same line in every language. */
export function TextsFields<Name extends string>({ name, fields, hint }: Three<Name> & { hint: string }) {
  return (
    <div className="catalogue-three">
      {locales.map((locale, at) => (
        <TextareaField
          key={locale}
          field={fields[`${name}_${locale}`]}
          hint={at === 0 ? hint : undefined}
          lang={locale}
          rows={5}
        />
      ))}
    </div>
  )
}
