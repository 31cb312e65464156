import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Card } from '#app/kit/ui/card.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDate, formatDay } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { formatMoney } from '#app/kit/words/money.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { warrantyText } from '../products/products.warranty.tsx'
import type { CompanyHomeData } from './home.server.ts'
import { homeWords } from './home.words.ts'

/** Leads, quotes and warranties whose time runs out; nothing where none does. */
export function AlsoDue({ home: { leads, quotes, warranties } }: { home: CompanyHomeData }) {
  const say = useWords(homeWords)
  const locale = useLocale()
  const prefix = localePrefix(locale)
  const lists = [
    {
      title: say('leads'),
      count: leads?.count ?? 0,
      allTo: `${href('/:locale?/leads', prefix)}?view=list&overdue=yes`,
      items: (leads?.overdue ?? []).map(({ id, name, since }) => ({
        to: href('/:locale?/leads/:id', { ...prefix, id: String(id) }),
        title: name,
        note: say('leads.since', { day: formatDate(locale, since) }),
      })),
    },
    {
      title: say('quotes'),
      count: quotes?.count ?? 0,
      allTo: `${href('/:locale?/quotes', prefix)}?acceptance=pending`,
      items: (quotes?.rows ?? []).map(({ id, title, amount, expiresOn }) => ({
        to: href('/:locale?/quotes/:id', { ...prefix, id: String(id) }),
        title,
        note: `${formatMoney(locale, amount)} · ${say('quotes.until', { day: formatDay(locale, expiresOn) })}`,
      })),
    },
    {
      title: say('warranties'),
      count: warranties?.count ?? 0,
      allTo: `${href('/:locale?/products', prefix)}?warranty=ending`,
      items: (warranties?.rows ?? []).map(({ id, name, serialNumber, days }) => ({
        to: href('/:locale?/products/:id', { ...prefix, id: String(id) }),
        title: `${name} · ${serialNumber}`,
        note: warrantyText(locale, { state: 'ending', days }),
      })),
    },
  ].filter(({ items }) => items.length > 0)
  if (lists.length === 0) return null
  return (
    <section className="stack-small">
      <h2>{say('also')}</h2>
      <div className="home-due">
        {lists.map(({ title, count, allTo, items }) => (
          <DueCard key={title} title={title} all={count > items.length ? <Link to={allTo}>{say('more')}</Link> : null}>
            {items.map(({ to, title: name, note }) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
                <span>{note}</span>
              </li>
            ))}
          </DueCard>
        ))}
      </div>
    </section>
  )
}

function DueCard({ title, all, children }: { title: string; all: ReactNode; children: ReactNode }) {
  return (
    <Card title={title} actions={all} flush>
      <ul className="home-due-list">{children}</ul>
    </Card>
  )
}
