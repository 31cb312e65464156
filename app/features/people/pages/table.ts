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
  History,
  House,
  Inbox,
  Images,
  type LucideIcon,
  Mail,
  MailCheck,
  Megaphone,
  MailX,
  MessageCircleHeart,
  MessageCircleQuestion,
  MessageSquareWarning,
  Package,
  PackageCheck,
  PackageOpen,
  Palette,
  PhoneCall,
  Plug,
  Radar,
  ReceiptText,
  ScrollText,
  Share2,
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
import type { Module, Viewer } from '#app/features/people/account/account.ts'

export type Role = Viewer['role']

/** The groups of each menu, in their order. */
export const groups = {
  customers: ['everyday', 'more', 'workshop', 'trade', 'company'],
  staff: ['work', 'figures', 'people', 'content', 'system', 'self'],
} as const
export type Group = (typeof groups)[keyof typeof groups][number]

export type Page = {
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
export const pages = {
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
  invoices: {
    address: '/:locale?/invoices',
    module: 'erp-integration',
    roles: ['owner', 'sales', 'agent', 'admin'],
    menu: { icon: ReceiptText, customers: 'more', staff: 'work' },
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
  packages: {
    address: '/:locale?/packages',
    module: 'standard-packages',
    menu: { icon: PackageOpen, customers: 'trade' },
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
  'package-desk': {
    address: '/:locale?/console/packages',
    roles: ['agent', 'admin'],
    menu: { icon: PackageOpen, staff: 'content' },
  },
  remarks: {
    address: '/:locale?/console/remarks',
    roles: ['agent', 'admin'],
    menu: { icon: MessageSquareWarning, staff: 'content' },
  },
  'share-desk': {
    address: '/:locale?/resources/media/shares',
    module: 'media-sharing',
    roles: ['agent', 'admin'],
    menu: { icon: Share2, staff: 'content' },
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
  changes: { address: '/:locale?/console/changes', roles: ['admin'], menu: { icon: History, staff: 'system' } },
  webhooks: { address: '/:locale?/console/webhooks', roles: ['admin'], menu: { icon: Webhook, staff: 'system' } },
  erp: { address: '/:locale?/console/erp', roles: ['agent', 'admin'], menu: { icon: Cable, staff: 'system' } },
  api: { address: '/:locale?/console/api', roles: ['admin'], menu: { icon: Plug, staff: 'system' } },
  backups: { address: '/:locale?/console/backups', roles: ['admin'], menu: { icon: DatabaseBackup, staff: 'system' } },
  crm: { address: '/:locale?/console/crm', roles: ['admin'], menu: { icon: Contact, staff: 'system' } },
  mail: { address: '/:locale?/console/mail', roles: ['admin'], menu: { icon: MailCheck, staff: 'system' } },
  undelivered: { address: '/:locale?/console/undelivered', roles: ['admin'], menu: { icon: MailX, staff: 'system' } },
  families: { address: '/:locale?/console/catalogue/families', roles: ['admin'] },
  parts: { address: '/:locale?/console/catalogue/parts', roles: ['admin'] },
  kinds: { address: '/:locale?/console/catalogue/kinds', roles: ['admin'] },
  shots: { address: '/:locale?/console/catalogue/shots', roles: ['admin'] },
  coverage: { address: '/:locale?/console/catalogue/coverage', roles: ['admin'] },
  answers: { address: '/:locale?/console/catalogue/answers', roles: ['admin'] },
  labour: { address: '/:locale?/console/catalogue/labour', roles: ['admin'] },
  checklists: { address: '/:locale?/console/catalogue/checklists', roles: ['admin'] },
  services: { address: '/:locale?/console/catalogue/services', roles: ['admin'] },
  promises: { address: '/:locale?/console/catalogue/promises', roles: ['admin'] },
  lane: { address: '/:locale?/console/catalogue/lane', roles: ['admin'] },
  company: { address: '/:locale?/user/company', roles: ['owner', 'sales', 'workshop'] },
  shops: { address: '/:locale?/user/company/shops', roles: ['owner', 'sales', 'workshop'] },
  connections: { address: '/:locale?/user/company/connections', roles: ['owner'] },
  media: { address: '/:locale?/resources/media', module: 'media-sharing' },
  shares: {
    address: '/:locale?/resources/media/shares',
    module: 'media-sharing',
    roles: ['owner', 'sales', 'workshop'],
  },
  manuals: { address: '/:locale?/resources/manuals', module: 'user-guides' },
  'size-guides': { address: '/:locale?/resources/size-guides', module: 'user-guides' },
  bulletins: { address: '/:locale?/resources/bulletins', module: 'user-guides' },
  calculator: { address: '/:locale?/resources/size-calculator', module: 'user-guides' },
} as const satisfies Record<string, Page>
