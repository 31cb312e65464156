import { href } from 'react-router'
import { type Column, type ColumnSort, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDay } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { ProductOrder, Warranty } from '../products.ts'
import { WarrantyStatus } from '../products.warranty.tsx'
import { listWords } from './list.words.ts'

type ListRow = {
  id: number
  title: string
  serialNumber: string
  companyName: string
  dateOfPurchase: string
  warranty: Warranty
}
type SortBy = (by: ProductOrder) => ColumnSort
type TableProps = { caption: string; rows: ListRow[]; withCompany: boolean; sortBy: SortBy }

export function ProductTable({ caption, rows, withCompany, sortBy }: TableProps) {
  const columns = columnsFor(useLocale(), withCompany, sortBy)
  return <Table caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
}

function columnsFor(locale: Locale, withCompany: boolean, sortBy: SortBy): Column<ListRow>[] {
  const say = sayIn(listWords, locale)
  const prefix = localePrefix(locale)
  const company: Column<ListRow> = { label: say('company'), look: 'company', render: ({ companyName }) => companyName }
  return [
    {
      label: say('model'),
      look: 'main',
      sort: sortBy('model'),
      render: ({ id, title }) => (
        <RowLink to={href('/:locale?/products/:id', { ...prefix, id: String(id) })}>{title}</RowLink>
      ),
    },
    { label: say('serial'), look: 'serial', render: ({ serialNumber }) => serialNumber },
    ...(withCompany ? [company] : []),
    {
      label: say('purchase'),
      extra: true,
      look: 'date',
      sort: sortBy('bought'),
      render: ({ dateOfPurchase }) => formatDay(locale, dateOfPurchase),
    },
    { label: say('warranty'), render: ({ warranty }) => <WarrantyStatus warranty={warranty} /> },
    {
      label: say('expiry'),
      look: 'date',
      sort: sortBy('expiry'),
      render: ({ warranty }) => formatDay(locale, warranty.expiry),
    },
  ]
}
