import { type ComponentType, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { Field, NativeSelect } from '#app/kit/ui/field.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { fieldProps, type Option } from './form-fields.tsx'
import { formsWords } from './forms.words.ts'
import type { SearchingBoxProps } from './searching-box.tsx'
import type { FormField } from './use-form.ts'

type SearchingSelectProps = {
  field: FormField
  hint?: ReactNode
  options: readonly Option[]
  placeholder?: string
  autoComplete?: string
}

/**
 * A plain list until it is first used with JavaScript: then a box to search it appears in its place. The list stays
 * behind it, out of sight, and is what the form posts.
 */
export function SearchingSelect({ field, hint, options, placeholder, autoComplete }: SearchingSelectProps) {
  const say = useWords(formsWords)
  const list = useRef<HTMLSelectElement>(null)
  const [Box, setBox] = useState<ComponentType<SearchingBoxProps>>()
  const asked = useRef(false)
  const hold = placeholder ?? say('choose-placeholder')

  async function load() {
    if (asked.current) return
    asked.current = true
    try {
      const { SearchingBox } = await import('./searching-box.tsx')
      setBox(() => SearchingBox)
    } catch {
      // The plain list does the same work; the next use tries again.
      asked.current = false
    }
  }

  function press(event: PointerEvent) {
    // A finger gets the system's own list at once when the box has not arrived; a mouse can wait for it.
    if (event.pointerType === 'mouse' && asked.current) event.preventDefault()
    void load()
  }

  return (
    <Field {...fieldProps(field, hint)} id={Box ? `${field.id}-search` : field.id}>
      {(control) => (
        <>
          <span hidden={Boolean(Box)}>
            <NativeSelect
              {...(Box ? {} : control)}
              ref={list}
              name={field.name}
              defaultValue={field.value}
              autoComplete={autoComplete}
              onPointerDown={press}
              onPointerEnter={() => void load()}
              onFocus={() => void load()}
            >
              <option value="">{hold}</option>
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          </span>
          {Box && <Box control={control} label={field.label} list={list} options={options} placeholder={hold} />}
        </>
      )}
    </Field>
  )
}
