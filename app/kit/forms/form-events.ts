import { type FocusEvent, type FormEvent, useEffect, useMemo, useRef } from 'react'
import type { LateScripts } from '#app/kit/late-scripts.ts'
import { hearPresses } from '#app/kit/ui/after-press.ts'
import type { Sending } from './use-sending.ts'

/** After the page or dialog has settled, so that a transition does not take the focus back. */
const focusDelay = 100

export type FormError = { path: string; message: string }

export type FormEvents = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onInput: (event: FormEvent<HTMLFormElement>) => void
  onChange: (event: FormEvent<HTMLFormElement>) => void
  onBlur: (event: FocusEvent<HTMLFormElement>) => void
}

type Wiring = {
  sending: Sending
  eager: true | readonly string[] | undefined
  validateField: (name: string) => void
  /** Validates every field and names those that are wrong. */
  validateAll: () => string[]
  late: Pick<LateScripts<unknown>, 'soon'> | undefined
}

/** What the events of a form element mean: when a field is validated, and whether the form may leave. */
export function useFormEvents({ sending, eager, validateField, validateAll, late }: Wiring): FormEvents {
  const timing = useMemo(() => createTiming(validateField), [validateField])
  usePointer(timing)
  // This press is the one that waited for the checks: without them it goes as well.
  const hasWaited = useRef(false)
  const isEager = (name: string) => eager === true || Boolean(eager?.includes(name))

  return {
    onInput({ target }) {
      if (isControl(target) && !isChoice(target) && target.name) timing.input(target.name, isEager(target.name))
    },
    onChange({ target }) {
      if (isControl(target) && isChoice(target) && target.name) timing.change(target.name)
    },
    onBlur({ target, relatedTarget }) {
      // Between two radio buttons of one group the person is still at the same question.
      const stays = isControl(relatedTarget) && isControl(target) && relatedTarget.name === target.name
      if (isControl(target) && target.name && !stays && !isOverIt(target, relatedTarget)) timing.blur(target.name)
    },
    onSubmit(event) {
      const submitter = submitterOf(event)
      if (sending.taken()) return event.preventDefault()
      timing.stop()
      if (submitter?.formNoValidate) return undefined
      const checks = hasWaited.current ? undefined : late?.soon()
      hasWaited.current = checks !== undefined
      if (checks) {
        event.preventDefault()
        return void sending.holdUntil(checks, submitter)
      }
      const wrong = validateAll()
      timing.watch(wrong)
      if (wrong.length > 0 || !sending.mayLeave(submitter)) event.preventDefault()
      return undefined
    },
  }
}

function usePointer(timing: Timing) {
  useEffect(() => {
    const ending = new AbortController()
    // The submit of a button's click validates everything anyway.
    hearPresses(timing.press, timing.release, ending.signal)
    return () => {
      ending.abort()
      timing.stop()
    }
  }, [timing])
}

/** Puts the focus on a field a moment after the form appears: on a page that opens, or in the place of one with other rows. */
export function useAutofocusField(formId: string, name: string | undefined) {
  useEffect(() => {
    if (!name) return undefined
    const timer = setTimeout(() => document.activeElement === document.body && focusField(formId, name), focusDelay)
    return () => clearTimeout(timer)
  }, [formId, name])
}

/**
 * Tells the page once that a submit failed, and brings the person to the first field to correct, or to the alert above the
 * form: refused once more for the same, it is there still, and takes no focus by itself.
 */
export function raise(formId: string, detail: FormError[]) {
  const form = document.forms.namedItem(formId)
  form?.dispatchEvent(new CustomEvent('form-validation-failed', { bubbles: true, detail }))
  const paths = new Set(detail.map((error) => error.path))
  const first = [...(form?.elements ?? [])].find(
    (element): element is Control => isControl(element) && element.type !== 'hidden' && paths.has(element.name),
  )
  if (first) focusField(formId, first.name)
  // As the alert itself has it: what came with the document has the focus, and somebody may have gone on since.
  else if (document.documentElement.dataset['hydrated'] !== undefined)
    document.querySelector<HTMLElement>(`#${CSS.escape(`${formId}-problems`)}`)?.focus()
}

export function focusField(formId: string, name: string) {
  const form = document.forms.namedItem(formId)
  const named = [...(form?.elements ?? [])].filter((element) => isControl(element) && element.name === name)
  // What lies in a closed fold is not visible and cannot take the focus.
  for (const element of named) if (isControl(element) && element.type !== 'hidden') openFolds(element)
  const visible = named.find(
    (element) => element instanceof HTMLElement && !element.hidden && element.getClientRects().length > 0,
  )
  const target = visible ?? document.querySelector(`#${CSS.escape(`${formId}-${name}`)}`)
  if (!(target instanceof HTMLElement)) return
  openFolds(target)
  target.focus()
}

function openFolds(element: Element) {
  for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isControl(target: unknown): target is Control {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  )
}

/** Whether the focus goes into a dialog over the page, which gives it back: the person has not left the field. */
function isOverIt(field: Control, next: EventTarget | null): boolean {
  const dialog = next instanceof Element ? next.closest('dialog') : null
  return dialog !== null && !dialog.contains(field)
}

function isChoice(control: Control): boolean {
  return control instanceof HTMLSelectElement || ['checkbox', 'radio', 'file'].includes(control.type)
}

function submitterOf(event: FormEvent): HTMLButtonElement | HTMLInputElement | null {
  const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
  return submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement ? submitter : null
}

/** Waiting after the last key before a field is validated. */
const inputDelay = 300

export type Timing = {
  /** A key in a text field. */
  input(name: string, eager: boolean): void
  /** A choice made: a list, a box, a radio button, files. */
  change(name: string): void
  blur(name: string): void
  /** From now on these fields are validated while typing, as after a failed submit. */
  watch(names: Iterable<string>): void
  press: () => void
  release: () => void
  /** Forgets what was waiting: the form is being sent or has gone. */
  stop(): void
}

/**
 * Decides when a field is validated: on blur, on change, and while typing only after it was left once or is eager.
 * A blur while a mouse button is down waits for its release, because a message that appears between press and release
 * would move the button away from under the pointer.
 */
export function createTiming(validateField: (name: string) => void): Timing {
  const left = new Set<string>()
  const typing = new Map<string, ReturnType<typeof setTimeout>>()
  const afterRelease = new Set<string>()
  let pressed = false

  function now(name: string) {
    clearTimeout(typing.get(name))
    typing.delete(name)
    validateField(name)
  }

  return {
    input(name, eager) {
      if (!eager && !left.has(name)) return
      clearTimeout(typing.get(name))
      typing.set(name, setTimeout(now, inputDelay, name))
    },
    change: now,
    blur(name) {
      left.add(name)
      if (pressed) afterRelease.add(name)
      else now(name)
    },
    watch(names) {
      for (const name of names) left.add(name)
    },
    press() {
      pressed = true
    },
    release() {
      pressed = false
      for (const name of afterRelease) now(name)
      afterRelease.clear()
    },
    stop() {
      for (const timer of typing.values()) clearTimeout(timer)
      typing.clear()
      afterRelease.clear()
    },
  }
}

/** Whatever listens learns of it as if it had been typed: the form's checks, its draft, React. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.value = text
  tellTyped(field)
}

/** Announces a change that a script has made to a field. */
export function tellTyped(field: HTMLElement): void {
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
