import {
  BadgeCheck,
  BookOpenCheck,
  DatabaseBackup,
  Bike,
  Building2,
  Cable,
  CalendarCheck,
  CalendarClock,
  ChartColumn,
  CirclePlus,
  ClipboardCheck,
  CircleUserRound,
  Factory,
  FileText,
  FileUp,
  FolderCog,
  House,
  Inbox,
  Images,
  type LucideIcon,
  Mail,
  Megaphone,
  MailX,
  MessageCircleHeart,
  MessageCircleQuestion,
  Package,
  PackageCheck,
  Palette,
  PhoneCall,
  Plug,
  Radar,
  ReceiptText,
  ScrollText,
  ShieldAlert,
  Split,
  Store,
  Ticket,
  Timer,
  UserRoundCheck,
  UserRoundX,
  UsersRound,
  Webhook,
  Contact,
} from 'lucide-react'
import { href } from 'react-router'
import { defaultLocale, type Locale, localePrefix, pathIn } from '#app/kit/words/locales.ts'
import { isFor, type Module, type Viewer } from '#app/features/people/account/account.ts'

type Role = Viewer['role']

/** The groups of each menu, in their order. */
const groups = {
  customers: ['everyday', 'more', 'workshop', 'company'],
  staff: ['work', 'figures', 'people', 'content', 'system', 'self'],
} as const
type Group = (typeof groups)[keyof typeof groups][number]

type Page = {
  address: string
  /** What the licence has to hold for this page and all below it; none: it is open to everybody. */
  module?: Module
  /** Whom it is for, where it is not for all whom its module is for. */
  roles?: readonly Role[]
  /** Without one it is reached from other pages. */
  menu?: { icon: LucideIcon; customers?: (typeof groups.customers)[number]; staff?: (typeof groups.staff)[number] }
  /** Not even with a lock in the menu, where the licence lacks it. */
  isHiddenWhenLocked?: true
}

/**
 * The pages that are looked for by their names, in the order of the menus: a customer's has first the ten entries
 * everybody knows. Licence, menu and search of pages read this table.
 */
