import {
  BadgeCheck,
  Bike,
  Building2,
  CircleUserRound,
  CirclePlus,
  Ellipsis,
  FileText,
  House,
  Images,
  Inbox,
  Lock,
  type LucideIcon,
  Mail,
  MailX,
  Package,
  Shapes,
  Store,
  Ticket,
  UserRoundCheck,
  UserRoundX,
  UsersRound,
} from 'lucide-react'
import type { FocusEvent, MouseEvent } from 'react'
import { href, useLocation } from 'react-router'
import type { Module } from '#app/features/account/account.ts'
import { moduleOf } from '#app/features/licence/licence.ts'
import { useBrand } from '#app/kit/brand.tsx'
import { VisuallyHidden } from '#app/kit/ui/hidden.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { type Locale, localePrefix, pathIn } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { CollapseButton } from './collapse.tsx'
import { shellWords } from './shell.words.ts'
import './menu.css'

type MenuViewer = { side: 'company' | 'maker'; isAdmin: boolean; seesTrade: boolean; locked: readonly Module[] }
type Entry = {
  to: string
  word: keyof typeof shellWords & `menu.${string}`
  icon: LucideIcon
}

/** A list beside the page, a rail of icons on tablets; on a phone a bar at the bottom that holds the first of it. */
export function MainMenu({ viewer }: { viewer: MenuViewer }) {
  const say = useWords(shellWords)
  const { demo } = useBrand()
  const { pathname } = useLocation()
  const entries = entriesFor(viewer, demo, useLocale())
  const current = currentOf(entries, pathname)
  const bar = barOf(entries)
  const hasMore = bar.length < entries.length
  const toItem = (entry: Entry, isInBar: boolean) => (
    <li key={entry.to} className={bar.includes(entry) ? 'menu-in-bar' : undefined}>
      <EntryLink entry={entry} isInBar={isInBar} isCurrent={entry.to === current} locked={viewer.locked} />
    </li>
  )
  return (
    <nav className="main-menu" aria-label={say('menu')}>
      <div className="menu-bar">
        <ul>{bar.map((entry) => toItem(entry, true))}</ul>
        {hasMore ? (
          <button
            type="button"
            className="menu-entry menu-more"
            popoverTarget={wholeMenu}
            aria-current={bar.every(({ to }) => to !== current) && current ? 'true' : undefined}
          >
            <Ellipsis size={18} aria-hidden />
            <span>{say('menu.more')}</span>
          </button>
        ) : null}
      </div>
      <div id={wholeMenu} popover="auto" className="menu-inside">
        <ul className="menu-entries">{entries.map((entry) => toItem(entry, false))}</ul>
        <CollapseButton />
      </div>
    </nav>
  )
}

const wholeMenu = 'whole-menu'

type EntryLinkProps = { entry: Entry; isInBar: boolean; isCurrent: boolean; locked: readonly Module[] }

function EntryLink({ entry, isInBar, isCurrent, locked }: EntryLinkProps) {
  const say = useWords(shellWords)
  const { to, word, icon: Icon } = entry
  const isNew = word === 'menu.new-ticket'
  const isLocked = locked.some((module) => module === moduleOf(to))
  const label = isLocked ? `${say(word)} (${say('menu.locked')})` : say(word)
  return (
    <Link
      to={to}
      className={isNew ? 'menu-entry menu-entry-new' : 'menu-entry'}
      // A fifth of a phone's width holds no two words: whoever listens hears them all the same.
      aria-label={isNew && isInBar ? label : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={closeAfterChoice}
      onBlur={closeWhenLeft}
    >
      <Icon size={18} aria-hidden />
      <span>{say(isNew && isInBar ? 'menu.new-ticket.short' : word)}</span>
      {isLocked ? <Locked /> : null}
    </Link>
  )
}

/** The browser opens and closes it, without a script too; but a change of page within the portal is none for it. */
function closeAfterChoice({ currentTarget }: MouseEvent<HTMLElement>) {
  menuOf(currentTarget)?.togglePopover(false)
}

function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  const menu = menuOf(currentTarget)
  if (relatedTarget instanceof Node && !menu?.contains(relatedTarget)) menu?.togglePopover(false)
}

function menuOf(link: HTMLElement): HTMLElement | null {
  return link.closest<HTMLElement>('[popover]')
}

/** The page behind the entry says what can be done about it. */
function Locked() {
  const say = useWords(shellWords)
  return (
    <span className="menu-lock">
      <Lock size={14} aria-hidden />
      <VisuallyHidden>({say('menu.locked')})</VisuallyHidden>
    </span>
  )
}

