import { Field, NativeSelect } from '#app/kit/ui/field.tsx'

type SelectFieldProps<Value extends string> = {
  /** The field's name, as the address has it. */
  name: string
  label: string
  /** What it says while nothing is chosen. */
  all: string
  chosen: Value | undefined
  options: readonly Value[]
  nameOf: (value: Value) => string
}

/** One of a few values a list is narrowed to, or all. */
export function SelectField<Value extends string>({
  name,
  label,
  all,
  chosen,
  options,
  nameOf,
}: SelectFieldProps<Value>) {
  return (
    <Field id={name} label={label}>
      {(control) => (
        <NativeSelect {...control} name={name} defaultValue={chosen ?? ''}>
          <option value="">{all}</option>
          {options.map((value) => (
            <option key={value} value={value}>
              {nameOf(value)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}
