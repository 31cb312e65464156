import { CirclePlus, House, Inbox, type LucideIcon, Shapes, Ticket } from 'lucide-react'
import { href, useLocation } from 'react-router'
import { useBrand } from '#app/kit/brand.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { type Locale, localePrefix, pathIn } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { CollapseButton } from './collapse.tsx'
import { shellWords } from './shell.words.ts'
import './menu.css'

type Side = 'company' | 'maker'
type Entry = {
  to: string
  word: 'menu.home' | 'menu.tickets' | 'menu.new-ticket' | 'menu.mailbox' | 'menu.kit'
  icon: LucideIcon
}

/** One list in three shapes: beside the page, a rail of icons on tablets, a bar at the bottom of a phone. */
export function MainMenu({ side }: { side: Side }) {
  const say = useWords(shellWords)
  const { demo } = useBrand()
  const { pathname } = useLocation()
  const entries = entriesFor(side, demo, useLocale())
  const current = currentOf(entries, pathname)
  return (
    <nav className="main-menu" aria-label={say('menu')}>
      <div className="menu-inside">
        <ul className="menu-entries">
          {entries.map(({ to, word, icon: Icon }) => (
            <li key={to}>
              <Link
                to={to}
                className={word === 'menu.new-ticket' ? 'menu-entry menu-entry-new' : 'menu-entry'}
                aria-current={to === current ? 'page' : undefined}
              >
                <Icon size={18} aria-hidden />
                <span>{say(word)}</span>
              </Link>
            </li>
          ))}
        </ul>
        <CollapseButton />
      </div>
    </nav>
  )
}

function entriesFor(side: Side, demo: boolean, locale: Locale): Entry[] {
  const prefix = localePrefix(locale)
  const home: Entry = { to: pathIn(locale, '/'), word: 'menu.home', icon: House }
  if (side === 'company')
    return [
      home,
      { to: href('/:locale?/tickets', prefix), word: 'menu.tickets', icon: Ticket },
      { to: href('/:locale?/new-ticket', prefix), word: 'menu.new-ticket', icon: CirclePlus },
    ]
  const queue: Entry = {
    to: href('/:locale?/console/tickets', prefix),
    word: 'menu.tickets',
    icon: Ticket,
  }
  if (!demo) return [home, queue]
  return [
    home,
    queue,
    { to: href('/:locale?/console/mailbox', prefix), word: 'menu.mailbox', icon: Inbox },
    { to: href('/:locale?/console/kit', prefix), word: 'menu.kit', icon: Shapes },
  ]
}

/** A ticket belongs to Tickets; everything is below the home, which is current only as itself. */
function currentOf(entries: Entry[], pathname: string): string | undefined {
  const [home, ...others] = entries.map(({ to }) => to)
  return others.find((to) => pathname === to || pathname.startsWith(`${to}/`)) ?? (pathname === home ? home : undefined)
}
