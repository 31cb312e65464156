const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request may change anything: an unsafe method must say that it comes from this portal's own pages.
 * Browsers send `Origin` with every POST, so a missing one is refused like a foreign one.
 * @param ownOrigin the public origin, when it is set; otherwise it must be the one that was asked
 */
export function mayChange(request: Request, ownOrigin: string | undefined): boolean {
  if (safeMethods.has(request.method)) return true
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = request.headers.get('origin')
  if (!origin || !URL.canParse(origin)) return false
  return origin === (ownOrigin ?? new URL(request.url).origin)
}

/** No browser sent it: those say where a POST comes from. */
export function isFromServer({ headers }: Request): boolean {
  return !headers.has('origin') && !headers.has('sec-fetch-site')
}
