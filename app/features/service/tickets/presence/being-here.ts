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

/** Who has which tickets open, by ticket. */
export type OpenTickets = ReadonlyMap<number, readonly Colleague[]>

/** Hears who has which tickets open, beginning with all that are. @returns what ends it */
export function hearOfAll(address: string, hear: (open: OpenTickets) => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let open: OpenTickets = new Map()
  let asking: AbortController | undefined

  function know(found: OpenTickets): void {
    open = found
    hear(open)
  }

  async function ask(): Promise<void> {
    asking?.abort()
    const own = new AbortController()
    asking = own
    try {
      const answer = await fetch(address, { signal: AbortSignal.any([signal, own.signal]) })
      if (answer.ok) know(new Map(ticketsIn(await answer.json())))
    } catch {
      // Without a line nobody is seen; or it is being asked again.
    } finally {
      if (asking === own) asking = undefined
    }
  }

  const listen = (event: Event) => {
    const told: unknown = event instanceof CustomEvent ? event.detail : undefined
    const ticket = ticketOf(told)
    if (ticket !== undefined) know(new Map(open).set(ticket, peopleIn(told)))
    // What is on its way may be older than what was just told.
    if (ticket === undefined || asking) void ask()
  }
  window.addEventListener('here', listen, { signal })
  void ask()
  return () => ending.abort()
}

function ticketsIn(known: unknown): [number, Colleague[]][] {
  if (typeof known !== 'object' || !known || !('tickets' in known) || !Array.isArray(known.tickets)) return []
  return known.tickets.flatMap((told: unknown) => {
    const ticket = ticketOf(told)
    return ticket === undefined ? [] : [[ticket, peopleIn(told)]]
  })
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
