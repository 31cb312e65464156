import { type RefObject, useEffect, useRef } from 'react'

/** After the page or dialog has settled, so that a transition does not take the focus back. */
export const focusDelay = 100

/** Puts the focus on an element a moment after it appears, unless the person already is somewhere else. */
export function useAutofocus<Element extends HTMLElement>(enabled = true): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  useEffect(() => {
    if (!enabled) return undefined
    const timer = setTimeout(() => document.activeElement === document.body && ref.current?.focus(), focusDelay)
    return () => clearTimeout(timer)
  }, [enabled])
  return ref
}
