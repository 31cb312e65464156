import type { Locale } from '#app/kit/words/locales.ts'
import { searchLeast } from '#app/kit/lists/lists.ts'
import { folded } from '#app/kit/lists/searchable.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { lockedFor } from '#app/features/people/licence/licence.ts'
import { addressOf, isLockedAt, type PageName, pagesFor } from '#app/features/people/pages/pages.ts'
import { otherNames } from '#app/features/people/pages/pages.others.words.ts'
import { pageNames, pagesWords } from '#app/features/people/pages/pages.words.ts'
import { type Hit, hitsMost } from './search.ts'

/**
 * The pages for somebody's role in whose names stand words that begin with all those typed that are not too short. What the licence lacks is
 * found as it is in the menu, behind the others: its page says how to come by it.
 */
export function findPages(viewer: Viewer, locale: Locale, q: string): Hit[] {
  // Of "giorni di chiusura" the short word is in hardly any name.
  const wanted = wordsOf(q).filter((word) => word.length >= searchLeast)
  if (wanted.length === 0) return []
  const locked = lockedFor(viewer)
  const isLocked = (page: PageName) => isLockedAt(addressOf('it', page), locked)
  const pages = pagesFor({ role: viewer.role, locked: [] })
  const isMeant = (page: PageName) => {
    const names = namesOf(locale, page)
    return wanted.every((word) => names.some((name) => name.startsWith(word)))
  }
  const meant = pages.filter(isMeant)
  return [...meant.filter((page) => !isLocked(page)), ...meant.filter(isLocked)].slice(0, hitsMost).map((page, at) => ({
    kind: 'pages',
    id: at + 1,
    to: addressOf(locale, page),
    title: sayIn(pageNames, locale)(page),
    hint: hintOf(locale, page, isLocked(page)),
  }))
}

function hintOf(locale: Locale, page: PageName, isLocked: boolean): string {
  const say = sayIn(pagesWords, locale)
  if (isLocked) return say('locked')
  return isOfConsole(page) ? say('console') : ''
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

function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
