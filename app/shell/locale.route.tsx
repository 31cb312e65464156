import { data, Outlet } from 'react-router'
import { defaultLocale, isLocale } from '#app/kit/words/locales.ts'
import type { Route } from './+types/locale.route'

/** The language, or 404. Italian has no prefix, so that every page has one address. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ params: { locale } }) => {
    if (locale !== undefined && (locale === defaultLocale || !isLocale(locale))) throw data(null, { status: 404 })
  },
]

export default function LocaleLayout() {
  return <Outlet />
}