function entriesFor(viewer: MenuViewer, demo: boolean, locale: Locale): Entry[] {
  if (viewer.side === 'company') return companyEntries(viewer, locale)
  return [...staffEntries(viewer, locale), ...(demo ? demoEntries(locale) : [])]
}

function companyEntries({ seesTrade }: MenuViewer, locale: Locale): Entry[] {
  const prefix = localePrefix(locale)
  const { home, profile, orders, quotes, leads, products, subscriptions } = sharedEntries(locale)
  const tickets: Entry = { to: href('/:locale?/tickets', prefix), word: 'menu.tickets', icon: Ticket }
  const newTicket: Entry = { to: href('/:locale?/new-ticket', prefix), word: 'menu.new-ticket', icon: CirclePlus }
  const license: Entry = { to: href('/:locale?/license', prefix), word: 'menu.license', icon: BadgeCheck }
  const trade = seesTrade ? [orders, quotes, leads] : []
  return [home, tickets, ...trade, products, newTicket, profile, license, subscriptions]
}

function staffEntries({ isAdmin }: MenuViewer, locale: Locale): Entry[] {
  const prefix = localePrefix(locale)
  const { home, profile, orders, quotes, leads, products, subscriptions } = sharedEntries(locale)
  const queue: Entry = { to: href('/:locale?/console/tickets', prefix), word: 'menu.tickets', icon: Ticket }
  const records = [orders, quotes, leads, products]
  if (!isAdmin) return [home, queue, ...records, profile, subscriptions]
  return [
    home,
    queue,
    ...records,
    { to: href('/:locale?/console/accounts', prefix), word: 'menu.accounts', icon: UserRoundCheck },
    { to: href('/:locale?/console/companies', prefix), word: 'menu.companies', icon: Building2 },
    { to: href('/:locale?/console/staff', prefix), word: 'menu.staff', icon: UsersRound },
    { to: href('/:locale?/console/licences', prefix), word: 'menu.licences', icon: BadgeCheck },
    { to: href('/:locale?/console/resources', prefix), word: 'menu.resources', icon: Images },
    { to: href('/:locale?/console/erasures', prefix), word: 'menu.erasures', icon: UserRoundX },
    { to: href('/:locale?/console/undelivered', prefix), word: 'menu.undelivered', icon: MailX },
    profile,
    subscriptions,
  ]
}

/** What stands in the menus of both sides. */
function sharedEntries(locale: Locale) {
  const prefix = localePrefix(locale)
  return {
    home: { to: pathIn(locale, '/'), word: 'menu.home', icon: House },
    orders: { to: href('/:locale?/orders', prefix), word: 'menu.orders', icon: Package },
    quotes: { to: href('/:locale?/quotes', prefix), word: 'menu.quotes', icon: FileText },
    leads: { to: href('/:locale?/leads', prefix), word: 'menu.leads', icon: Store },
    products: { to: href('/:locale?/products', prefix), word: 'menu.products', icon: Bike },
    profile: { to: href('/:locale?/user', prefix), word: 'menu.profile', icon: CircleUserRound },
    subscriptions: { to: href('/:locale?/subscriptions', prefix), word: 'menu.subscriptions', icon: Mail },
  } satisfies Record<string, Entry>
}

function demoEntries(locale: Locale): Entry[] {
  const prefix = localePrefix(locale)
  return [
    { to: href('/:locale?/console/mailbox', prefix), word: 'menu.mailbox', icon: Inbox },
    { to: href('/:locale?/console/kit', prefix), word: 'menu.kit', icon: Shapes },
  ]
}

const first: readonly Entry['word'][] = ['menu.home', 'menu.tickets', 'menu.new-ticket']

/** A phone's bar holds five: where there are more, four and the way to all others. */
function barOf(entries: Entry[]): Entry[] {
  if (entries.length <= 5) return entries
  const others = entries.filter(({ word }) => !first.includes(word))
  const left = others.slice(0, 4 - (entries.length - others.length))
  return entries.filter((entry) => first.includes(entry.word) || left.includes(entry))
}

/** A ticket belongs to Tickets; everything is below the home, which is current only as itself. */
function currentOf(entries: Entry[], pathname: string): string | undefined {
  const [home, ...others] = entries.map(({ to }) => to)
  return others.find((to) => pathname === to || pathname.startsWith(`${to}/`)) ?? (pathname === home ? home : undefined)
}
