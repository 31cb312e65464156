import { useEffect } from 'react'
import { nobody } from '../own-memory.ts'
import { dropTyped, keepTyped, keptOf } from './kept.ts'
import { filledIn, fillIn } from './form-texts.ts'

/** The page in the other language is here within this; later it may be somebody else who looks. */
const switchTakes = 60_000

/**
 * For a form of somebody who has no full access yet, and so no drafts: brings back what was typed before the language was
 * switched, which loads the page again. It is kept in the browser, for no longer than the switch takes.
 */
export function useKeptTyping(formId: string): void {
  useEffect(() => {
    const form = document.forms.namedItem(formId)
    if (!form) return undefined
    const kept = keptOf('tab', nobody, formId, switchTakes)
    if (kept) fillIn(form, kept.body)
    dropTyped('tab', nobody, formId)
    const ending = new AbortController()
    const keep = ({ target }: Event) => {
      const isSwitch = target instanceof HTMLFormElement && new URL(target.action).pathname === '/locale'
      if (isSwitch) keepTyped('tab', nobody, formId, { body: filledIn(form) })
    }
    document.addEventListener('submit', keep, { signal: ending.signal })
    return () => ending.abort()
  }, [formId])
}
