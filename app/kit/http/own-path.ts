import { type Locale, localeOf, pathIn } from '#app/kit/words/locales.ts'

const base = 'http://portal.invalid'

/**
 * The one check of every way back: only a path of this portal, in the language told, else in its own. What would lead to
 * another host leads home. Asked last, once the language was cut: `/en//evil.example` in Italian is `//evil.example`.
 */
export function ownPath(to: string | null, locale: Locale = localeOf(to ?? '')): string {
  const home = pathIn(locale, '/')
  if (!to?.startsWith('/') || !URL.canParse(to, base)) return home
  const asked = new URL(to, base)
  const pathname = pathIn(locale, asked.pathname)
  return asked.origin === base && !isUnsound(pathname) ? pathname + asked.search : home
}

/** Two slashes, or what somebody on the way may make of them: no path of the portal holds any. */
function isUnsound(pathname: string): boolean {
  return /\/\/|\\|%2f|%5c/i.test(pathname)
}
