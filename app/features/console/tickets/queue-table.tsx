import { href } from 'react-router'
import { listWords } from '#app/features/tickets/list/tickets.list.words.ts'
import { StageStatus } from '#app/features/tickets/tickets.stage.tsx'
import type { NextStep as Next } from '#app/features/tickets/tickets.step.ts'
import { NextStep } from '#app/features/tickets/tickets.step.tsx'
import { stepWords } from '#app/features/tickets/tickets.step.words.ts'
import { SubjectText } from '#app/features/tickets/tickets.subject.tsx'
import type { TicketRow } from '#app/features/tickets/tickets.ts'
import { Link } from '#app/kit/ui/link.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { consoleWords } from '../console.words.ts'
import { PromisedDay } from './promised-day.tsx'
import '../console.css'

/** A row as the queue shows it, its subject in the reader's language already: the page carries nothing else along. */
type QueueRow = Pick<TicketRow, 'id' | 'serialNumber' | 'companyName' | 'stage' | 'promisedAt' | 'lastActivityAt'> & {
  subject: string
  next: Next | undefined
}

type QueueTableProps = { caption: string; rows: QueueRow[]; today: string }

export function QueueTable({ caption, rows, today }: QueueTableProps) {
  return (
    <div className="queue-table">
      <Table caption={caption} columns={columnsFor(useLocale(), today)} rows={rows} rowKey={({ id }) => id} />
    </div>
  )
}

function columnsFor(locale: Locale, today: string): Column<QueueRow>[] {
  const say = sayIn(consoleWords, locale)
  const list = sayIn(listWords, locale)
  return [
    { label: list('number'), extra: true, look: 'number', render: ({ id }) => String(id) },
    {
      label: list('subject'),
      look: 'main',
      render: ({ id, subject, serialNumber }) => (
        <Link
          className="row-link"
          to={href('/:locale?/console/tickets/:id', { ...localePrefix(locale), id: String(id) })}
          title={subject}
        >
          <SubjectText subject={subject} serial={serialNumber} />
        </Link>
      ),
    },
    { label: say('company'), render: ({ companyName }) => companyName },
    { label: sayIn(stepWords, locale)('step'), render: ({ next }) => <NextStep next={next} /> },
    {
      label: list('stage'),
      extra: true,
      render: ({ stage }) => <StageStatus stage={stage} />,
    },
    { label: say('promised'), extra: true, look: 'date', render: (row) => <PromisedDay ticket={row} today={today} /> },
    {
      label: list('activity'),
      extra: true,
      look: 'date',
      render: ({ lastActivityAt }) => formatDate(locale, lastActivityAt),
    },
  ]
}
