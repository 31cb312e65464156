import { useEffect, useEffectEvent } from 'react'
import { href } from 'react-router'
import { fileAddress } from '#app/features/content/attachments/attachments.ts'
import { useRememberedSearch } from '#app/kit/lists/way-back.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { useAnswer } from '#app/kit/ui/use-answer.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { dayOf, formatDate } from '#app/kit/words/formats.ts'
import { listWords } from '../../list/list.words.ts'
import { deskWords } from '../desk.words.ts'
import type { PageData } from '../page-data.ts'
import { readRail } from './rail.ts'
import { queueOfOurs } from '../ticket.ts'
import './queue-rail.css'

/** From so wide a window on it is read: the key to the next ticket needs it even where there is no room to show it. */
const wide = '(min-width: 1200px)'

/**
 * The view of the queue that this person came from, and the ticket in it that comes after this one. It is read by itself,
 * so that the page of a ticket costs nothing more, and again with each page that was read. Not by a fetcher: where that
 * one gets no answer, the error page stands in the place of what is being typed.
 */
export function useQueueAround(page: PageData) {
  const locale = useLocale()
  const path = href('/:locale?/console/tickets', localePrefix(locale))
  const search = useRememberedSearch(path) || queueOfOurs
  const rail = href('/:locale?/console/tickets/rail', localePrefix(locale))
  const { found: rows = [], ask } = useAnswer(readRail)
  const read = useEffectEvent((_page: PageData, view: string) => {
    if (window.matchMedia(wide).matches) void ask(rail + view)
  })
  useEffect(() => read(page, search), [page, search])
  const { id } = page.ticket
  const others = rows.slice(rows.findIndex((row) => row.id === id) + 1)
  const next = others.find((row) => row.id !== id && row.isOpen)
  return { rows, address: path + search, next: next && addressOf(locale, next.id) }
}

type RailProps = { id: number; queue: ReturnType<typeof useQueueAround>; now: Date }

/** What else waits, beside a ticket on a wide screen. */
export function QueueRail({ id, queue: { rows, address, next }, now }: RailProps) {
  const say = useWords(deskWords)
  const list = useWords(listWords)
  const locale = useLocale()
  return (
    <nav className="desk-rail needs-script" aria-label={list('list')}>
      <p className="desk-rail-head">
        <Link to={address}>{list('list')}</Link>
        {next ? (
          <LinkButton to={next} size="small" variant="ghost" data-next="">
            {say('next')} <kbd className="key-hint">n</kbd>
          </LinkButton>
        ) : null}
      </p>
      <ol>
        {rows.map((row) => (
          <li key={row.id}>
            <Link to={addressOf(locale, row.id)} aria-current={row.id === id ? 'page' : undefined} title={row.subject}>
              {row.photo ? (
                <img src={fileAddress({ ...row.photo, kind: 'photo' }).thumb ?? ''} alt="" loading="lazy" />
              ) : (
                <span />
              )}
              <span className="cut">{withoutSerial(row.subject)}</span>
              <DueSoon dueAt={row.dueAt ? new Date(row.dueAt) : null} now={now} />
              <span className="cut">{`${row.companyName} · ${row.serialNumber}`}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The serial number stands in the line below. */
function withoutSerial(subject: string): string {
  return subject.replace(/ \([^()]*\)$/, '')
}

function addressOf(locale: Locale, id: number): string {
  return href('/:locale?/console/tickets/:id', { ...localePrefix(locale), id: String(id) })
}

/** Only the part of a due moment that matters: today's time, or day and month. */
function DueSoon({ dueAt, now }: { dueAt: Date | null; now: Date }) {
  const say = useWords(deskWords)
  const locale = useLocale()
  if (!dueAt) return <span />
  const [day, today] = [dayOf(dueAt), dayOf(now)]
  const written = day === today ? say('today') : formatDate(locale, dueAt, 'dayOfYear')
  return <span className={day <= today ? 'desk-rail-day overdue' : 'desk-rail-day'}>{written}</span>
}
