import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Takes the keyboard to the part of a page that an address names, as to the card whose form was sent. The router only
 * scrolls there; a browser does both, but only where it loads the page whole.
 */
export function useFocusAfterNavigation(): void {
  const { hash, key } = useLocation()
  // One for each arrival: somebody who comes twice is led there twice.
  const arrival = hash === '' ? '' : key + hash
  useEffect(() => {
    if (arrival === '') return
    const part = document.getElementById(arrival.slice(arrival.indexOf('#') + 1))
    if (!part) return
    // Also where nothing could be focused otherwise.
    if (part.tabIndex < 0) part.tabIndex = -1
    part.focus({ preventScroll: true })
  }, [arrival])
  useHeading(key)
}

/** ms in which a page takes the focus itself, as to the first field of a form. */
const settling = 200

/**
 * Where what was pressed has gone with its page, and nothing has taken the focus since, it is on the heading of the next
 * one: who uses the keyboard goes on from there, and it is read aloud.
 */
function useHeading(key: string): void {
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return undefined
    shown.current = key
    const timer = setTimeout(() => {
      const heading = document.querySelector<HTMLElement>('main h1')
      if (!heading || document.activeElement !== document.body) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }, settling)
    return () => clearTimeout(timer)
  }, [key])
}
