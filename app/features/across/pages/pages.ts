import { href } from 'react-router'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { isFor, type Module, type Viewer } from '#app/features/people/account/account.ts'
import { moduleOf } from '#app/features/people/licence/licence.ts'

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
const own = ['profile', 'license', 'subscriptions'] as const

/** What a customer's people look for: the ten entries everybody knows, in their order, then what helps them. */
const ofCustomers = [
  { pages: ['home', 'tickets', ...records, 'new-ticket', ...own] },
  { pages: ['resources', 'reports'] },
] as const

const work = { heading: 'work', pages: ['home', 'queue', ...records, 'reports'] } as const
const self = { pages: ['profile', 'subscriptions'] } as const

const menus = {
  owner: ofCustomers,
  sales: ofCustomers,
  workshop: ofCustomers,
  customer: ofCustomers,
  agent: [work, { heading: 'content', pages: ['resources'] }, self],
  admin: [
    work,
    { heading: 'people', pages: ['accounts', 'companies', 'staff', 'licences'] },
    { heading: 'content', pages: ['resources', 'shelves'] },
    { heading: 'system', pages: ['erasures', 'undelivered'] },
    self,
  ],
} as const satisfies Record<Viewer['role'], readonly { heading?: string; pages: readonly PageName[] }[]>

type Group = (typeof menus)[Viewer['role']][number]
export type MenuPage = Group['pages'][number]
export type MenuHeading = Extract<Group, { heading: string }>['heading']
export type MenuGroup = { heading: MenuHeading | undefined; pages: MenuPage[] }

/**
 * The menu of a role, in its order and groups. Of the entries everybody knows, what the licence lacks is there and bears
 * a lock; the others are there once they open.
 */
export function menuFor({ role, locked }: PageReader): MenuGroup[] {
  const isIn = (page: MenuPage) => concerns(role, page) && !(page === 'reports' && isLocked(locked, page))
  const groups: readonly Group[] = menus[role]
  return groups
    .map((group) => ({ heading: 'heading' in group ? group.heading : undefined, pages: group.pages.filter(isIn) }))
    .filter(({ pages }) => pages.length > 0)
}

const beyondMenu = ['media', 'manuals', 'size-guides', 'calculator'] as const

/** All that somebody may open: the menu, and what is reached from its pages. */
export function pagesFor({ role, locked }: PageReader): PageName[] {
  const hasCompany = role === 'owner' || role === 'sales' || role === 'workshop'
  const inMenu = menuFor({ role, locked }).flatMap(({ pages }) => pages)
  const all: PageName[] = [...inMenu, ...(hasCompany ? (['company'] as const) : []), ...beyondMenu]
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
