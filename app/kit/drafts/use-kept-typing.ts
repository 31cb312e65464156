import { useEffect } from 'react'
import * as z from 'zod/mini'

/** The page in the other language is here within this; later it may be somebody else who looks. */
const keptFor = 60_000

const stored = z.object({ at: z.number(), typed: z.array(z.tuple([z.string(), z.string()])) })

/**
 * Brings back what was typed into a form before the language was switched, which loads the page again; never passwords.
 * It is kept in the browser, for no longer than the switch takes.
 */
export function useKeptTyping(formId: string): void {
  useEffect(() => {
    fill(formId, take(formId))
    const ending = new AbortController()
    const keep = ({ target }: Event) => {
      const isSwitch = target instanceof HTMLFormElement && new URL(target.action).pathname === '/locale'
      if (isSwitch) put(formId)
    }
    document.addEventListener('submit', keep, { signal: ending.signal })
    return () => ending.abort()
  }, [formId])
}

function fill(formId: string, typed: [string, string][]): void {
  const fields = document.forms.namedItem(formId)?.elements
  // Of radio buttons the whole group takes the value.
  for (const [name, value] of typed) {
    const field = fields?.namedItem(name)
    if (isText(field) || field instanceof RadioNodeList) field.value = value
  }
}

function put(formId: string): void {
  const form = document.forms.namedItem(formId)
  if (!form) return
  const typed = [...new FormData(form)].filter(([name]) => {
    const field = form.elements.namedItem(name)
    return isText(field) || field instanceof RadioNodeList
  })
  try {
    sessionStorage.setItem(keyOf(formId), JSON.stringify({ at: Date.now(), typed }))
  } catch {
    // No storage in this browser: the form is empty again, as without a script.
  }
}

function isText(field: unknown): field is HTMLInputElement | HTMLSelectElement {
  if (field instanceof HTMLSelectElement) return true
  return field instanceof HTMLInputElement && ['text', 'email', 'tel'].includes(field.type)
}

function take(formId: string): [string, string][] {
  try {
    const found = z.parse(stored, JSON.parse(sessionStorage.getItem(keyOf(formId)) ?? 'null'))
    sessionStorage.removeItem(keyOf(formId))
    return Date.now() - found.at < keptFor ? found.typed : []
  } catch {
    return []
  }
}

function keyOf(formId: string): string {
  return `typed ${formId}`
}
