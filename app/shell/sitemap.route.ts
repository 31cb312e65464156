import { listNotices } from '#app/features/service/recalls/recalls.server.ts'
import { portalContext, siteOf } from '#app/portal.server.ts'
import { locales } from '#app/kit/words/locales.ts'
import { addressOf, alternatesOf, publicPages } from './public-pages.ts'
import type { Route } from './+types/sitemap.route'

/** The public pages, each in every language and with its siblings in the others. */
export async function loader({ context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const site = siteOf(portal)
  const notices = (await listNotices(portal)).map(({ number }) => `/safety/${number}` as const)
  const entries = [...publicPages, ...notices].flatMap((page) => {
    const siblings = alternatesOf(site, page)
      .map(
        ({ language, address }) =>
          `    <xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`,
      )
      .join('\n')
    return locales.map(
      (locale) => `  <url>\n    <loc>${escaped(addressOf(site, locale, page))}</loc>\n${siblings}\n  </url>`,
    )
  })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
