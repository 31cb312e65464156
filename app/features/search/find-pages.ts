import type { Locale } from '#app/kit/words/locales.ts'
import { searchLeast } from '#app/kit/lists/lists.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Viewer } from '../account/account.ts'
import { lockedFor } from '../licence/licence.ts'
import { addressOf, type PageName, pagesFor } from '../pages/pages.ts'
import { otherNames, pageNames, pagesWords } from '../pages/pages.words.ts'
import { type Hit, hitsMost } from './search.ts'

/** The pages somebody may open in whose names stand words that begin with all those typed. */
export function findPages(viewer: Viewer, locale: Locale, q: string): Hit[] {
  const wanted = wordsOf(q)
  if (!wanted.some((word) => word.length >= searchLeast)) return []
  const pages = pagesFor({ role: viewer.role, locked: lockedFor(viewer) })
  const isMeant = (page: PageName) => {
    const names = namesOf(locale, page)
    return wanted.every((word) => names.some((name) => name.startsWith(word)))
  }
  return pages
    .filter(isMeant)
    .slice(0, hitsMost)
    .map((page, at) => ({
      kind: 'pages',
      id: at + 1,
      to: addressOf(locale, page),
      title: sayIn(pageNames, locale)(page),
      hint: isOfConsole(page) ? sayIn(pagesWords, locale)('console') : '',
    }))
}

function namesOf(locale: Locale, page: PageName): string[] {
  const others = hasOthers(page) ? sayIn(otherNames, locale)(page) : ''
  return wordsOf(`${sayIn(pageNames, locale)(page)} ${others}`)
}

function hasOthers(page: PageName): page is keyof typeof otherNames {
  return Object.hasOwn(otherNames, page)
}

function isOfConsole(page: PageName): boolean {
  return addressOf('it', page).startsWith('/console/')
}

/** Without accents: nobody types them who is in a hurry. */
function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}
