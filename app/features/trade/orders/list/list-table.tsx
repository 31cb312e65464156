import { href } from 'react-router'
import { type Column, type ColumnSort, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDay, formatNumber } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { formatMoney } from '#app/kit/words/money.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { OrderStatusDot } from '../status.tsx'
import { titleOf } from '../terms.ts'
import type { OrderRow } from '../orders.ts'
import { orderWords } from '../orders.words.ts'
import { listWords } from './list.words.ts'
import './list.css'

/** A row as the list shows it, its title in the reader's language: the page carries nothing else along. */
type ListRow = Pick<
  OrderRow,
  | 'id'
  | 'number'
  | 'externalDocumentNumber'
  | 'orderDate'
  | 'status'
  | 'totalAmount'
  | 'currency'
  | 'quantityOutstanding'
> & { title: string; companyName: string | undefined }

export function rowOf(locale: Locale, row: OrderRow, isStaff: boolean): ListRow {
  const { id, number, externalDocumentNumber, orderDate, status, totalAmount, currency, quantityOutstanding } = row
  const more = row.name ? 0 : row.lineCount - 1
  const first = titleOf(row)
  const title = more > 0 ? sayIn(listWords, locale)('more-lines', { first, count: more }) : first
  const companyName = isStaff ? row.companyName : undefined
  return {
    id,
    number,
    externalDocumentNumber,
    orderDate,
    status,
    totalAmount,
    currency,
    quantityOutstanding,
    title,
    companyName,
  }
}

type OrderTableProps = { caption: string; rows: ListRow[]; isStaff: boolean; byDate: ColumnSort }

export function OrderTable({ caption, rows, isStaff, byDate }: OrderTableProps) {
  const columns = columnsFor(useLocale(), isStaff, byDate)
  return (
    <div className="order-table">
      <Table caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
    </div>
  )
}

function columnsFor(locale: Locale, isStaff: boolean, byDate: ColumnSort): Column<ListRow>[] {
  const say = sayIn(listWords, locale)
  const orders = sayIn(orderWords, locale)
  // Staff find the customer's own number by the search: there is no room for both.
  const whose: Column<ListRow> = isStaff
    ? { label: orders('company'), look: 'company', render: ({ companyName }) => companyName }
    : {
        label: orders('reference.own'),
        extra: true,
        look: 'muted',
        render: ({ externalDocumentNumber }) => externalDocumentNumber || null,
      }
  return [
    { label: orders('number'), render: ({ number }) => number },
    {
      label: say('items'),
      look: 'main',
      render: ({ id, title }) => (
        <RowLink to={href('/:locale?/orders/:id', { ...localePrefix(locale), id: String(id) })}>{title}</RowLink>
      ),
    },
    whose,
    {
      label: orders('date'),
      extra: true,
      look: 'date',
      sort: byDate,
      render: ({ orderDate }) => formatDay(locale, orderDate),
    },
    { label: orders('status'), render: ({ status }) => <OrderStatusDot status={status} /> },
    {
      label: orders('outstanding'),
      extra: true,
      look: 'number',
      labelled: true,
      render: ({ quantityOutstanding: left }) => (left > 0 ? formatNumber(locale, left) : null),
    },
    {
      label: orders('total'),
      look: 'money',
      render: ({ totalAmount: minor, currency }) => formatMoney(locale, { minor, currency }),
    },
  ]
}
