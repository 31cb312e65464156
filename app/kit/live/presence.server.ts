/** Somebody of the staff who has a ticket open. */
export type Present = { account: number; name: string; isWriting: boolean }

/** What a page tells every few seconds while somebody can see it, and as it goes. */
export type Noted = { ticket: number; account: number; name: string; state: 'looking' | 'writing' | 'gone' }

/** How long somebody is there after their page's last word, in milliseconds, and on how many tickets at once. */
export const usualPresence = { lasts: 22_000, each: 8 }

export type Presence = ReturnType<typeof createPresence>

/** Who has which ticket open, in memory alone: every process hears the same, and forgets who is heard no more. */
export function createPresence({ lasts, each }: typeof usualPresence = usualPresence) {
  const tickets = new Map<number, Map<number, Present & { until: number }>>()
  const ofEach = new Map<number, Set<number>>()

  function leave(ticket: number, account: number): boolean {
    const people = tickets.get(ticket)
    const wasThere = people?.delete(account) ?? false
    if (people?.size === 0) tickets.delete(ticket)
    const own = ofEach.get(account)
    own?.delete(ticket)
    if (own?.size === 0) ofEach.delete(account)
    return wasThere
  }

  /** By name. */
  const at = (ticket: number): Present[] =>
    [...(tickets.get(ticket)?.values() ?? [])]
      .map(({ account, name, isWriting }) => ({ account, name, isWriting }))
      .toSorted((one, other) => one.name.localeCompare(other.name) || one.account - other.account)

  return {
    at,
    /** The tickets that are open anywhere. */
    open: () => [...tickets.keys()].map((ticket) => ({ ticket, people: at(ticket) })),
    /** @returns whether that is news */
    note({ ticket, account, name, state }: Noted): boolean {
      if (state === 'gone') return leave(ticket, account)
      const own = ofEach.get(account) ?? new Set()
      const [oldest] = own
      if (!own.has(ticket) && own.size >= each && oldest !== undefined) leave(oldest, account)
      ofEach.set(account, own.add(ticket))
      const people = tickets.get(ticket) ?? new Map<number, Present & { until: number }>()
      tickets.set(ticket, people)
      const before = people.get(account)
      const isWriting = state === 'writing'
      people.set(account, { account, name, isWriting, until: performance.now() + lasts })
      return before?.isWriting !== isWriting || before.name !== name
    },
    /** Forgets who has not been heard for a while. @returns the tickets they had open */
    sweep(): number[] {
      const over = [...tickets].flatMap(([ticket, people]) =>
        [...people.values()].flatMap(({ account, until }) => (until < performance.now() ? [{ ticket, account }] : [])),
      )
      for (const { ticket, account } of over) leave(ticket, account)
      return [...new Set(over.map(({ ticket }) => ticket))]
    },
  }
}
