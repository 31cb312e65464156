export type Colleague = { account: number; name: string; isWriting: boolean }

/** How often a page says that somebody has it before them; the server forgets who says nothing for twice as long. */
const beat = 10_000
/** Somebody writes until so long after the last letter. */
const writes = 6000

/**
 * Says that this page is before somebody, that they write in it and that they have gone, and hears who else is there.
 * @returns what ends it
 */
export function startBeing(address: string, ticket: number, hear: (people: Colleague[]) => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let wroteAt = -Infinity
  let said = ''

  async function say(state: 'looking' | 'writing' | 'gone'): Promise<void> {
    said = state
    try {
      const answer = await fetch(address, { method: 'POST', body: new URLSearchParams({ state }), keepalive: true })
      const known: unknown = answer.ok ? await answer.json() : undefined
      if (!signal.aborted && state !== 'gone') hear(peopleIn(known))
    } catch {
      // Without a line nobody is here but oneself.
    }
  }

  function tell(): void {
    if (document.visibilityState === 'hidden') return
    void say(performance.now() - wroteAt < writes ? 'writing' : 'looking')
  }

  function leave(): void {
    if (said !== 'gone') void say('gone')
  }

  const timer = window.setInterval(tell, beat)
  let pausing: number | undefined
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLTextAreaElement)) return
      wroteAt = performance.now()
      if (said !== 'writing') tell()
      clearTimeout(pausing)
      pausing = window.setTimeout(tell, writes + 100)
    },
    { signal },
  )
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? leave() : tell()), {
    signal,
  })
  window.addEventListener('pagehide', leave, { signal })
  window.addEventListener(
    'here',
    (event) => {
      const told: unknown = event instanceof CustomEvent ? event.detail : undefined
      if (ticketOf(told) === ticket) hear(peopleIn(told))
    },
    { signal },
  )
  tell()
  return () => {
    clearInterval(timer)
    clearTimeout(pausing)
    leave()
    ending.abort()
  }
}

/** Hears who has which tickets open, beginning with all that are. @returns what ends it */
export function hearOfAll(address: string, hear: (ticket: number, people: Colleague[]) => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const listen = (event: Event) => {
    const told: unknown = event instanceof CustomEvent ? event.detail : undefined
    const ticket = ticketOf(told)
    if (ticket !== undefined) hear(ticket, peopleIn(told))
  }
  async function ask(): Promise<void> {
    const answer = await fetch(address, { signal })
    const known: unknown = answer.ok ? await answer.json() : undefined
    if (typeof known !== 'object' || !known || !('tickets' in known) || !Array.isArray(known.tickets)) return
    for (const one of known.tickets) listen(new CustomEvent('here', { detail: one }))
  }
  window.addEventListener('here', listen, { signal })
  // Without a line nobody is seen.
  ask().catch(() => undefined)
  return () => ending.abort()
}

function ticketOf(told: unknown): number | undefined {
  if (typeof told !== 'object' || told === null || !('ticket' in told)) return undefined
  return typeof told.ticket === 'number' ? told.ticket : undefined
}

function peopleIn(said: unknown): Colleague[] {
  if (typeof said !== 'object' || !said || !('people' in said) || !Array.isArray(said.people)) return []
  return said.people.filter(isColleague)
}

function isColleague(one: unknown): one is Colleague {
  return typeof one === 'object' && one !== null && 'account' in one && 'name' in one && 'isWriting' in one
}
