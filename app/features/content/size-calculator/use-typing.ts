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
 * @param first the family of an address that names none
 */
export function useTyping(path: string, first: string) {
  const navigate = useNavigate()
  const { search, key } = useLocation()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const { soon, stop } = usePause()
  const left = useRef(new Set<MeasureField>())
  const [found, setFound] = useState<{ at: string; mistakes: Mistakes }>()
  const reading = useMemo(() => readMeasures(new URLSearchParams(search)), [search])
  // Once all that is wrong was shown, all of it goes on being shown.
  const showsAll = useRef(reading.state === 'wrong')
  const mistakes = found?.at === key ? found.mistakes : reading.state === 'wrong' ? reading.mistakes : {}

  useArrivals(form, {
    onEarlyTyping: () => soon(validate),
    onArrival() {
      showsAll.current = reading.state === 'wrong'
      followAddress(form.current, reading.typed, locale)
    },
  })

  function validate(sent = false) {
    stop()
    const now = readMeasures(typedIn(form.current), sent)
    if (now.state === 'wrong') {
      showsAll.current ||= sent
      const shown = showsAll.current ? now.mistakes : pick(now.mistakes, left.current)
      setFound({ at: key, mistakes: shown })
      if (sent) focusFirst(form.current, shown)
      return
    }
    showsAll.current = false
    left.current.clear()
    setFound(undefined)
    const next = placeIn(form.current, first)
    if (next === searchOf(reading.typed, { model: modelIn(form.current, first) })) return
    void navigate(path + next, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
  }
  const events = {
    onInput({ target }: FormEvent) {
      if (!(target instanceof HTMLSelectElement)) return soon(validate)
      stop()
      // The sizes of another family are asked of the server.
      void navigate(path + placeIn(form.current, first), { replace: true, preventScrollReset: true })
    },
    onBlur({ target }: FocusEvent<HTMLFormElement>) {
      const field: unknown = target.getAttribute('name')
      if (isMeasureField(field)) left.current.add(field)
      // Not at once: a message would move the button whose press took the focus from under the finger.
      soon(validate)
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

/** What is done in a pause of typing: only the last of it. */
function usePause() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const stop = () => clearTimeout(timer.current)
  function soon(act: () => void) {
    stop()
    timer.current = setTimeout(() => act(), typingPause)
  }
  return { soon, stop }
}

/** The search of an address for all that stands in the form, right or wrong. */
function placeIn(form: HTMLFormElement | null, first: string): string {
  return searchOf(readMeasures(typedIn(form)).typed, { model: modelIn(form, first) })
}

/** The first family is the one of an address that names none. */
function modelIn(form: HTMLFormElement | null, first: string): string | null {
  const model = typedIn(form).get('model')
  return model === first ? null : model
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
