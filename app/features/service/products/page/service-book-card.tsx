import { href } from 'react-router'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { formatDay, unbroken } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { PartsTable } from '../parts-table.tsx'
import type { PageData } from './page-data.ts'
import { bookWords } from './service-book-card.words.ts'

type Book = NonNullable<PageData['book']>

/** Which services were kept and which missed, the next one, and the months that they are worth. */
export function ServiceBookCard({ page: { book, product, may } }: { page: PageData }) {
  const say = useWords(bookWords)
  const locale = useLocale()
  if (!book) return null
  return (
    <Card title={say('title')} actions={may.book && book.next ? <Booking {...{ product }} next={book.next} /> : null}>
      <div className="stack-small">
        {book.extras.map((extra) => (
          <p key={extra.rule}>{extraText(locale, book, extra, product.isConfirmed)}</p>
        ))}
        <PartsTable
          caption={say('title')}
          head={[say('service'), say('planned'), say('state')]}
          rows={book.pages.map((page) => ({
            key: page.key,
            cells: [page.name, formatDay(locale, page.day), <State key="state" page={page} />],
          }))}
        />
        <p className="muted product-small">{say('rules', { count: book.graceDays })}</p>
      </div>
    </Card>
  )
}

function Booking({ product, next }: { product: PageData['product']; next: NonNullable<Book['next']> }) {
  const say = useWords(bookWords)
  const locale = useLocale()
  const prefix = localePrefix(locale)
  if (next.booked)
    return (
      <LinkButton size="small" to={href('/:locale?/appointments/:id', { ...prefix, id: String(next.booked.id) })}>
        {say('booked', { day: formatDay(locale, next.booked.day) })}
      </LinkButton>
    )
  if (!next.isNear) return null
  const path = href('/:locale?/appointments/new', prefix)
  // For other services a shop has no kind of appointment: what it is for is said while booking.
  const kind = next.service === 'first_check' || next.service === 'yearly' ? { kind: next.service } : undefined
  const query = new URLSearchParams({ product: String(product.id), ...kind })
  return (
    <LinkButton size="small" to={`${path}?${query.toString()}`}>
      {say('book', { service: next.name })}
    </LinkButton>
  )
}

function extraText(locale: Locale, { graceDays }: Book, extra: Book['extras'][number], isConfirmed: boolean): string {
  const { rule, months: count, withinMonths: within, state } = extra
  const key = state === 'earned' && !isConfirmed ? 'unconfirmed' : state
  return sayIn(bookWords, locale)(`extra.${key}`, { rule, count, within, days: graceDays })
}

function State({ page: { state, kept, opens, closes } }: { page: Book['pages'][number] }) {
  const say = useWords(bookWords)
  const locale = useLocale()
  const day = (one: string) => unbroken(formatDay(locale, one))
  if (kept)
    return (
      <>
        <StatusDot tone="green">{say('kept', { day: day(kept.day) })}</StatusDot>
        {kept.dealer ? <p className="muted product-small">{kept.dealer}</p> : null}
      </>
    )
  if (state === 'missed') return <StatusDot tone="hollow">{say('missed')}</StatusDot>
  if (state === 'open') return <StatusDot tone="orange">{say('open', { day: day(closes) })}</StatusDot>
  return <span className="muted">{say('coming', { from: day(opens), to: day(closes) })}</span>
}
