import { href } from 'react-router'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { listWords } from './tickets.list.words.ts'
import { StageStatus } from '../tickets.stage.tsx'
import type { TicketRow } from '../tickets.ts'
import { ticketWords } from '../tickets.words.ts'

/** A row as the list shows it, its subject in the reader's language already: the page carries nothing else along. */
type ListRow = Pick<TicketRow, 'id' | 'serialNumber' | 'stage' | 'awaiting' | 'lastActivityAt'> & { subject: string }

export function TicketTable({ caption, rows }: { caption: string; rows: ListRow[] }) {
  return <Table caption={caption} columns={columnsFor(useLocale())} rows={rows} rowKey={({ id }) => id} />
}

function columnsFor(locale: Locale): Column<ListRow>[] {
  const say = sayIn(listWords, locale)
  const tickets = sayIn(ticketWords, locale)
  const prefix = localePrefix(locale)
  return [
    { label: say('number'), render: ({ id }) => String(id) },
    {
      label: say('subject'),
      look: 'main',
      render: ({ id, subject }) => (
        <RowLink to={href('/:locale?/tickets/:id', { ...prefix, id: String(id) })}>{subject}</RowLink>
      ),
    },
    { label: say('serial'), look: 'serial', render: ({ serialNumber }) => serialNumber },
    { label: say('stage'), render: ({ stage }) => <StageStatus stage={stage} /> },
    {
      label: say('turn'),
      render: ({ stage, awaiting }) => {
        if (stage === 'ticket_closed') return null
        return awaiting === 'dealer' ? <strong>{tickets('turn.you')}</strong> : tickets(`turn.${awaiting}`)
      },
    },
    { label: say('activity'), look: 'date', render: ({ lastActivityAt }) => formatDate(locale, lastActivityAt) },
  ]
}
