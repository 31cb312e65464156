import { href } from 'react-router'
import { type Column, type ColumnSort, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { BulletinOrder, BulletinRow } from '../bulletins.ts'
import { bulletinWords } from '../bulletins.words.ts'
import { Standing } from '../standing.tsx'
import type { Side } from './list-params.ts'

export type ListRow = Pick<BulletinRow, 'id' | 'number' | 'state' | 'families' | 'isReplaced' | 'publishedAt'> & {
  title: string
  language: Locale
  /** For a bulletin that asks its reader to confirm: whether they have. */
  word: 'open' | 'confirmed' | undefined
}

type SortBy = (by: BulletinOrder) => ColumnSort
type TableProps = { caption: string; rows: ListRow[]; side: Side; sortBy: SortBy }

export function BulletinTable({ caption, rows, side, sortBy }: TableProps) {
  const columns = columnsFor(useLocale(), side, sortBy)
  return <Table caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
}

function columnsFor(locale: Locale, side: Side, sortBy: SortBy): Column<ListRow>[] {
  const words = sayIn(bulletinWords, locale)
  const page = side === 'desk' ? '/:locale?/console/bulletins/:id' : '/:locale?/resources/bulletins/:id'
  return [
    {
      label: words('title'),
      look: 'main',
      render: ({ id, title, language }) => (
        <RowLink to={href(page, { ...localePrefix(locale), id: String(id) })}>
          <span lang={language}>{title}</span>
        </RowLink>
      ),
    },
    { label: words('number'), look: 'serial', sort: sortBy('number'), render: ({ number }) => number },
    {
      label: words('models'),
      labelled: true,
      extra: true,
      render: ({ families }) => families.join(', ') || words('models.all'),
    },
    { label: words('state'), render: (row) => <Standing row={row} side={side} /> },
    {
      label: words('published'),
      look: 'date',
      sort: sortBy('listed'),
      render: ({ publishedAt }) => publishedAt && formatDate(locale, publishedAt),
    },
  ]
}
