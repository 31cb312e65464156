import type { ComponentProps, ReactNode } from 'react'
import { Checkbox, CheckTiles, RadioTiles } from '#app/kit/ui/choices.tsx'
import { Field, Input, NativeSelect, Textarea } from '#app/kit/ui/field.tsx'
import { isDay } from '#app/kit/words/days.ts'
import { formatDay, formatList } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { formsWords } from './forms.words.ts'
import type { FormField } from './use-form.ts'

// The kit's parts tied to a field of a form: label, asterisk, problem and what was typed come with it.

type Common = { field: FormField; hint?: ReactNode }
export type Option = { value: string; label: string }

export function TextField({ field, hint, ...input }: Common & ComponentProps<typeof Input>) {
  return (
    <Field {...fieldProps(field, hint)}>
      {(control) => <Input {...control} {...input} name={field.name} defaultValue={field.value} />}
    </Field>
  )
}

/** Nothing typed is ever put back into a password. */
export function PasswordField({ field, hint, ...input }: Common & ComponentProps<typeof Input>) {
  return (
    <Field {...fieldProps(field, hint)}>
      {(control) => <Input {...control} {...input} type="password" name={field.name} />}
    </Field>
  )
}

export function TextareaField({ field, hint, ...textarea }: Common & ComponentProps<typeof Textarea>) {
  return (
    <Field {...fieldProps(field, hint)}>
      {(control) => <Textarea {...control} {...textarea} name={field.name} defaultValue={field.value} />}
    </Field>
  )
}

type SelectProps = Common & { options: readonly Option[]; placeholder?: string } & ComponentProps<typeof NativeSelect>

export function SelectField({ field, hint, options, placeholder, ...select }: SelectProps) {
  const say = useWords(formsWords)
  return (
    <Field {...fieldProps(field, hint, options)}>
      {(control) => (
        <NativeSelect {...control} {...select} name={field.name} defaultValue={field.value}>
          <Options options={options} blank={placeholder ?? say('choose-placeholder')} />
        </NativeSelect>
      )}
    </Field>
  )
}

/** What a list offers, below a line that stands for no choice. */
export function Options({ options, blank }: { options: readonly Option[]; blank: string }) {
  return (
    <>
      <option value="">{blank}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  )
}

type TileProps<Part extends typeof RadioTiles | typeof CheckTiles> = Common &
  Omit<ComponentProps<Part>, 'id' | 'name' | 'legend' | 'error' | 'required' | 'defaultValue' | 'hint'>

/** One of a few, all in sight. */
export function RadioField({ field, hint, ...tiles }: TileProps<typeof RadioTiles>) {
  return <RadioTiles {...tiles} {...tilesProps(field, hint, tiles.options)} defaultValue={field.value} />
}

/** Several of a few: the field is posted once for each. */
export function CheckField({ field, hint, ...tiles }: TileProps<typeof CheckTiles>) {
  return <CheckTiles {...tiles} {...tilesProps(field, hint, tiles.options)} defaultValue={field.values} />
}

export function CheckboxField({
  field,
  hint,
  ...input
}: Common & Omit<ComponentProps<typeof Checkbox>, 'id' | 'name' | 'label'>) {
  const say = useWords(formsWords)
  const shown = { ...field, saved: field.saved && [say(field.saved.length > 0 ? 'saved-now.yes' : 'saved-now.no')] }
  return <Checkbox {...input} {...fieldProps(shown, hint)} name={field.name} defaultChecked={field.checked} />
}

function tilesProps(field: FormField, hint: ReactNode, options: readonly Named[]) {
  const { label: legend, ...rest } = fieldProps(field, hint, options)
  return { ...rest, legend, name: field.name }
}

type Named = { value: string; label: ReactNode }

/** @param options how its values are called */
export function fieldProps(field: FormField, hint: ReactNode, options: readonly Named[] = []) {
  const { id, label, required, error, saved } = field
  return { id, label, required, error, hint: saved ? <SavedNow {...{ saved, options, hint }} /> : hint }
}

/** What somebody saved meanwhile, beside what would replace it. */
function SavedNow({ saved, options, hint }: { saved: string[]; options: readonly Named[]; hint: ReactNode }) {
  const say = useWords(formsWords)
  const locale = useLocale()
  const shown = saved.map((value) => {
    const label = options.find((option) => option.value === value)?.label
    return typeof label === 'string' ? label : formatIfDay(locale, value)
  })
  return (
    <>
      {hint}
      <strong className="field-saved">
        {shown.length > 0 ? say('saved-now', { value: formatList(locale, shown) }) : say('saved-now.none')}
      </strong>
    </>
  )
}

function formatIfDay(locale: Locale, value: string): string {
  return isDay(value) ? formatDay(locale, value) : value
}
