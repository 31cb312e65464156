/** How far back the figures go, in months, this one included. */
export const months = 12

/** Fewer dealers could tell one another's figures from the common one. */
export const dealersLeast = 5

/** A month of one dealer's appointments, by the day they were for. */
export type MonthOfAppointments = {
  month: string
  companyId: number
  companyName: string
  /** All that were booked, whatever came of them. */
  booked: number
  byRiders: number
  noShows: number
  cancelled: number
  /** That were promised for a moment and are ready, or should be; of them those that were ready by then. */
  promised: number
  kept: number
  /** Days from booking to the day, of half of them. */
  wait: number
}

/** When a shop has room next: days from today on; null: not within what can be booked. */
export type FirstFree = { shopId: number; shopName: string; companyName: string; days: number | null }

/** The dealer in the middle, where enough of them have figures. */
export type Network = {
  byRiders: number
  noShows: number
  wait: number
  /** Null: too few dealers have promised anything. */
  kept: number | null
}

export function shareOf(part: number, all: number): number {
  return all === 0 ? 0 : part / all
}
