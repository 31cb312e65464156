import { portalContext, siteOf } from '#app/portal.server.ts'
import { locales } from '#app/kit/words/locales.ts'
import { addressOf, publicPages } from './public-pages.ts'
import type { Route } from './+types/robots.route'

/** Everything is private but what is listed, so that a page nobody has thought of is private too (RFC 9309). */
export function loader({ context }: Route.LoaderArgs) {
  const allowed = publicPages.flatMap((page) => locales.map((locale) => `Allow: ${addressOf('', locale, page)}$`))
  const notices = locales.map((locale) => `Allow: ${addressOf('', locale, '/safety')}/`)
  const sitemap = `Sitemap: ${siteOf(context.get(portalContext))}/sitemap.xml`
  // The list itself, and what pages are drawn with.
  const others = ['Allow: /sitemap.xml$', 'Allow: /assets/']
  const lines = ['User-agent: *', ...allowed, ...notices, ...others, 'Disallow: /', '', sitemap, '']
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
