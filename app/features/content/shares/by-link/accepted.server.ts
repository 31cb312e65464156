import { href, redirect } from 'react-router'
import type { RequestInfo } from '#app/kit/http/request-info.server.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { hasAccepted } from '../shares.links.server.ts'

type Asked = { token: string; locale: Locale; info: RequestInfo; request: Request }

/**
 * For a file of a share. @throws a redirect to the terms, for anyone who has not accepted them: nothing else is said of
 * the link
 */
export function requireAccepted({ secret }: Portal, { token, locale, info, request }: Asked): void {
  info.headers.set('x-robots-tag', 'noindex')
  if (!hasAccepted(secret, token, info.https, request))
    throw redirect(href('/:locale?/f/:token', { ...localePrefix(locale), token }), 303)
}
