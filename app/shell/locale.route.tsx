import { Outlet } from 'react-router'
import { defaultLocale, isLocale } from '#app/kit/words/locales.ts'
import { notFound } from './errors/not-found.server.ts'
import type { Route } from './+types/locale.route'

/** The language, or 404. Italian has no prefix, so that every page has one address. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, params: { locale }, context }) => {
    if (locale !== undefined && (locale === defaultLocale || !isLocale(locale))) await notFound({ request, context })
  },
]

export default function LocaleLayout() {
  return <Outlet />
}
