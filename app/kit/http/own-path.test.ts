import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales, pathIn } from '#app/kit/words/locales.ts'
import { ownPath } from './own-path.ts'

const site = 'https://portal.example'

const leadAway = [
  '//evil.example',
  '/.//evil.example',
  '/en//evil.example/',
  '/en/\\evil.example',
  '/\\evil.example',
  '/fr/..//evil.example',
  '/en/%2e%2e//evil.example',
  '/en/%2fevil.example',
  '/en/%5Cevil.example',
  '/\t/evil.example',
  '/en\n//evil.example',
  '/en/en//evil.example',
  'https:evil.example',
  'https://portal.example@evil.example/',
  '//user:word@evil.example',
  '/en/／／evil.example/../..//evil.example',
  'evil。example',
  '\u0000//evil.example',
  '',
]

test('what would lead away leads home, in every language', () => {
  for (const to of leadAway)
    for (const locale of locales) expect([to, ownPath(to, locale)]).toEqual([to, pathIn(locale, '/')])
  expect(ownPath(null)).toBe('/')
})

test('a page of the portal is led back to, in the language asked for, with its search and nothing else', () => {
  expect(ownPath('/en/tickets?q=https://a.example/b#reply', 'it')).toBe('/tickets?q=https://a.example/b')
  expect(ownPath('/tickets/10042', 'fr')).toBe('/fr/tickets/10042')
  expect(ownPath('/fr?tab=register', 'en')).toBe('/en?tab=register')
  expect(ownPath('/en/orders')).toBe('/en/orders')
  expect(ownPath('/en/resources/10 %C3%A8')).toBe('/en/resources/10%20%C3%A8')
})

test('whatever is asked for, a browser that follows the answer stays here, also past a proxy that decodes it', () => {
  const piece = fc.oneof(
    fc.constantFrom('/', '//', '\\', '%2f', '%5C', '%2e', '..', '.', '\t', '\n', '\r', '@', ':', '?', '#', '%', ' '),
    fc.constantFrom(
      'en',
      'fr',
      'it',
      'evil.example',
      'evil。example',
      '／',
      '＼',
      '‥',
      'https:',
      'javascript:',
      'tickets',
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  )
  const asked = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(asked, fc.boolean(), fc.constantFrom(undefined, ...locales), (tail, isPath, locale) => {
      const path = ownPath(isPath ? `/${tail}` : tail, locale)
      for (const seen of [path, unescape(path)]) {
        const { origin, username, pathname } = new URL(seen, `${site}/en/verify/x`)
        expect([path, origin, username]).toEqual([path, site, ''])
        expect(pathname).not.toMatch(/\/\/|\\/)
      }
      expect(path).toMatch(/^\/(?!\/)/)
    }),
    { numRuns: 5000 },
  )
})

/** Unescapes the path alone, as a careless proxy would. */
function unescape(path: string): string {
  return path.replace(/^[^?]*/, (before) => before.replaceAll(/%(2f|5c)/gi, (found) => decodeURIComponent(found)))
}
