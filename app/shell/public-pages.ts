import { tabIn } from '#app/features/people/sign-in/sign-in.ts'
import { defaultLocale, type Locale, locales, pathIn } from '#app/kit/words/locales.ts'

/** What search engines may know of, in Italian: whatever is not here is nobody's business. */
export const publicPages = ['/', '/?tab=register', '/safety'] as const
/** The notices of recalls come and go. */
export type PublicPage = (typeof publicPages)[number] | `/safety/${string}`

/** The public page an address shows to people who are not signed in, whatever else stands in its query. */
export function publicPageOf({ pathname, search }: { pathname: string; search: string }): PublicPage | undefined {
  const path = pathIn(defaultLocale, pathname)
  const [, number] = /^\/safety(?:\/([A-Za-z0-9-]+))?$/.exec(path) ?? []
  if (path.startsWith('/safety')) return number ? `/safety/${number}` : path === '/safety' ? path : undefined
  if (path !== '/') return undefined
  const tab = tabIn(search)
  if (tab === 'forgot') return undefined
  return tab === 'register' ? '/?tab=register' : '/'
}

export function addressOf(site: string, locale: Locale, page: PublicPage): string {
  const { pathname, search } = new URL(page, 'http://portal.invalid')
  return site + pathIn(locale, pathname) + search
}

/** The same page in each language; `/` itself chooses one for somebody who comes for the first time. */
export function alternatesOf(site: string, page: PublicPage): { language: string; address: string }[] {
  return [
    ...locales.map((locale) => ({ language: locale, address: addressOf(site, locale, page) })),
    { language: 'x-default', address: addressOf(site, defaultLocale, page) },
  ]
}
