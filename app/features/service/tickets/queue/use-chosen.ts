import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** How many rows of the form are chosen; 0 as well until a script says so. */
export function useChosen(form: RefObject<HTMLFormElement | null>): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const follow = () => setCount(chosenIn(form.current).length)
    follow()
    const listening = form.current
    listening?.addEventListener('change', follow)
    return () => listening?.removeEventListener('change', follow)
    // After each drawing: a chosen row may have left the view.
  })
  return count
}

/** What was done is no longer chosen: a second press would do it to the same again, as sending an answer. */
export function useBlankOnceDone(form: RefObject<HTMLFormElement | null>, isDone: boolean): void {
  const { key } = useLocation()
  // One for each arrival: after the same was done to others it is blank as well.
  const arrival = isDone ? key : ''
  useEffect(() => {
    if (arrival !== '' && form.current) clear(form.current)
  }, [arrival, form])
}

/** The bar goes out of sight: its focus passes to the first row that was chosen, or else to the page's heading. */
export function clear(form: HTMLFormElement): void {
  const first = chosenIn(form)[0]?.closest('tr')?.querySelector<HTMLElement>('.row-link')
  const hadFocus = document.activeElement?.closest('.queue-bulk') !== null
  for (const box of form.querySelectorAll<HTMLInputElement>('.queue-choose')) box.checked = false
  for (const select of form.querySelectorAll('select')) select.selectedIndex = 0
  for (const field of form.querySelectorAll<HTMLInputElement>('input[name="of"]')) field.value = ''
  form.dispatchEvent(new Event('change'))
  if (!hadFocus) return
  const place = first ?? document.querySelector<HTMLElement>('h1')
  if (place?.tagName === 'H1') place.tabIndex = -1
  place?.focus({ preventScroll: true })
}

function chosenIn(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>('tbody .queue-choose:checked') ?? [])]
}
