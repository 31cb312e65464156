/**
 * Hears each press of a pointer, and its release once its click has come.
 * @param signal ends it
 */
export function hearPresses(press: () => void, release: () => void, signal?: AbortSignal): void {
  const options = { capture: true, ...(signal ? { signal } : {}) }
  document.addEventListener('pointerdown', press, options)
  const soon = () => setTimeout(release)
  for (const end of ['pointerup', 'pointercancel', 'keydown']) document.addEventListener(end, soon, options)
}

let isPressed = false
const waiting: (() => void)[] = []

if (typeof document !== 'undefined')
  hearPresses(
    () => (isPressed = true),
    () => {
      isPressed = false
      for (const go of waiting.splice(0)) go()
    },
  )

/**
 * At once, or once a pointer that is down has been released: what appears in between moves the button away from under
 * it, and its click goes nowhere.
 */
export function afterPress(): Promise<void> {
  return isPressed ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()
}
