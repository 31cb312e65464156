import type { LucideIcon } from 'lucide-react'
import { href } from 'react-router'
import { byLocale, defaultLocale, type Locale, localePrefix, pathIn } from '#app/kit/words/locales.ts'
import { isFor, type Module } from '#app/features/people/account/account.ts'
import { type Group, groups, type Page, pages, type Role } from './table.ts'

type Pages = typeof pages
export type PageName = keyof Pages
export type MenuPage = { [Name in PageName]: Pages[Name] extends { menu: object } ? Name : never }[PageName]
export type MenuHeading = Exclude<Group, 'everyday' | 'more' | 'self'>
export type MenuEntry = { page: MenuPage; icon: LucideIcon }
export type MenuGroup = { heading: MenuHeading | undefined; entries: MenuEntry[] }

/** What has to be known of the reader: their role, and the modules that are not in their licence. */
export type PageReader = { role: Role; locked: readonly Module[] }

export function addressOf(locale: Locale, page: PageName): string {
  return addresses[locale][page]
}

/** The module an address of the portal belongs to, in whatever language. */
export function moduleOf(pathname: string): Module | undefined {
  const path = pathIn(defaultLocale, pathname)
  const isAt = (address: string) => path === address || path.startsWith(`${address}/`)
  return rows.find(([page, { module }]) => module && isAt(addresses[defaultLocale][page]))?.[1].module
}

/** Whether an address, in whatever language, belongs to a module that is not in the licence. */
export function isLockedAt(pathname: string, locked: readonly Module[]): boolean {
  // Most licences lack something, and each page asks for each entry of its menu.
  if (locked.length === 0) return false
  const module = moduleOf(pathname)
  return module !== undefined && locked.includes(module)
}

/** Whether there is something to use behind a module. */
export function isAvailable(module: Module): boolean {
  return rows.some(([, page]) => page.module === module)
}

/**
 * The menu of a role, in its order and groups. Of the entries everybody knows, what the licence lacks is there and
 * bears a lock; the others are there once they open. A rider, who buys no modules, has what opens and no more.
 */
export function menuFor({ role, locked }: PageReader): MenuGroup[] {
  const menu = role === 'agent' || role === 'admin' ? 'staff' : 'customers'
  const isHidden = (page: Page) => (page.isHiddenWhenLocked || role === 'customer') && isLocked(locked, page)
  const shown = rows.filter(([, page]) => concerns(role, page) && !isHidden(page))
  const all = groups[menu].map((group) => ({
    heading: isHeading(group) ? group : undefined,
    entries: shown.flatMap(([page, { menu: entry }]) =>
      entry?.[menu] === group && isMenuPage(page) ? [{ page, icon: entry.icon }] : [],
    ),
  }))
  return all.filter(({ entries }) => entries.length > 0)
}

/** All that somebody may open: the menu, and what is reached from its pages. */
export function pagesFor({ role, locked }: PageReader): PageName[] {
  const inMenu: PageName[] = menuFor({ role, locked }).flatMap(({ entries }) => entries.map(({ page }) => page))
  const beyond = rows.flatMap(([name, page]) => (!page.menu && concerns(role, page) ? [name] : []))
  return [...inMenu, ...beyond].filter((name) => !isLocked(locked, pages[name]))
}

// The names of a table are its keys.
const rows = Object.entries(pages) as [PageName, Page][]

/** Made once: the router's way to make one took half of a page's time, whose menu asks for them some hundred times. */
const addresses = byLocale((locale) => {
  const entries = rows.map(([page]) => [page, href(pages[page].address, localePrefix(locale))])
  return Object.fromEntries(entries) as Record<PageName, string>
})

function concerns(role: Role, { module, roles }: Page): boolean {
  return (module === undefined || isFor(role, module)) && (roles?.includes(role) ?? true)
}

function isLocked(locked: readonly Module[], { module }: Page): boolean {
  return module !== undefined && locked.includes(module)
}

function isHeading(group: Group): group is MenuHeading {
  return group !== 'everyday' && group !== 'more' && group !== 'self'
}

function isMenuPage(page: PageName): page is MenuPage {
  return 'menu' in pages[page]
}
