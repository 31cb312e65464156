/** The cookies this portal sets. `__Host-` binds the session to this very host; it asks for https. */
export function sessionCookieName(https: boolean): string {
  return https ? '__Host-session' : 'session'
}

export function readCookie(request: Request, name: string): string | undefined {
  const prefix = `${name}=`
  const found = (request.headers.get('cookie') ?? '').split(/;\s*/).find((cookie) => cookie.startsWith(prefix))
  return found?.slice(prefix.length)
}

export function sessionCookie(https: boolean, token: string, maxAge: number): string {
  return `${sessionCookieName(https)}=${token}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`
}

export function deviceCookieName(https: boolean): string {
  return https ? '__Host-device' : 'device'
}

export function deviceCookie(https: boolean, value: string, maxAge: number): string {
  return `${deviceCookieName(https)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`
}

export function localeCookie(https: boolean, locale: string): string {
  const year = 365 * 24 * 60 * 60
  return `locale=${locale}; Path=/; Max-Age=${year}; SameSite=Lax${https ? '; Secure' : ''}`
}

/** The cookie of a phone that adds photos to somebody's claim: it opens nothing else. */
export function cameraCookieName(https: boolean): string {
  return https ? '__Host-camera' : 'camera'
}

export function cameraCookie(https: boolean, value: string, maxAge: number): string {
  return `${cameraCookieName(https)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`
}

/** That the terms of what a link opens have been accepted: each link has one of its own. */
export function acceptedCookieName(https: boolean, place: string): string {
  return `${https ? '__Host-' : ''}accepted-${place}`
}

export function acceptedCookie(https: boolean, place: string, value: string, maxAge: number): string {
  return `${acceptedCookieName(https, place)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`
}

/** Up to where somebody has just written: their own lists are not read from a replica that is not there yet. */
const wroteCookieName = 'wrote'

export function wroteCookie(https: boolean, position: number, maxAge: number): string {
  return `${wroteCookieName}=${position}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`
}

/** A made-up one costs its sender the replica, and opens nothing. */
export function wroteIn(request: Request): number {
  const written = readCookie(request, wroteCookieName) ?? ''
  return /^\d{1,16}$/.test(written) ? Number(written) : 0
}
