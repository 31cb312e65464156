import type { FormState } from '#app/kit/forms/use-form.ts'
import { TextareaField } from '#app/kit/forms/form-fields.tsx'
import { localeNames, locales } from '#app/kit/words/locales.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { fieldOf, textFields, type TextField } from './forms.ts'
import type { Slot } from './recalls.ts'
import { recallWords, slotHints } from './recalls.words.ts'

/** One place of the notice, in each language. */
export function SlotFields({ slot, fields }: { slot: Slot; fields: FormState<TextField>['fields'] }) {
  const say = useWords(slotHints)
  return (
    <div className="recall-texts">
      {locales.map((locale, index) => (
        <TextareaField
          key={locale}
          field={fields[fieldOf(slot, locale)]}
          hint={index === 0 ? say(slot) : undefined}
          rows={slot === 'product' ? 2 : 4}
          lang={locale}
        />
      ))}
    </div>
  )
}

export function useLabelsOfTexts(): Record<TextField, string> {
  const words = useWords(recallWords)
  const labels = textFields.map(({ slot, locale, name }) => [
    name,
    words('in-language', { slot: words(slot), language: localeNames[locale] }),
  ])
  // Has all of them, which the type of `fromEntries` forgets.
  return Object.fromEntries(labels) as Record<TextField, string>
}
