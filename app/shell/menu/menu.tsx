import { Ellipsis, Inbox, Lock, type LucideIcon } from 'lucide-react'
import { type FocusEvent, type MouseEvent, useEffect, useRef } from 'react'
import { href, useLocation } from 'react-router'
import type { Module } from '#app/features/people/account/account.ts'
import {
  addressOf,
  isLockedAt,
  menuFor,
  type MenuHeading,
  type MenuPage,
  type PageReader,
} from '#app/features/people/pages/pages.ts'
import { pageNames } from '#app/features/people/pages/pages.words.ts'
import { useBrand } from '#app/kit/brand.tsx'
import { newsText, useNews } from '#app/kit/news.ts'
import { useKept } from '#app/kit/ui/kept.tsx'
import { VisuallyHidden } from '#app/kit/ui/hidden.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { CollapseButton } from './collapse.tsx'
import { barNames, demoNames, shellWords } from '../shell.words.ts'
import './menu.css'
import './menu-rail.css'

type MenuReader = PageReader & { demo: boolean }
type Entry = { to: string; word: MenuPage | 'mailbox'; icon: LucideIcon }
type Group = { heading: MenuHeading | 'demo' | undefined; entries: Entry[] }

/** A list beside the page, a rail of icons on tablets; on a phone a bar at the bottom that holds the first of it. */
export function MainMenu({ viewer: { role, locked } }: { viewer: PageReader }) {
  const say = useWords(shellWords)
  const { demo } = useBrand()
  const { pathname } = useLocation()
  const reader = { role, locked, demo }
  const current = currentOf(
    groupsFor(reader, useLocale()).flatMap(({ entries }) => entries),
    pathname,
  )
  return <nav className="main-menu" aria-label={say('menu')} {...useKept(MenuEntries, { reader, current })} />
}

/** @param current the address of the entry that stands for the page */
function MenuEntries({ reader, current }: { reader: MenuReader; current: string | undefined }) {
  const say = useWords(shellWords)
  const groups = groupsFor(reader, useLocale())
  const entries = groups.flatMap((group) => group.entries)
  const bar = barOf(entries, reader)
  const hasMore = bar.length < entries.length
  const inside = useRef<HTMLDivElement>(null)
  // A menu of thirty entries is longer than most windows.
  useEffect(() => inside.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }), [])
  const toItem = (entry: Entry, isInBar: boolean) => (
    <li key={entry.to} className={bar.includes(entry) ? 'menu-in-bar' : undefined}>
      <EntryLink entry={entry} isInBar={isInBar} isCurrent={entry.to === current} locked={reader.locked} />
    </li>
  )
  return (
    <>
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
      <div ref={inside} id={wholeMenu} popover="auto" className="menu-inside">
        {groups.map(({ heading, entries: all }) => (
          <div
            key={heading ?? all[0]?.to}
            className={all.every((one) => bar.includes(one)) ? 'menu-in-bar' : undefined}
          >
            {heading ? (
              <p id={`menu-${heading}`} className="menu-heading">
                {say(`menu.${heading}`)}
              </p>
            ) : null}
            <ul className="menu-entries" aria-labelledby={heading && `menu-${heading}`}>
              {all.map((entry) => toItem(entry, false))}
            </ul>
          </div>
        ))}
        <CollapseButton />
      </div>
    </>
  )
}

const wholeMenu = 'whole-menu'

type EntryLinkProps = { entry: Entry; isInBar: boolean; isCurrent: boolean; locked: readonly Module[] }

function EntryLink({ entry, isInBar, isCurrent, locked }: EntryLinkProps) {
  const say = useWords(shellWords)
  const names = useWords(entryNames)
  const { to, word, icon: Icon } = entry
  const isNew = word === 'new-ticket'
  const isLocked = isLockedAt(to, locked)
  const short = useWords(barNames)
  const news = newsText(useNews())
  const aside = isLocked
    ? say('menu.locked')
    : news && (word === 'tickets' || word === 'queue')
      ? say('menu.unread', { count: news })
      : ''
  const label = aside ? `${names(word)} (${aside})` : names(word)
  const isShort = isInBar && isShortened(word)
  return (
    <Link
      to={to}
      className={isNew ? 'menu-entry menu-entry-new' : 'menu-entry'}
      // A fifth of a phone's width holds no two words: a screen reader says them all the same.
      aria-label={isShort ? label : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      // A lock leads to a refusal, and reports are made for each person who asks.
      data-ahead={isLocked || word === 'reports' ? undefined : ''}
      onClick={closeAfterChoice}
      onBlur={closeWhenLeft}
    >
      <Icon size={18} aria-hidden />
      <span>{isShort ? short(word) : names(word)}</span>
      {isLocked ? <Locked /> : aside ? <Unread count={news} words={aside} /> : null}
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

/** On how many tickets there is something new. */
function Unread({ count, words }: { count: string; words: string }) {
  return (
    // Drawn by the style sheet: read aloud it is part of the words.
    <span className="menu-unread" data-count={count}>
      <VisuallyHidden>({words})</VisuallyHidden>
    </span>
  )
}

const entryNames = { ...pageNames, ...demoNames }

function isShortened(word: Entry['word']): word is keyof typeof barNames {
  return word in barNames
}

function groupsFor(reader: MenuReader, locale: Locale): Group[] {
  const groups: Group[] = menuFor(reader).map(({ heading, entries }) => ({
    heading,
    entries: entries.map(({ page, icon }) => ({ to: addressOf(locale, page), word: page, icon })),
  }))
  const isStaff = reader.role === 'agent' || reader.role === 'admin'
  return isStaff && reader.demo
    ? [
        ...groups,
        {
          heading: 'demo',
          entries: [{ to: href('/:locale?/console/mailbox', localePrefix(locale)), word: 'mailbox', icon: Inbox }],
        },
      ]
    : groups
}

const first: readonly Entry['word'][] = ['home', 'tickets', 'queue', 'new-ticket']

/**
 * A phone's bar holds five: where there are more, four and the way to all others; what is locked comes last. Riders
 * come for their bicycle, and orders seldom.
 */
function barOf(entries: Entry[], { locked, role }: MenuReader): Entry[] {
  if (entries.length <= 5) return entries
  const firsts = role === 'customer' ? [...first, 'products'] : first
  const rank = ({ to, word }: Entry) => (isLockedAt(to, locked) ? 2 : firsts.includes(word) ? 0 : 1)
  const chosen = entries.toSorted((one, other) => rank(one) - rank(other)).slice(0, 4)
  return entries.filter((entry) => chosen.includes(entry))
}

/** A ticket belongs to Tickets; everything is below the home, which is current only as itself. */
function currentOf(entries: Entry[], pathname: string): string | undefined {
  const [home, ...others] = entries.map(({ to }) => to)
  return others.find((to) => pathname === to || pathname.startsWith(`${to}/`)) ?? (pathname === home ? home : undefined)
}
