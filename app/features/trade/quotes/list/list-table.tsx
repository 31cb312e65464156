import { href } from 'react-router'
import { type Column, type ColumnSort, RowLink, Table } from '#app/kit/ui/table.tsx'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { formatMoney, type Money } from '#app/kit/words/money.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { isShown, type QuoteRow, type QuoteStatus, type Standing } from '../quotes.ts'
import { QuoteExpiry, QuoteStanding, StaffStanding } from '../standing.tsx'
import { quoteWords } from '../quotes.words.ts'
import { listWords } from './list.words.ts'

/** A row as the list shows it; only staff are told whose it is, and where it stands within the house. */
export type ListRow = Pick<QuoteRow, 'id' | 'number' | 'title' | 'ownerName' | 'expiresOn'> & {
  amount: Money
  standing: Standing
  daysLeft: number | undefined
  forStaff: { companyName: string; status: QuoteStatus } | undefined
}

type QuotesTableProps = { caption: string; rows: ListRow[]; forStaff: boolean; byExpiry: ColumnSort }

export function QuotesTable({ caption, rows, forStaff, byExpiry }: QuotesTableProps) {
  const columns = columnsFor(useLocale(), forStaff, byExpiry)
  return <Table caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
}

function columnsFor(locale: Locale, forStaff: boolean, byExpiry: ColumnSort): Column<ListRow>[] {
  const say = sayIn(quoteWords, locale)
  const prefix = localePrefix(locale)
  const columns: (Column<ListRow> | false)[] = [
    { label: say('number'), extra: true, render: ({ number }) => number },
    {
      label: say('title'),
      look: 'main',
      render: ({ id, title }) => (
        <RowLink to={href('/:locale?/quotes/:id', { ...prefix, id: String(id) })}>{title}</RowLink>
      ),
    },
    forStaff && { label: say('company'), look: 'company', render: (row) => row.forStaff?.companyName },
    { label: say('owner'), extra: true, look: 'muted', render: ({ ownerName }) => ownerName },
    { label: say('net'), look: 'money', render: ({ amount }) => formatMoney(locale, amount) },
    { label: say('expires'), look: 'date', sort: byExpiry, render: (row) => <QuoteExpiry {...row} /> },
    { label: say(forStaff ? 'state' : 'acceptance'), render: (row) => <State row={row} /> },
  ]
  return columns.filter((column) => column !== false)
}

/** To staff also how a quote came to be shown, as long as it awaits its answer: after it that would read as another one. */
function State({ row: { standing, forStaff } }: { row: ListRow }) {
  const say = useWords(quoteWords)
  const list = useWords(listWords)
  if (!forStaff) return <QuoteStanding standing={standing} />
  const { status } = forStaff
  return (
    <>
      <StaffStanding standing={standing} status={status} />
      {standing === 'pending' && isShown(status) && (
        <span className="quote-status">{status === 'APPROVED' ? list('approved') : say(`status.${status}`)}</span>
      )}
    </>
  )
}
