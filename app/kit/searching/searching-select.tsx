import { type FocusEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Field, NativeSelect } from '#app/kit/ui/field.tsx'
import { withoutReload } from '#app/kit/ui/reload-guard.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { fieldProps, type Option, Options } from '#app/kit/forms/form-fields.tsx'
import { formsWords } from '#app/kit/forms/forms.words.ts'
import type { OpenBox, SearchingBoxProps } from './searching-box.react.tsx'
import type { FormField } from '#app/kit/forms/use-form.ts'

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
  const locale = useLocale()
  const list = useRef<HTMLSelectElement>(null)
  const [open, setOpen] = useState<(place: Element) => OpenBox>()
  const asked = useRef(false)
  const finger = useRef(false)
  const hold = placeholder ?? say('choose-placeholder')

  async function load() {
    if (asked.current) return
    asked.current = true
    try {
      const { openSearchingBox } = await withoutReload(() => import('./searching-box.react.tsx'))
      setOpen(() => openSearchingBox)
    } catch {
      // The plain list does the same work; the next use tries again.
      asked.current = false
    }
  }

  /** A finger gets the system's own list, which is made for it and would be torn away by a box arriving late. */
  function point(event: PointerEvent) {
    finger.current = event.pointerType === 'touch'
    if (!finger.current) void load()
  }

  /** From the list to its own box the field is not left. */
  function stay(event: FocusEvent) {
    if (event.relatedTarget?.id === field.id) event.stopPropagation()
  }

  return (
    <Field {...fieldProps(field, hint, options)}>
      {(control) => (
        <>
          {/* The box bears the id of the list it stands for: a mistake leads there. */}
          <span hidden={Boolean(open)} onBlur={stay}>
            <NativeSelect
              {...(open ? {} : control)}
              ref={list}
              name={field.name}
              defaultValue={field.value}
              autoComplete={autoComplete}
              onPointerEnter={point}
              onPointerDown={point}
              onFocus={() => void (finger.current || load())}
            >
              <Options options={options} blank={hold} />
            </NativeSelect>
          </span>
          {open && <Box open={open} {...{ control, label: field.label, list, options, placeholder: hold, locale }} />}
        </>
      )}
    </Field>
  )
}

type BoxProps = SearchingBoxProps & { open: (place: Element) => OpenBox }

/** The place of the box, which draws itself into it. */
function Box({ open, ...props }: BoxProps) {
  const place = useRef<HTMLDivElement>(null)
  const box = useRef<OpenBox>(undefined)
  useLayoutEffect(() => {
    if (place.current) box.current = open(place.current)
    return () => box.current?.close()
  }, [open])
  useLayoutEffect(() => box.current?.show(props))
  return <div ref={place} className="searching" />
}