const pages = {
  home: { address: '/:locale?', menu: { icon: House, customers: 'everyday', staff: 'work' } },
  tickets: { address: '/:locale?/tickets', module: 'tickets', menu: { icon: Ticket, customers: 'everyday' } },
  queue: { address: '/:locale?/console/tickets', menu: { icon: Ticket, staff: 'work' } },
  orders: {
    address: '/:locale?/orders',
    module: 'erp-integration',
    menu: { icon: Package, customers: 'everyday', staff: 'work' },
  },
  quotes: {
    address: '/:locale?/quotes',
    module: 'quotes',
    menu: { icon: FileText, customers: 'everyday', staff: 'work' },
  },
  invoices: {
    address: '/:locale?/invoices',
    module: 'erp-integration',
    roles: ['owner', 'sales', 'agent', 'admin'],
    menu: { icon: ReceiptText, customers: 'more', staff: 'work' },
    isHiddenWhenLocked: true,
  },
  leads: { address: '/:locale?/leads', module: 'leads', menu: { icon: Store, customers: 'everyday', staff: 'work' } },
  products: {
    address: '/:locale?/products',
    module: 'products',
    menu: { icon: Bike, customers: 'everyday', staff: 'work' },
  },
  'new-ticket': {
    address: '/:locale?/new-ticket',
    module: 'tickets',
    menu: { icon: CirclePlus, customers: 'everyday' },
  },
  profile: { address: '/:locale?/user', menu: { icon: CircleUserRound, customers: 'everyday', staff: 'self' } },
  license: { address: '/:locale?/license', menu: { icon: BadgeCheck, customers: 'everyday' } },
  subscriptions: { address: '/:locale?/subscriptions', menu: { icon: Mail, customers: 'everyday', staff: 'self' } },
  resources: { address: '/:locale?/resources', menu: { icon: Images, customers: 'more', staff: 'content' } },
  reports: {
    address: '/:locale?/reports',
    module: 'business-statistics',
    menu: { icon: ChartColumn, customers: 'more', staff: 'figures' },
    isHiddenWhenLocked: true,
  },
  appointments: {
    address: '/:locale?/appointments',
    module: 'appointments',
    menu: { icon: CalendarCheck, customers: 'workshop', staff: 'work' },
    isHiddenWhenLocked: true,
  },
  recalls: {
    address: '/:locale?/recalls',
    roles: ['owner', 'sales', 'workshop', 'customer'],
    menu: { icon: ShieldAlert, customers: 'workshop' },
  },
  checks: {
    address: '/:locale?/checks',
    module: 'user-guides',
    roles: ['owner', 'sales', 'workshop', 'agent', 'admin'],
    menu: { icon: ClipboardCheck, customers: 'workshop', staff: 'work' },
    isHiddenWhenLocked: true,
  },
  surveys: {
    address: '/:locale?/surveys',
    module: 'surveys',
    roles: ['owner', 'sales', 'workshop'],
    menu: { icon: MessageCircleQuestion, customers: 'company' },
    isHiddenWhenLocked: true,
  },
  'survey-desk': {
    address: '/:locale?/console/surveys',
    roles: ['agent', 'admin'],
    menu: { icon: MessageCircleQuestion, staff: 'figures' },
  },
  'recall-desk': {
    address: '/:locale?/console/recalls',
    roles: ['agent', 'admin'],
    menu: { icon: ShieldAlert, staff: 'work' },
  },
  'built-bicycles': {
    address: '/:locale?/console/built-bicycles',
    roles: ['agent', 'admin'],
    menu: { icon: Factory, staff: 'work' },
  },
  accounts: {
    address: '/:locale?/console/accounts',
    roles: ['admin'],
    menu: { icon: UserRoundCheck, staff: 'people' },
  },
  companies: {
    address: '/:locale?/console/companies',
    roles: ['agent', 'admin'],
    menu: { icon: Building2, staff: 'people' },
  },
  staff: { address: '/:locale?/console/staff', roles: ['admin'], menu: { icon: UsersRound, staff: 'people' } },
  licences: { address: '/:locale?/console/licences', roles: ['admin'], menu: { icon: BadgeCheck, staff: 'people' } },
  'for-customer': {
    address: '/:locale?/console/new-ticket',
    roles: ['agent', 'admin'],
    menu: { icon: PhoneCall, staff: 'work' },
  },
  arrivals: {
    address: '/:locale?/console/arrivals',
    roles: ['agent', 'admin'],
    menu: { icon: PackageCheck, staff: 'work' },
  },
  'inbound-mail': {
    address: '/:locale?/console/inbound-mail',
    roles: ['agent', 'admin'],
    menu: { icon: Inbox, staff: 'work' },
  },
  times: {
    address: '/:locale?/console/times',
    roles: ['agent', 'admin'],
    menu: { icon: Timer, staff: 'figures' },
  },
  satisfaction: {
    address: '/:locale?/console/satisfaction',
    roles: ['agent', 'admin'],
    menu: { icon: MessageCircleHeart, staff: 'figures' },
  },
  signals: {
    address: '/:locale?/console/signals',
    roles: ['agent', 'admin'],
    menu: { icon: Radar, staff: 'figures' },
  },
  assignment: {
    address: '/:locale?/console/assignment',
    roles: ['admin'],
    menu: { icon: Split, staff: 'system' },
  },
  import: { address: '/:locale?/console/import', roles: ['admin'], menu: { icon: FileUp, staff: 'system' } },
  shelves: { address: '/:locale?/console/resources', roles: ['admin'], menu: { icon: FolderCog, staff: 'content' } },
  'bulletin-desk': {
    address: '/:locale?/console/bulletins',
    roles: ['agent', 'admin'],
    menu: { icon: Megaphone, staff: 'content' },
  },
  catalogue: {
    address: '/:locale?/console/catalogue',
    roles: ['admin'],
    menu: { icon: BookOpenCheck, staff: 'content' },
  },
  brand: { address: '/:locale?/console/brand', roles: ['admin'], menu: { icon: Palette, staff: 'content' } },
  erasures: { address: '/:locale?/console/erasures', roles: ['admin'], menu: { icon: UserRoundX, staff: 'system' } },
  retention: {
    address: '/:locale?/console/retention',
    roles: ['admin'],
    menu: { icon: CalendarClock, staff: 'system' },
  },
  log: { address: '/:locale?/console/log', roles: ['admin'], menu: { icon: ScrollText, staff: 'system' } },
  webhooks: { address: '/:locale?/console/webhooks', roles: ['admin'], menu: { icon: Webhook, staff: 'system' } },
  erp: { address: '/:locale?/console/erp', roles: ['agent', 'admin'], menu: { icon: Cable, staff: 'system' } },
  api: { address: '/:locale?/console/api', roles: ['admin'], menu: { icon: Plug, staff: 'system' } },
  backups: { address: '/:locale?/console/backups', roles: ['admin'], menu: { icon: DatabaseBackup, staff: 'system' } },
  crm: { address: '/:locale?/console/crm', roles: ['admin'], menu: { icon: Contact, staff: 'system' } },
  undelivered: { address: '/:locale?/console/undelivered', roles: ['admin'], menu: { icon: MailX, staff: 'system' } },
  company: { address: '/:locale?/user/company', roles: ['owner', 'sales', 'workshop'] },
  shops: { address: '/:locale?/user/company/shops', roles: ['owner', 'sales', 'workshop'] },
  connections: { address: '/:locale?/user/company/connections', roles: ['owner'] },
  media: { address: '/:locale?/resources/media', module: 'media-sharing' },
  manuals: { address: '/:locale?/resources/manuals', module: 'user-guides' },
  'size-guides': { address: '/:locale?/resources/size-guides', module: 'user-guides' },
  bulletins: { address: '/:locale?/resources/bulletins', module: 'user-guides' },
  calculator: { address: '/:locale?/resources/size-calculator', module: 'user-guides' },
} as const satisfies Record<string, Page>

