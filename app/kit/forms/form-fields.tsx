import type { ComponentProps, ReactNode } from 'react'
import { Checkbox, CheckTiles, RadioTiles } from '#app/kit/ui/choices.tsx'
import { Field, Input, NativeSelect, Textarea } from '#app/kit/ui/field.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
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
    <Field {...fieldProps(field, hint)}>
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
  const { id, name, label: legend, required, error } = field
  return <RadioTiles {...tiles} {...{ id, name, legend, required, hint, error }} defaultValue={field.value} />
}

/** Several of a few: the field is posted once for each. */
export function CheckField({ field, hint, ...tiles }: TileProps<typeof CheckTiles>) {
  const { id, name, label: legend, required, error } = field
  return <CheckTiles {...tiles} {...{ id, name, legend, required, hint, error }} defaultValue={field.values} />
}

export function CheckboxField({
  field,
  hint,
  ...input
}: Common & Omit<ComponentProps<typeof Checkbox>, 'id' | 'name' | 'label'>) {
  const { id, name, label, required, error } = field
  return <Checkbox {...input} {...{ id, name, label, required, hint, error }} defaultChecked={field.checked} />
}

export function fieldProps({ id, label, required, error }: FormField, hint: ReactNode) {
  return { id, label, required, error, hint }
}
