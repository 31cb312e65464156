import type { RequestInfo } from '#app/kit/http/request-info.server.ts'

/** Its address is a key: it stands in no search engine, no other site's log and no cache. */
export function quiet({ headers }: RequestInfo): void {
  headers.set('x-robots-tag', 'noindex')
  headers.set('referrer-policy', 'no-referrer')
}
