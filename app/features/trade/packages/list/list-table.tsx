import { href } from 'react-router'
import { type Column, type ColumnSort, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { languageAmong } from '#app/kit/words/texts.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { Standing, validityIn } from '../facts.tsx'
import type { PackageOrder, PackageRow } from '../packages.ts'
import { packageWords } from '../packages.words.ts'
import type { Side } from './list-params.ts'
import { listWords } from './list.words.ts'

type SortBy = (by: PackageOrder) => ColumnSort
type TableProps = { caption: string; rows: PackageRow[]; side: Side; sortBy: SortBy }

export function PackageTable({ caption, rows, side, sortBy }: TableProps) {
  const columns = columnsFor(useLocale(), side, sortBy)
  return <Table caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
}

function columnsFor(locale: Locale, side: Side, sortBy: SortBy): Column<PackageRow>[] {
  const words = sayIn(packageWords, locale)
  const say = sayIn(listWords, locale)
  const page = side === 'desk' ? '/:locale?/console/packages/:id' : '/:locale?/packages/:id'
  const columns: (Column<PackageRow> | false)[] = [
    {
      label: words('title'),
      look: 'main',
      render: ({ id, titles }) => {
        const language = languageAmong(titles, locale)
        return (
          <RowLink to={href(page, { ...localePrefix(locale), id: String(id) })}>
            <span lang={language}>{titles[language]}</span>
          </RowLink>
        )
      },
    },
    { label: words('kind'), render: ({ kind }) => words(`kind.${kind}`) },
    {
      label: words('models'),
      labelled: true,
      extra: true,
      render: ({ families }) => families.join(', ') || words('models.all'),
    },
    {
      label: words('valid'),
      extra: true,
      sort: sortBy('ends'),
      render: ({ validFrom, validUntil }) => validityIn(locale, validFrom, validUntil),
    },
    side === 'desk' && { label: words('state'), render: ({ state }) => <Standing state={state} /> },
    {
      label: say('listed'),
      look: 'date',
      sort: sortBy('listed'),
      render: ({ listedAt }) => formatDate(locale, listedAt),
    },
  ]
  return columns.filter((column) => column !== false)
}
