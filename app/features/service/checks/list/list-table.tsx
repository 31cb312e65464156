import { href } from 'react-router'
import { textIn } from '#app/catalogue/catalogue.ts'
import { type Column, type ColumnSort, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { ListedCheck } from '#app/features/service/checklists/checklists.ts'
import { CheckStateDot } from '#app/features/service/checklists/checklists.state.tsx'
import type { CheckOrder } from '../checks.ts'
import { listWords } from './list.words.ts'

type SortBy = (by: CheckOrder) => ColumnSort
type TableProps = { caption: string; rows: ListedCheck[]; isStaff: boolean; sortBy: SortBy }

export function CheckTable({ caption, rows, isStaff, sortBy }: TableProps) {
  const columns = columnsFor(useLocale(), isStaff, sortBy)
  return <Table caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
}

function columnsFor(locale: Locale, isStaff: boolean, sortBy: SortBy): Column<ListedCheck>[] {
  const say = sayIn(listWords, locale)
  return [
    {
      label: say('check'),
      look: 'main',
      render: ({ id, names }) => (
        <RowLink to={href('/:locale?/checks/:id', { ...localePrefix(locale), id: String(id) })}>
          {textIn(locale, names)}
        </RowLink>
      ),
    },
    { label: say('serial'), look: 'serial', render: ({ serialNumber }) => serialNumber },
    { label: say('model'), sort: sortBy('model'), render: ({ family }) => family, extra: true },
    ...(isStaff
      ? [
          {
            label: say('workshop'),
            look: 'company' as const,
            labelled: true,
            render: ({ companyName }: ListedCheck) => companyName,
          },
        ]
      : [{ label: say('begun-by'), labelled: true, render: ({ begunByName }: ListedCheck) => begunByName }]),
    {
      label: say('state'),
      render: ({ state }) => <CheckStateDot state={state} />,
    },
    {
      label: say('day'),
      look: 'date',
      sort: sortBy('day'),
      render: ({ signedAt, begunAt }) => formatDate(locale, signedAt ?? begunAt),
    },
  ]
}
