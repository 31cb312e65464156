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
  press(): void
  release(): void
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
