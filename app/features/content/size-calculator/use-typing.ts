import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Locale } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { isMeasureField, type MeasureField, type Mistakes, readMeasures, searchOf, type Typed } from './measures.ts'
import { typedLine } from './sentences.ts'

const typingPause = 300

/**
 * The address holds the measures, so that a result is a link; anyone who types changes it without asking the server. A
 * field is validated once it was left, as everywhere; without a script the server validates all of them.
 */
export function useTyping(path: string) {
  const navigate = useNavigate()
  const { search, key } = useLocation()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const left = useRef(new Set<MeasureField>())
  const [found, setFound] = useState<{ at: string; mistakes: Mistakes }>()
  const reading = useMemo(() => readMeasures(new URLSearchParams(search)), [search])
  // Anyone who was told all that is wrong goes on being told.
  const told = useRef(reading.state === 'wrong')
  const mistakes = found?.at === key ? found.mistakes : reading.state === 'wrong' ? reading.mistakes : {}

  useArrivals(form, {
    onEarlyTyping: validateSoon,
    onArrival() {
      told.current = reading.state === 'wrong'
      followAddress(form.current, reading.typed, locale)
    },
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  function validate(sent: boolean) {
    clearTimeout(timer.current)
    const now = readMeasures(typedIn(form.current), sent)
    if (now.state === 'wrong') {
      told.current ||= sent
      const shown = told.current ? now.mistakes : pick(now.mistakes, left.current)
      setFound({ at: key, mistakes: shown })
      if (sent) focusFirst(form.current, shown)
      return
    }
    told.current = false
    left.current.clear()
    setFound(undefined)
    const next = searchOf(now.typed)
    if (next === searchOf(reading.typed)) return
    void navigate(path + next, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
  }
  function validateSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => validate(false), typingPause)
  }
  const events = {
    onInput: validateSoon,
    onBlur({ target }: FocusEvent<HTMLFormElement>) {
      const field: unknown = target.getAttribute('name')
      if (!isMeasureField(field)) return
      left.current.add(field)
      // Not at once: a message would move the button whose press took the focus from under the finger.
      validateSoon()
    },
    onSubmit(event: FormEvent) {
      event.preventDefault()
      validate(true)
    },
  }
  return { form, reading, mistakes, events }
}

/** What is missing is said when the form is sent: on the way to the second field nothing is wrong yet. */
function pick(mistakes: Mistakes, fields: ReadonlySet<MeasureField>): Mistakes {
  return Object.fromEntries(
    Object.entries(mistakes).filter(
      ([field, { key }]) => isMeasureField(field) && fields.has(field) && key !== 'required',
    ),
  )
}

function typedIn(form: HTMLFormElement | null): URLSearchParams {
  const typed = new URLSearchParams()
  for (const [name, value] of new FormData(form ?? undefined)) if (typeof value === 'string') typed.set(name, value)
  return typed
}

type Arrivals = { onEarlyTyping: () => void; onArrival: () => void }

/**
 * What was typed before the scripts came stays, and is validated as if it were typed now. Clearing mistakes leads to
 * the same address: it is another arrival all the same.
 */
function useArrivals(form: RefObject<HTMLFormElement | null>, { onEarlyTyping, onArrival }: Arrivals): void {
  const { key } = useLocation()
  const begin = useEffectEvent(() => {
    if (isTypedIn(form.current)) onEarlyTyping()
  })
  useEffect(() => begin(), [])
  const last = useRef(key)
  const arrive = useEffectEvent(onArrival)
  useEffect(() => {
    if (last.current !== key) arrive()
    last.current = key
  }, [key])
}

function isTypedIn(form: HTMLFormElement | null): boolean {
  return [...(form?.elements ?? [])].some(
    (field) => field instanceof HTMLInputElement && field.value !== field.defaultValue,
  )
}

/** After Back, or after clearing, the fields say again what the address says; the one being typed in is left alone. */
function followAddress(form: HTMLFormElement | null, typed: Typed, locale: Locale): void {
  for (const field of form?.elements ?? [])
    if (field instanceof HTMLInputElement && isMeasureField(field.name) && field !== document.activeElement)
      field.value = typedLine(locale, typed[field.name])
}

function focusFirst(form: HTMLFormElement | null, mistakes: Mistakes): void {
  for (const field of form?.elements ?? [])
    if (field instanceof HTMLInputElement && isMeasureField(field.name) && mistakes[field.name]) return field.focus()
}
