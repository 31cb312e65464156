import { href } from 'react-router'
import { type Column, type ColumnSort, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { formatMoney } from '#app/kit/words/money.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { LeadOrder } from '../leads.ts'
import { ClockText, LeadStatusDot } from '../status.tsx'
import type { ListData } from './list-data.ts'
import { listWords } from './list.words.ts'

type Row = NonNullable<NonNullable<ListData['found']>['page']>['rows'][number]

type SortBy = (by: LeadOrder) => ColumnSort

type LeadTableProps = { caption: string; rows: Row[]; forStaff: boolean; sortBy: SortBy }

export function LeadTable({ caption, rows, forStaff, sortBy }: LeadTableProps) {
  const columns = columnsFor(useLocale(), forStaff, sortBy)
  return <Table caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
}

function columnsFor(locale: Locale, forStaff: boolean, sortBy: SortBy): Column<Row>[] {
  const say = sayIn(listWords, locale)
  const prefix = localePrefix(locale)
  const company: Column<Row> = { label: say('company'), look: 'company', render: ({ companyName }) => companyName }
  return [
    { label: say('number'), extra: true, render: ({ id }) => String(id) },
    {
      label: say('name'),
      look: 'main',
      render: ({ id, name }) => (
        <RowLink to={href('/:locale?/leads/:id', { ...prefix, id: String(id) })}>{name}</RowLink>
      ),
    },
    ...(forStaff ? [company] : []),
    { label: say('products'), extra: true, render: ({ productsOfInterest }) => productsOfInterest.join(', ') || '–' },
    { label: say('status'), render: ({ stage }) => <LeadStatusDot stage={stage} /> },
    { label: say('clock'), sort: sortBy('clock'), render: ({ clock }) => (clock ? <ClockText clock={clock} /> : null) },
    {
      label: say('amount'),
      extra: true,
      look: 'money',
      render: ({ dealerAmount: minor, currency }) => (minor === null ? null : formatMoney(locale, { minor, currency })),
    },
    {
      label: say('received'),
      extra: true,
      look: 'date',
      sort: sortBy('received'),
      render: ({ routedAt }) => formatDate(locale, routedAt),
    },
  ]
}
