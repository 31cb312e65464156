import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Takes the keyboard to the part of a page that an address names, as to the card whose form was sent. The router only
 * scrolls there; a browser does both, but only where it loads the page whole.
 */
export function useArrival(): void {
  const { hash, key } = useLocation()
  // Of each arrival its own: somebody who comes twice is led there twice.
  const arrival = hash === '' ? '' : key + hash
  useEffect(() => {
    if (arrival === '') return
    const part = document.getElementById(arrival.slice(arrival.indexOf('#') + 1))
    if (!part) return
    // Also where nothing could be focused otherwise.
    if (part.tabIndex < 0) part.tabIndex = -1
    part.focus({ preventScroll: true })
  }, [arrival])
}
