import { href } from 'react-router'
import { type Column, type ColumnSort, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDay } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { formatMoney } from '#app/kit/words/money.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { type InvoiceRow, type InvoiceState, signOf, stateOf } from '../invoices.ts'
import { invoiceWords } from '../invoices.words.ts'
import { InvoiceStateDot } from '../state.tsx'

/** A row as the list shows it: the page carries nothing else along. */
type ListRow = Pick<InvoiceRow, 'id' | 'kind' | 'number' | 'orderNumber' | 'issuedOn' | 'dueOn' | 'currency'> & {
  totalAmount: number
  openAmount: number
  state: InvoiceState
  companyName: string | undefined
}

export function rowOf(row: InvoiceRow, isStaff: boolean, today: string): ListRow {
  const { id, kind, number, orderNumber, issuedOn, dueOn, currency, totalAmount, openAmount } = row
  const shown = { id, kind, number, orderNumber, issuedOn, dueOn, currency, totalAmount, openAmount }
  return { ...shown, state: stateOf(row, today), companyName: isStaff ? row.companyName : undefined }
}

type InvoiceTableProps = { caption: string; rows: ListRow[]; isStaff: boolean; byDate: ColumnSort }

export function InvoiceTable({ caption, rows, isStaff, byDate }: InvoiceTableProps) {
  const columns = columnsFor(useLocale(), isStaff, byDate)
  return <Table caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
}

function columnsFor(locale: Locale, isStaff: boolean, byDate: ColumnSort): Column<ListRow>[] {
  const say = sayIn(invoiceWords, locale)
  const money = (minor: number, { currency }: ListRow) => formatMoney(locale, { minor, currency })
  const whose: Column<ListRow>[] = isStaff
    ? [{ label: say('company'), look: 'company', render: ({ companyName }) => companyName }]
    : []
  return [
    {
      label: say('number'),
      look: 'main',
      render: ({ id, kind, number }) => (
        <RowLink to={href('/:locale?/invoices/:id', { ...localePrefix(locale), id: String(id) })}>
          {say(`number.${kind}`, { number })}
        </RowLink>
      ),
    },
    ...whose,
    { label: say('order'), extra: true, labelled: true, render: ({ orderNumber }) => orderNumber || null },
    {
      label: say('issued'),
      look: 'date',
      sort: byDate,
      render: ({ issuedOn }) => formatDay(locale, issuedOn),
    },
    {
      label: say('due'),
      look: 'date',
      labelled: true,
      render: ({ dueOn, state }) => (dueOn && state !== 'credit' ? formatDay(locale, dueOn) : null),
    },
    { label: say('status'), render: ({ state }) => <InvoiceStateDot state={state} /> },
    {
      label: say('open'),
      extra: true,
      look: 'number',
      labelled: true,
      render: (row) => (row.openAmount > 0 && row.kind === 'invoice' ? money(row.openAmount, row) : null),
    },
    { label: say('total'), look: 'money', render: (row) => money(signOf(row) * row.totalAmount, row) },
  ]
}
