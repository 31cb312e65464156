// The cookies this portal sets.

export function sessionCookieName(https: boolean): string {
  return boundName(https, 'session')
}

export function readCookie(request: Request, name: string): string | undefined {
  const prefix = `${name}=`
  const found = (request.headers.get('cookie') ?? '').split(/;\s*/).find((cookie) => cookie.startsWith(prefix))
  return found?.slice(prefix.length)
}

export function sessionCookie(https: boolean, token: string, maxAge: number): string {
  return hidden(https, sessionCookieName(https), token, maxAge)
}

export function deviceCookieName(https: boolean): string {
  return boundName(https, 'device')
}

export function deviceCookie(https: boolean, value: string, maxAge: number): string {
  return hidden(https, deviceCookieName(https), value, maxAge)
}

export function localeCookie(https: boolean, locale: string): string {
  const year = 365 * 24 * 60 * 60
  return `locale=${locale}; Path=/; Max-Age=${year}; SameSite=Lax${https ? '; Secure' : ''}`
}

/** The cookie of a phone that adds photos to somebody's claim: it opens nothing else. */
export function cameraCookieName(https: boolean): string {
  return boundName(https, 'camera')
}

export function cameraCookie(https: boolean, value: string, maxAge: number): string {
  return hidden(https, cameraCookieName(https), value, maxAge)
}

/** That the terms of what a link opens have been accepted: each link has one of its own. */
export function acceptedCookieName(https: boolean, place: string): string {
  return boundName(https, `accepted-${place}`)
}

export function acceptedCookie(https: boolean, place: string, value: string, maxAge: number): string {
  return hidden(https, acceptedCookieName(https, place), value, maxAge)
}

/** Up to where somebody has just written: their own lists are not read from a replica that is not there yet. */
const wroteCookieName = 'wrote'

export function wroteCookie(https: boolean, position: number, maxAge: number): string {
  return hidden(https, wroteCookieName, position, maxAge)
}

/** A made-up one costs its sender the replica, and opens nothing. */
export function wroteIn(request: Request): number {
  const written = readCookie(request, wroteCookieName) ?? ''
  return /^\d{1,16}$/.test(written) ? Number(written) : 0
}

/** `__Host-` binds a cookie to this very host; it asks for https. */
function boundName(https: boolean, name: string): string {
  return https ? `__Host-${name}` : name
}

/** No script of a page reads it. */
function hidden(https: boolean, name: string, value: string | number, maxAge: number): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`
}
