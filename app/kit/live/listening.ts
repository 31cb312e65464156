type Listening = {
  address: string
  /** Numbers of what changed; undefined: something may have been missed. */
  hear: (ids: readonly number[] | undefined) => void
  /** Who has a ticket open, for staff alone; undefined: ask for it, something may have been missed. */
  here: (said: unknown) => void
}

/** A stream that says nothing for so long is swallowed by a proxy, or dead. In milliseconds. */
const silence = 40_000
/** The first sign of life comes at once. */
const firstSign = 6000
/** Without a stream the page asks by itself: less and less often. */
const askFrom = 20_000
const askMost = 120_000
/** After how many rounds of asking a stream is tried once more. */
const tryAgain = 5

/**
 * Keeps a stream open while somebody can see the page, and asks now and then where there is none. @returns what ends it
 */
export function startListening({ address, hear, here }: Listening): () => void {
  let stream: EventSource | undefined
  let timer: number | undefined
  let rounds = 0

  function open(): void {
    stop()
    stream = connect(address, {
      hear,
      here,
      alive() {
        rounds = 0
        watch(silence)
      },
      // Another page of this person listens, or their session has ended: the next thing they do says so.
      end: (why) => (why === 'session' ? stop() : why === 'restart' ? watch(silence) : askInstead()),
      lost: askInstead,
    })
    watch(firstSign)
  }

  function watch(patience: number): void {
    clearTimeout(timer)
    timer = window.setTimeout(askInstead, patience)
  }

  function askInstead(): void {
    stop()
    const wait = Math.min(askMost, askFrom * 1.5 ** rounds)
    timer = window.setTimeout(
      () => {
        rounds += 1
        hear(undefined)
        if (rounds % tryAgain === 0) open()
        else askInstead()
      },
      wait * (0.75 + Math.random() / 2),
    )
  }

  function stop(): void {
    clearTimeout(timer)
    stream?.close()
    stream = undefined
  }

  return whileSeen({
    begin: open,
    goOn() {
      hear(undefined)
      open()
    },
    stop,
  })
}

type Steps = { begin: () => void; goOn: () => void; stop: () => void }

function whileSeen({ begin, goOn, stop }: Steps): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const turn = () => (document.visibilityState === 'hidden' ? stop() : goOn())
  document.addEventListener('visibilitychange', turn, { signal })
  window.addEventListener('pagehide', stop, { signal })
  window.addEventListener('session-back', turn, { signal })
  if (document.visibilityState !== 'hidden') begin()
  return () => {
    ending.abort()
    stop()
  }
}

type StreamHandlers = Pick<Listening, 'hear' | 'here'> & {
  alive: () => void
  end: (why: string) => void
  lost: () => void
}

function connect(address: string, { hear, here, alive, end, lost }: StreamHandlers): EventSource {
  const stream = new EventSource(address)
  stream.addEventListener('beat', alive)
  stream.addEventListener('tickets', ({ data }: MessageEvent<string>) => {
    const ids: unknown = JSON.parse(data)
    if (Array.isArray(ids)) hear(ids.filter((id) => typeof id === 'number'))
  })
  stream.addEventListener('here', ({ data }: MessageEvent<string>) => here(JSON.parse(data)))
  stream.addEventListener('again', () => hear(undefined))
  // Nobody here has heard of those who left before the stream was open.
  stream.addEventListener('open', () => here(undefined), { once: true })
  stream.addEventListener('end', ({ data }: MessageEvent<string>) => end(data))
  stream.addEventListener('error', () => {
    // After a break the browser comes back by itself; what was missed is asked for when it does.
    if (stream.readyState === EventSource.CLOSED) lost()
    else stream.addEventListener('open', () => hear(undefined), { once: true })
  })
  return stream
}
