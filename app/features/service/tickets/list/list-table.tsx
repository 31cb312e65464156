import { href } from 'react-router'
import { type Column, type ColumnSort, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { listWords } from './list.words.ts'
import { StageStatus } from '../tickets.stage.tsx'
import { NextStep } from '../tickets.row.tsx'
import { stepWords } from '../tickets.words.ts'
import type { NextStep as Next } from '../tickets.step.ts'
import type { ListedTicket, TicketOrder } from '../tickets.ts'

/** A row as the list shows it, its subject in the reader's language already: the page carries nothing else along. */
type ListRow = Pick<ListedTicket, 'id' | 'serialNumber' | 'stage' | 'isAppealed' | 'lastActivityAt' | 'isUnread'> & {
  subject: string
  next: Next | undefined
}

type SortBy = (by: TicketOrder) => ColumnSort

export function TicketTable({ caption, rows, sortBy }: { caption: string; rows: ListRow[]; sortBy: SortBy }) {
  return <Table caption={caption} columns={columnsFor(useLocale(), sortBy)} rows={rows} rowKey={({ id }) => id} />
}

function columnsFor(locale: Locale, sortBy: SortBy): Column<ListRow>[] {
  const say = sayIn(listWords, locale)
  const prefix = localePrefix(locale)
  return [
    { label: say('number'), extra: true, sort: sortBy('number'), render: ({ id }) => String(id) },
    {
      label: say('subject'),
      look: 'main',
      render: ({ id, subject, isUnread }) => (
        <RowLink
          to={href('/:locale?/tickets/:id', { ...prefix, id: String(id) })}
          mark={isUnread ? say('unread') : undefined}
        >
          {subject}
        </RowLink>
      ),
    },
    { label: say('serial'), look: 'serial', render: ({ serialNumber }) => serialNumber },
    { label: sayIn(stepWords, locale)('step'), render: ({ next }) => <NextStep next={next} /> },
    {
      label: say('stage'),
      extra: true,
      render: (row) => <StageStatus ticket={row} />,
    },
    {
      label: say('activity'),
      extra: true,
      look: 'date',
      sort: sortBy('activity'),
      // With its word before it, a card's line would just fit, or not: it jumps when the font arrives.
      labelled: false,
      render: ({ lastActivityAt }) => formatDate(locale, lastActivityAt),
    },
  ]
}
