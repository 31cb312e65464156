import { href } from 'react-router'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { isFor, type Module, type Viewer } from '../account/account.ts'
import { moduleOf } from '../licence/licence.ts'

/** The pages that are looked for by their names. */
const addresses = {
  home: '/:locale?',
  tickets: '/:locale?/tickets',
  'new-ticket': '/:locale?/new-ticket',
  orders: '/:locale?/orders',
  quotes: '/:locale?/quotes',
  leads: '/:locale?/leads',
  products: '/:locale?/products',
  profile: '/:locale?/user',
  company: '/:locale?/user/company',
  license: '/:locale?/license',
  subscriptions: '/:locale?/subscriptions',
  resources: '/:locale?/resources',
  media: '/:locale?/resources/media',
  manuals: '/:locale?/resources/manuals',
  'size-guides': '/:locale?/resources/size-guides',
  calculator: '/:locale?/resources/size-calculator',
  reports: '/:locale?/reports',
  queue: '/:locale?/console/tickets',
  accounts: '/:locale?/console/accounts',
  companies: '/:locale?/console/companies',
  staff: '/:locale?/console/staff',
  licences: '/:locale?/console/licences',
  shelves: '/:locale?/console/resources',
  erasures: '/:locale?/console/erasures',
  undelivered: '/:locale?/console/undelivered',
} as const

export type PageName = keyof typeof addresses

/** What has to be known of whoever looks: their role, and the modules that are not in their licence. */
export type PageReader = { role: Viewer['role']; locked: readonly Module[] }

export function addressOf(locale: Locale, page: PageName): string {
  return href(addresses[page], localePrefix(locale))
}

const records = ['orders', 'quotes', 'leads', 'products'] as const
const ofAdmins = ['accounts', 'companies', 'staff', 'licences', 'shelves', 'erasures', 'undelivered'] as const
const own = ['new-ticket', 'profile', 'license', 'subscriptions'] as const

const menus = {
  owner: ['home', 'tickets', ...records, ...own],
  sales: ['home', 'tickets', ...records, ...own],
  workshop: ['home', 'tickets', ...records, ...own],
  // Whoever rides one comes for their bicycle, and orders seldom.
  customer: ['home', 'tickets', 'products', 'orders', 'quotes', ...own],
  agent: ['home', 'queue', ...records, 'profile', 'subscriptions'],
  admin: ['home', 'queue', ...records, ...ofAdmins, 'profile', 'subscriptions'],
} as const satisfies Record<Viewer['role'], readonly PageName[]>

export type MenuPage = (typeof menus)[Viewer['role']][number]

/** The menu of a role, in its order; what the licence lacks is in it, and bears a lock. */
export function menuFor({ role }: Pick<PageReader, 'role'>): MenuPage[] {
  return menus[role].filter((page) => concerns(role, page))
}

const beyondMenu = ['resources', 'media', 'manuals', 'size-guides', 'calculator', 'reports'] as const

/** All that somebody may open: the menu, and what is reached from its pages. */
export function pagesFor({ role, locked }: PageReader): PageName[] {
  const hasCompany = role === 'owner' || role === 'sales' || role === 'workshop'
  const all: PageName[] = [...menuFor({ role }), ...(hasCompany ? (['company'] as const) : []), ...beyondMenu]
  return all.filter((page) => concerns(role, page) && !isLocked(locked, page))
}

function isLocked(locked: readonly Module[], page: PageName): boolean {
  return locked.some((module) => module === moduleOfPage(page))
}

function concerns(role: Viewer['role'], page: PageName): boolean {
  const module = moduleOfPage(page)
  return module === undefined || isFor(role, module)
}

function moduleOfPage(page: PageName): Module | undefined {
  return moduleOf(addressOf('it', page))
}
