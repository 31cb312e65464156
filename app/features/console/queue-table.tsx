import { href } from 'react-router'
import type { TicketRow } from '#app/features/tickets/tickets.ts'
import { StageStatus } from '#app/features/tickets/tickets.stage.tsx'
import { subjectOf, ticketWords } from '#app/features/tickets/tickets.words.ts'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { consoleWords } from './console.words.ts'
import { PromisedDay } from './promised-day.tsx'
import './console.css'

type QueueTableProps = { caption: string; rows: TicketRow[]; today: string }

export function QueueTable({ caption, rows, today }: QueueTableProps) {
  return (
    <div className="queue-table">
      <Table caption={caption} columns={columnsFor(useLocale(), today)} rows={rows} rowKey={({ id }) => id} />
    </div>
  )
}

function columnsFor(locale: Locale, today: string): Column<TicketRow>[] {
  const say = sayIn(consoleWords, locale)
  const tickets = sayIn(ticketWords, locale)
  return [
    { label: say('number'), look: 'number', render: ({ id }) => String(id) },
    {
      label: say('subject'),
      look: 'main',
      render: (row) => {
        const subject = subjectOf(locale, row)
        return (
          <RowLink
            to={href('/:locale?/console/tickets/:id', { ...localePrefix(locale), id: String(row.id) })}
            title={subject}
          >
            {subject}
          </RowLink>
        )
      },
    },
    { label: say('company'), render: ({ companyName }) => companyName },
    {
      label: say('stage'),
      render: ({ stage }) => <StageStatus stage={stage} />,
    },
    {
      label: say('awaiting'),
      render: ({ stage, awaiting }) => (stage === 'ticket_closed' ? '–' : tickets(`turn.${awaiting}`)),
    },
    { label: say('promised'), look: 'date', render: (row) => <PromisedDay ticket={row} today={today} /> },
    { label: say('activity'), look: 'date', render: ({ lastActivityAt }) => formatDate(locale, lastActivityAt) },
  ]
}
