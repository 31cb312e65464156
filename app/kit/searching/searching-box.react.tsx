import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Button, ComboBox, Input, type Key, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import type { ControlProps } from '#app/kit/ui/field.tsx'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Option } from '#app/kit/forms/form-fields.tsx'
import { searchingWords } from './searching.words.ts'
import './searching-box.css'

export type SearchingBoxProps = {
  control: ControlProps
  label: string
  /** The plain list that bears the value. */
  list: RefObject<HTMLSelectElement | null>
  options: readonly Option[]
  placeholder: string
  locale: Locale
}

export type OpenBox = { show: (props: SearchingBoxProps) => void; close: () => void }

/**
 * The searching half of SearchingSelect, loaded on first use. Its library draws its entries into a document that it makes up,
 * which only React itself can do: the box is drawn by it, in an element that the page leaves alone.
 */
export function openSearchingBox(place: Element): OpenBox {
  const root = createRoot(place)
  return {
    // At once, while the list that is being hidden still has the focus.
    show: (props) => flushSync(() => root.render(<SearchingBox {...props} />)),
    close: () => root.unmount(),
  }
}

function SearchingBox({ control, label, list, options, placeholder, locale }: SearchingBoxProps) {
  const say = sayIn(searchingWords, locale)
  const [query, setQuery] = useState('')
  const value = useChosen(list)
  // With something chosen already, taking over the focus must not throw the list open; coming back to the box does.
  const [trigger, setTrigger] = useState<'focus' | 'input'>(() =>
    value !== null && document.activeElement === list.current ? 'input' : 'focus',
  )
  const input = useFocusOf(list)
  useSteadyList(list)

  function leave() {
    setTrigger('focus')
    list.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }

  function choose(key: Key | null) {
    const chosen = key === null ? '' : String(key)
    if (list.current && list.current.value !== chosen) pick(list.current, chosen)
  }

  return (
    <I18nProvider locale={locale}>
      <ComboBox
        className="searching-parts"
        aria-label={label}
        defaultItems={options}
        value={value}
        // Focused at once, the box would not find out by itself.
        defaultInputValue={options.find((option) => option.value === value)?.label ?? ''}
        onChange={choose}
        onInputChange={setQuery}
        allowsEmptyCollection
        menuTrigger={trigger}
        isRequired={control.required ?? false}
        isInvalid={control['aria-invalid'] ?? false}
        onBlur={leave}
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
          <Arrow />
        </Button>
        <Entries none={options.length === 0 ? say('no-options') : say('no-results', { query })} />
      </ComboBox>
    </I18nProvider>
  )
}

/** What fits the words typed; `none` is said where nothing does. */
function Entries({ none }: { none: string }) {
  return (
    <Popover className="searching-list" offset={4}>
      <ListBox<Option> renderEmptyState={() => <p className="searching-empty">{none}</p>}>
        {(option) => (
          <ListBoxItem id={option.value} textValue={option.label} className="searching-option">
            {option.label}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}

function Arrow() {
  return (
    <svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
      <path d="m6 9 6 6 6-6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

/** What is chosen in the list behind the box; null: nothing. */
function useChosen(list: RefObject<HTMLSelectElement | null>): string | null {
  const [value, setValue] = useState(() => list.current?.value || null)
  useEffect(() => {
    const plain = list.current
    if (!plain) return undefined
    // Whatever fills in forms, a browser or a script, chooses in the list behind the box, however late.
    const follow = () => setValue(plain.value || null)
    follow()
    plain.addEventListener('change', follow)
    return () => plain.removeEventListener('change', follow)
  }, [list])
  return value
}

/** For the input, which takes over the focus from the list. */
function useFocusOf(list: RefObject<HTMLSelectElement | null>): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    // The list had the focus and has just been hidden: the box carries on in its place, and typing replaces what it says.
    if (document.activeElement !== list.current) return
    input.current?.focus()
    input.current?.select()
  }, [list])
  return input
}

/**
 * A message that comes or goes above moves the page under the open list. The list follows, and does not take the
 * browser's correction of the scroll position for a person scrolling, at which it would close.
 */
function useSteadyList(list: RefObject<HTMLSelectElement | null>) {
  useEffect(() => {
    const form = list.current?.form
    if (!form) return undefined
    let moved = 0
    const observer = new ResizeObserver(() => {
      moved = performance.now()
      window.dispatchEvent(new Event('resize'))
    })
    const ignore = (event: Event) => {
      if (performance.now() - moved < 100) event.stopImmediatePropagation()
    }
    observer.observe(form)
    window.addEventListener('scroll', ignore, true)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', ignore, true)
    }
  }, [list])
}

/** As if chosen in the list itself: the form, the draft and the page hear of it. */
function pick(list: HTMLSelectElement, value: string) {
  list.value = value
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }))
}
