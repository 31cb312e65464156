/** What people are written to about. */
export const news = ['booked', 'moved', 'cancelled', 'ready', 'reminded', 'relinked'] as const
export type News = (typeof news)[number]

export function isNews(what: string): what is News {
  return news.some((one) => one === what)
}

/** What is true of the appointment as it was then: once it has changed again, the later mail says so. */
export function isOfItsTime(what: News, { state }: { state: string }): boolean {
  if (what === 'cancelled') return state === 'cancelled'
  if (what === 'ready') return state === 'ready'
  if (what === 'relinked') return state === 'booked' || state === 'arrived' || state === 'ready'
  return state === 'booked'
}
