import { filledIn } from './form-texts.ts'
import { isUnsaved } from './unsaved.ts'

type Memory = { keep: (texts: string) => void; drop: () => void }

/** Milliseconds after the last key. */
const pause = 1000

/**
 * Keeps what a form holds as long as nobody has sent or saved it: a second after the last key, and as the page is hidden,
 * which is the last that a page on a phone may hear. While it is on its way nothing changes: it may come back.
 * @returns what ends it
 */
export function keepFilledIn(form: HTMLFormElement, { keep, drop }: Memory): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTyped = false
  const look = () => {
    clearTimeout(timer)
    if (isOnItsWay(form)) return
    if (isUnsaved(form)) keep(filledIn(form))
    // What another page left here waits until somebody begins with this form.
    else if (isTyped) drop()
  }
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(look, pause)
  }
  const typed = () => {
    isTyped = true
    later()
  }
  const ending = new AbortController()
  const options = { signal: ending.signal }
  for (const type of ['input', 'change']) form.addEventListener(type, typed, options)
  document.addEventListener('visibilitychange', look, options)
  window.addEventListener('pagehide', look, options)
  // Where it was refused it is as unsaved as before, and else done with.
  const answered = new MutationObserver(later)
  answered.observe(form, { attributeFilter: ['aria-busy'] })
  return () => {
    ending.abort()
    answered.disconnect()
    // It goes with its page because it was taken.
    if (isTyped && isOnItsWay(form)) drop()
    look()
  }
}

function isOnItsWay(form: HTMLFormElement): boolean {
  return form.getAttribute('aria-busy') === 'true'
}
