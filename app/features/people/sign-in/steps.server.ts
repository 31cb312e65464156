import { defaultLocale, pathIn } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { type Notice, pageQuery, type Screen, type SignInScreen } from './sign-in.ts'

/**
 * What a step answers: a screen with its status, or that the person goes on to the page they asked for, with a word on
 * what was done.
 */
export type StepAnswer = { screen: Screen; status: number } | { notice: Notice } | undefined

export function signInScreen({ settings }: Portal): SignInScreen {
  return { screen: 'sign-in', passwordMin: settings.passwordMin }
}

/** The page in whose place a screen stands, without the language. */
export function pageAsked({ url }: Request): string {
  const { pathname, search } = new URL(url)
  const query = pageQuery(search).toString()
  return pathIn(defaultLocale, pathname) + (query && `?${query}`)
}
