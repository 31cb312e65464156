import { expect, test } from 'vitest'
import { type Locale, locales, pathIn } from '#app/kit/words/locales.ts'
import { openApp } from '#tests/app.ts'
import { matrix } from '#tests/access/matrix.ts'
import { makeThings, type ThingName } from '#tests/access/objects.ts'
import { invitePeople } from '#tests/access/people.ts'
import { errorWords } from './errors/error.words.ts'

/** Everything the route table has is in the access matrix: a test there sees to it. */
test('every page has one title by the template, its language, and tells search engines to stay away unless it is public', async () => {
  const app = await openApp()
  const people = await invitePeople(app)
  const things = await makeThings(app, people)
  const complaints: string[] = []
  let pages = 0
  for (const [at, row] of matrix.entries())
    for (const who of ['anonymous', 'owner', 'admin'] as const)
      for (const locale of inTurn(at)) {
        // The matrix writes names of things as words; they are those `makeThings` has made.
        const parts = row.of ? [...things[row.of as ThingName](who).own] : []
        const prefix = locale === 'it' ? '' : `/${locale}`
        const bare = row.path.replace('/:locale?', prefix).replaceAll(/:\w+/g, () => parts.shift() ?? '1') || '/'
        const answer = await app.fetch(bare, { headers: { cookie: people[who].cookie, 'accept-language': locale } })
        if (!answer.headers.get('content-type')?.startsWith('text/html')) break
        // The sample of a mail stands in a frame of a page.
        if (answer.headers.get('content-security-policy')?.includes('sandbox')) break
        pages += 1
        const html = await answer.text()
        const isNotice = answer.status === 200 && /^(?:\/\w\w)?\/safety(?:\/|$)/.test(bare)
        const isPublic = isNotice || (bare === (prefix || '/') && who === 'anonymous')
        const found = mistakesIn(html, { locale, isPublic })
        complaints.push(...found.map((mistake) => `${who} at ${bare} (${answer.status}): ${mistake}`))
        // Who is not let in sees the same page everywhere: in one language each.
        if (answer.status >= 400) break
      }
  expect(complaints).toEqual([])
  expect(pages).toBeGreaterThan(1000)
})

/** All languages, each time with another one first. */
function inTurn(at: number): Locale[] {
  const first = at % locales.length
  return [...locales.slice(first), ...locales.slice(0, first)]
}

function mistakesIn(html: string, { locale, isPublic }: { locale: Locale; isPublic: boolean }): string[] {
  // A drawing may have a title of its own.
  const head = /<head>.*?<\/head>/s.exec(html)?.[0] ?? ''
  const titles = [...head.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => title)
  const [title = ''] = titles
  // Whole titles without the template: “404 Not Found”, “Error”.
  const whole: string[] = [errorWords['404.document'][locale], errorWords.document[locale]]
  const isByTemplate = /^\S.* · Ammiraglia$/.test(title) || whole.includes(title)
  const robots = head.match(/<meta name="robots" content="noindex"\/>/g)?.length ?? 0
  const alternates = [...head.matchAll(/rel="alternate" hrefLang="([\w-]+)"/g)].map(([, language]) => language)
  return [
    titles.length === 1 ? '' : `${titles.length} titles`,
    isByTemplate ? '' : `title "${title}"`,
    html.includes(`<html lang="${locale}"`) ? '' : 'another language',
    robots === (isPublic ? 0 : 1) ? '' : `${robots} times noindex`,
    alternates.join() === (isPublic ? [...locales, 'x-default'].join() : '') ? '' : `alternates ${alternates.join()}`,
    head.includes('rel="canonical"') === isPublic ? '' : 'canonical',
  ].filter(Boolean)
}

test('a public page names itself and its siblings, without what else stands in its query', async () => {
  const app = await openApp()
  const page = await (await app.fetch('/en?tab=register&notice=x')).text()
  expect(page).toContain('<link rel="canonical" href="http://portal.test/en?tab=register"/>')
  expect(page).toContain('<link rel="alternate" hrefLang="it" href="http://portal.test/?tab=register"/>')
  expect(page).toContain('<link rel="alternate" hrefLang="fr" href="http://portal.test/fr?tab=register"/>')
  for (const address of ['/en?tab=forgot', '/en/tickets', '/en/tickets?tab=register'])
    expect(await (await app.fetch(address)).text()).toContain('<meta name="robots" content="noindex"/>')
})

test('the sitemap lists the public pages in every language, and nothing else', async () => {
  const app = await openApp()
  const answer = await app.fetch('/sitemap.xml')
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  const xml = await answer.text()
  const places = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place)
  const pages = ['/', '/?tab=register', '/safety']
  const addresses = pages.flatMap((page) => locales.map((locale) => `http://portal.test${pathIn(locale, page)}`))
  expect(places).toEqual(addresses)
  expect(xml.match(/hreflang="(?:[a-z]{2}|x-default)"/g)).toHaveLength(addresses.length * (locales.length + 1))
})

test('crawlers are let to the public pages alone', async () => {
  const app = await openApp()
  const text = await (await app.fetch('/robots.txt')).text()
  const rules = text.split('\n').flatMap((line) => {
    const [, kind, pattern = ''] = /^(Allow|Disallow): (.+)$/.exec(line) ?? []
    const shape = new RegExp(`^${pattern.replaceAll(/[.?]/g, String.raw`\$&`)}`)
    return kind ? [{ allows: kind === 'Allow', length: pattern.length, shape }] : []
  })
  // The longest rule that fits has the say.
  const mayCrawl = (path: string) =>
    rules.filter(({ shape }) => shape.test(path)).toSorted((a, b) => b.length - a.length)[0]?.allows ?? true
  const open = ['/', '/en', '/fr', '/?tab=register', '/fr?tab=register', '/assets/shared.js', '/sitemap.xml']
  for (const path of [...open, '/safety', '/fr/safety/2026-01']) expect([path, mayCrawl(path)]).toEqual([path, true])
  for (const path of [
    '/tickets',
    '/en/tickets/1',
    '/p/abc',
    '/fr/p/abc',
    '/english',
    '/?tab=forgot',
    '/console',
    '/sitemap.xml.gz',
  ])
    expect([path, mayCrawl(path)]).toEqual([path, false])
  expect(text).toContain('Sitemap: http://portal.test/sitemap.xml')
})
