type Countdown = { left: number; since: number; handle: ReturnType<typeof setTimeout> | undefined }

/** Timers that can all be held at once and go on with what each had left. */
export function createCountdowns(onEnd: (id: string) => void) {
  const running = new Map<string, Countdown>()
  let paused = false

  function run(id: string, countdown: Countdown) {
    countdown.since = Date.now()
    countdown.handle = setTimeout(() => onEnd(id), countdown.left)
  }

  function stop(id: string) {
    clearTimeout(running.get(id)?.handle)
    running.delete(id)
  }

  function start(id: string, left: number) {
    stop(id)
    const countdown: Countdown = { left, since: 0, handle: undefined }
    running.set(id, countdown)
    if (!paused) run(id, countdown)
  }

  function pause() {
    if (paused) return
    paused = true
    for (const countdown of running.values()) {
      clearTimeout(countdown.handle)
      countdown.left -= Date.now() - countdown.since
    }
  }

  function resume() {
    if (!paused) return
    paused = false
    for (const [id, countdown] of running) run(id, countdown)
  }

  return { start, stop, pause, resume }
}