type Pages = typeof pages
export type PageName = keyof Pages
export type MenuPage = { [Name in PageName]: Pages[Name] extends { menu: object } ? Name : never }[PageName]
export type MenuHeading = Exclude<Group, 'everyday' | 'more' | 'self'>
export type MenuEntry = { page: MenuPage; icon: LucideIcon }
export type MenuGroup = { heading: MenuHeading | undefined; entries: MenuEntry[] }

/** What has to be known of the reader: their role, and the modules that are not in their licence. */
export type PageReader = { role: Role; locked: readonly Module[] }

export function addressOf(locale: Locale, page: PageName): string {
  return href(pages[page].address, localePrefix(locale))
}

/** The module an address of the portal belongs to, in whatever language. */
export function moduleOf(pathname: string): Module | undefined {
  const path = pathIn(defaultLocale, pathname)
  const isAt = (page: PageName) =>
    path === addressOf(defaultLocale, page) || path.startsWith(`${addressOf(defaultLocale, page)}/`)
  return rows.find(([page, { module }]) => module && isAt(page))?.[1].module
}

/** Whether there is something to use behind a module. */
export function isAvailable(module: Module): boolean {
  return rows.some(([, page]) => page.module === module)
}

/**
 * The menu of a role, in its order and groups. Of the entries everybody knows, what the licence lacks is there and
 * bears a lock; the others are there once they open.
 */
export function menuFor({ role, locked }: PageReader): MenuGroup[] {
  const menu = role === 'agent' || role === 'admin' ? 'staff' : 'customers'
  const shown = rows.filter(([, page]) => concerns(role, page) && !(page.isHiddenWhenLocked && isLocked(locked, page)))
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
