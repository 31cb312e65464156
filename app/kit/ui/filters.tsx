import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useLocation, useSubmit } from 'react-router'
import { useWords } from '#app/kit/words/use-words.ts'
import { Button, LinkButton } from './button.tsx'
import { uiWords } from './ui.words.ts'
import './fold.css'
import './filters.css'

type FiltersProps = {
  /** The list's own path; the fields become its search. */
  action: string
  /** Offered while a filter is set. */
  resetTo?: string | undefined
  /** What the button says where there is one: by itself, that it applies the filters. */
  submit?: string
  children: ReactNode
}

const typingPause = 400

/** A GET form: the address keeps the filters. In the browser each change applies itself; without a script, the button. */
export function Filters({ action, resetTo, submit: words, children }: FiltersProps) {
  const say = useWords(uiWords)
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { search } = useLocation()

  useEffect(() => followAddress(form.current, search), [search])
  useEffect(() => () => clearTimeout(timer.current), [])

  function apply(replace: boolean) {
    clearTimeout(timer.current)
    void submit(filledIn(form.current), { action, replace })
  }
  function change({ target }: FormEvent<HTMLFormElement>) {
    clearTimeout(timer.current)
    // The year of a day that is being typed begins as 2, 20 and 202.
    if (target instanceof HTMLInputElement && target.type === 'date' && !target.validity.valid) return
    const typed = isTyped(target)
    // One step back undoes a whole search, not its last letter.
    const replace = typed && new URLSearchParams(search).has(target.name)
    timer.current = setTimeout(() => apply(replace), typed ? typingPause : 0)
  }
  function send(event: FormEvent) {
    event.preventDefault()
    apply(false)
  }

  return (
    <search>
      <Form
        ref={form}
        className="filters"
        method="get"
        action={action}
        discover="none"
        onInput={change}
        onSubmit={send}
      >
        {children}
        {resetTo && (
          <LinkButton variant="ghost" to={resetTo}>
            {say('resetFilters')}
          </LinkButton>
        )}
        <noscript>
          <Button type="submit">{words ?? say('applyFilters')}</Button>
        </noscript>
      </Form>
    </search>
  )
}

/**
 * The fields of a list beside its search: on a phone folded away, so that its rows are seen; elsewhere they stand open.
 * `set`: what is chosen in each.
 */
export function FilterFold({ set, children }: FoldedProps) {
  const say = useWords(uiWords)
  return (
    <Folded name="filter-fold" title={say('filters')} set={set}>
      {children}
    </Folded>
  )
}

/** The fields that are wanted now and then: folded away on every screen, unless one is set. */
export function FurtherFilters({ set, children }: FoldedProps) {
  const say = useWords(uiWords)
  return (
    <Folded name="filter-more" title={say('furtherFilters')} set={set}>
      {children}
    </Folded>
  )
}

type FoldedProps = { set: readonly unknown[]; children: ReactNode }

function Folded({ name, title, set, children }: FoldedProps & { name: string; title: string }) {
  const count = set.filter(Boolean).length
  // Later changes leave it as the person has it: a field must not vanish under their finger.
  const [isOpen] = useState(count > 0)
  return (
    <details className={`fold-line ${name}`} open={isOpen}>
      <summary>{title + (count > 0 ? ` (${count})` : '')}</summary>
      <div>{children}</div>
    </details>
  )
}

/** The address names only what is chosen. */
function filledIn(form: HTMLFormElement | null): URLSearchParams {
  const filled = new URLSearchParams()
  for (const [name, value] of new FormData(form ?? undefined)) {
    if (typeof value === 'string' && value.trim()) filled.append(name, value.trim())
  }
  return filled
}

/**
 * After Back, or after clearing, the fields say again what the address says. The one being typed in is left alone, and so
 * is what the form says by itself, hidden: an address may do without it.
 */
function followAddress(form: HTMLFormElement | null, search: string) {
  const wanted = new URLSearchParams(search)
  for (const field of form?.elements ?? []) {
    const known = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
    if (!known || !field.name || field === document.activeElement) continue
    if (!['checkbox', 'radio', 'hidden'].includes(field.type)) field.value = wanted.get(field.name) ?? ''
  }
}

function isTyped(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && ['search', 'text', 'date'].includes(target.type)
}
