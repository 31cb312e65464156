import { ChevronDown } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button, ComboBox, Input, type Key, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import type { ControlProps } from '#app/kit/ui/field.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Option } from './form-fields.tsx'
import { formsWords } from './forms.words.ts'
import './searching-box.css'

export type SearchingBoxProps = {
  control: ControlProps
  label: string
  /** The plain list that bears the value. */
  list: RefObject<HTMLSelectElement | null>
  options: readonly Option[]
  placeholder: string
}

/** The searching half of SearchingSelect, in a file of its own because it is loaded on first use. */
export function SearchingBox({ control, label, list, options, placeholder }: SearchingBoxProps) {
  const say = useWords(formsWords)
  const [chosen, setChosen] = useState(list.current?.value ?? '')
  const [query, setQuery] = useState(labelOf(options, list.current?.value ?? ''))
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    // It takes the place of a list that had the focus, which hiding has just taken away.
    if (document.activeElement === document.body) input.current?.focus()
  }, [])

  function choose(key: Key | null) {
    const value = key === null ? '' : String(key)
    setChosen(value)
    if (list.current && list.current.value !== value) pick(list.current, value)
  }

  return (
    <I18nProvider locale={useLocale()}>
      <ComboBox
        className="searching"
        aria-label={label}
        defaultItems={options}
        value={chosen}
        onChange={choose}
        inputValue={query}
        onInputChange={setQuery}
        allowsEmptyCollection
        menuTrigger="focus"
        isRequired={control.required ?? false}
        isInvalid={control['aria-invalid'] ?? false}
        onBlur={() => list.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))}
      >
        <Input
          ref={input}
          id={control.id}
          className="input"
          placeholder={placeholder}
          aria-describedby={control['aria-describedby']}
          autoComplete="off"
        />
        <Button className="searching-button" aria-label={say('show-options')}>
          <ChevronDown size={16} />
        </Button>
        <Popover className="searching-list" offset={4}>
          <ListBox<Option>
            renderEmptyState={() => (
              <p className="searching-empty">
                {options.length === 0 ? say('no-options') : say('no-results', { query })}
              </p>
            )}
          >
            {(option) => (
              <ListBoxItem id={option.value} textValue={option.label} className="searching-option">
                {option.label}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  )
}

/** As if chosen in the list itself: the form, the draft and the page hear of it. */
function pick(list: HTMLSelectElement, value: string) {
  list.value = value
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }))
}

function labelOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? ''
}
