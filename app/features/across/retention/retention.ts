/** What is kept for a time that the maker may choose, in years. */
export const periodKinds = ['orders', 'tickets', 'aesthetic', 'people'] as const
export type PeriodKind = (typeof periodKinds)[number]

/** Unless the maker chooses otherwise, and between which limits; why, the page says. */
export const limits: Record<PeriodKind, { usual: number; least: number; most: number }> = {
  // Book-keeping: article 2220 of the Italian civil code.
  orders: { usual: 10, least: 10, most: 15 },
  // Liability for products: directive (EU) 2024/2853, article 17.
  tickets: { usual: 10, least: 10, most: 25 },
  // The longest legal guarantee of a country that is served.
  aesthetic: { usual: 3, least: 3, most: 10 },
  // As long as the longest warranty; article 5 of the GDPR asks for no longer than needed.
  people: { usual: 5, least: 3, most: 10 },
}

export type Periods = Record<PeriodKind, number>

/** What a run removes: the kinds with a period, invoices by that of orders, and invitations that nobody can accept any more. */
export const removedKinds = ['orders', 'invoices', 'tickets', 'aesthetic', 'people', 'invites'] as const
export type RemovedKind = (typeof removedKinds)[number]

/** What goes every hour, after a time that nobody chooses. */
export const sweptKinds = ['drafts', 'files', 'claims', 'contacts', 'sessions', 'mails'] as const
export type SweptKind = (typeof sweptKinds)[number]

/** So long an invitation that has run out or was withdrawn keeps whom it was for. */
export const inviteDays = 30

/** The choices of a field. */
export function yearsOf(kind: PeriodKind): number[] {
  const { least, most } = limits[kind]
  return Array.from({ length: most - least + 1 }, (_, at) => least + at)
}

/** The moment before which something has been kept long enough. */
export function yearsBefore(now: Date, years: number): Date {
  const then = new Date(now)
  then.setUTCFullYear(then.getUTCFullYear() - years)
  return then
}

export type RetentionRun = {
  day: string
  startedAt: Date
  endedAt: Date | null
  removed: Partial<Record<RemovedKind | SweptKind, number>>
}

/** A period that somebody has changed. */
export type PeriodChange = { id: number; at: Date; byName: string; kind: PeriodKind; before: number; after: number }
