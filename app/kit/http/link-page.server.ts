import type { RequestInfo } from './request-info.server.ts'

/**
 * For an answer whose address is a key: it stands in no search engine and no cache. No other site's log has it either, by
 * what every answer says of referrers: `no-referrer` would do no more, and a browser without scripts would then send the
 * page's forms as from nowhere, which is refused.
 */
export function keepToItself({ headers }: RequestInfo): void {
  headers.set('x-robots-tag', 'noindex')
  headers.set('cache-control', 'private, no-store')
}
