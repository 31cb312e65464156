import { href } from 'react-router'
import { listWords } from '../list/list.words.ts'
import { StageStatus } from '../tickets.stage.tsx'
import type { NextStep as Next } from '../tickets.step.ts'
import { NextStep, SubjectText } from '../tickets.row.tsx'
import { stepWords } from '../tickets.words.ts'
import type { TicketOrder, TicketRow } from '../tickets.ts'
import { Link } from '#app/kit/ui/link.tsx'
import { type Column, type ColumnSort, Table } from '#app/kit/ui/table.tsx'
import { formatDate, formatDay } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { deskWords } from './desk.words.ts'
import './desk.css'

/** A row as the queue shows it, its subject in the reader's language already: the page carries nothing else along. */
type QueueRow = Pick<TicketRow, 'id' | 'serialNumber' | 'companyName' | 'stage' | 'promisedAt' | 'lastActivityAt'> & {
  subject: string
  next: Next | undefined
}

type SortBy = (by: TicketOrder) => ColumnSort
type QueueTableProps = { caption: string; rows: QueueRow[]; sortBy: SortBy }

export function QueueTable({ caption, rows, sortBy }: QueueTableProps) {
  return (
    <div className="queue-table">
      <Table caption={caption} columns={columnsFor(useLocale(), sortBy)} rows={rows} rowKey={({ id }) => id} />
    </div>
  )
}

function columnsFor(locale: Locale, sortBy: SortBy): Column<QueueRow>[] {
  const say = sayIn(deskWords, locale)
  const list = sayIn(listWords, locale)
  return [
    { label: list('number'), extra: true, look: 'number', sort: sortBy('number'), render: ({ id }) => String(id) },
    {
      label: list('subject'),
      look: 'main',
      render: ({ id, subject, serialNumber }) => (
        <Link
          className="row-link"
          to={href('/:locale?/console/tickets/:id', { ...localePrefix(locale), id: String(id) })}
          title={subject}
          data-ahead=""
        >
          <SubjectText subject={subject} serial={serialNumber} />
        </Link>
      ),
    },
    {
      label: say('company'),
      render: ({ companyName }) => (
        <span className="queue-company" title={companyName}>
          {companyName}
        </span>
      ),
    },
    { label: sayIn(stepWords, locale)('step'), render: ({ next }) => <NextStep next={next} /> },
    {
      label: list('stage'),
      extra: true,
      render: ({ stage }) => <StageStatus stage={stage} />,
    },
    {
      label: say('queue.promised'),
      extra: true,
      look: 'date',
      sort: sortBy('promised'),
      // That it has passed is what the step says.
      render: ({ promisedAt }) => promisedAt && formatDay(locale, promisedAt),
    },
    {
      label: say('queue.activity'),
      extra: true,
      look: 'date',
      sort: sortBy('activity'),
      render: ({ lastActivityAt }) => formatDate(locale, lastActivityAt),
    },
  ]
}
