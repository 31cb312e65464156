import { href } from 'react-router'
import { StageStatus } from '#app/features/tickets/tickets.stage.tsx'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { consoleWords } from './console.words.ts'
import type { QueueRow } from './queue.ts'
import { PromisedDay } from './promised-day.tsx'
import './console.css'

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
  return [
    { label: say('number'), look: 'number', render: ({ id }) => String(id) },
    {
      label: say('subject'),
      look: 'main',
      render: ({ id, subject }) => (
        <RowLink to={href('/:locale?/console/tickets/:id', { ...localePrefix(locale), id: String(id) })}>
          {subject}
        </RowLink>
      ),
    },
    { label: say('company'), render: ({ companyName }) => companyName },
    {
      label: say('stage'),
      render: ({ stage }) => <StageStatus stage={stage} />,
    },
    {
      label: say('awaiting'),
      render: ({ stage, awaiting }) => (stage === 'ticket_closed' ? null : say(`awaiting.${awaiting}`)),
    },
    { label: say('promised'), look: 'date', render: (row) => <PromisedDay ticket={row} today={today} /> },
    { label: say('activity'), look: 'date', render: ({ lastActivityAt }) => formatDate(locale, lastActivityAt) },
  ]
}
