import { href } from 'react-router'
import { RowLink, type Column, Table } from '#app/kit/ui/table.tsx'
import { formatDate, formatNumber } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { ListedRecall } from '../recalls.ts'
import { recallWords } from '../recalls.words.ts'
import { StateDot } from '../state-dot.tsx'
import { listWords } from './list.words.ts'

export type ListRow = Pick<ListedRecall, 'id' | 'number' | 'kind' | 'state' | 'publishedAt' | 'units' | 'settled'> & {
  product: string
  language: Locale
}

export function RecallTable({ caption, rows }: { caption: string; rows: ListRow[] }) {
  return <Table caption={caption} columns={columnsFor(useLocale())} rows={rows} rowKey={({ id }) => id} />
}

function columnsFor(locale: Locale): Column<ListRow>[] {
  const say = sayIn(listWords, locale)
  const words = sayIn(recallWords, locale)
  return [
    {
      label: words('number'),
      look: 'serial',
      render: ({ id, number }) => (
        <RowLink to={href('/:locale?/console/recalls/:id', { ...localePrefix(locale), id: String(id) })}>
          {number}
        </RowLink>
      ),
    },
    {
      label: words('product'),
      look: 'main',
      render: ({ product, language }) => <span lang={language}>{product}</span>,
    },
    { label: words('kind'), labelled: true, render: ({ kind }) => words(`kind.${kind}`) },
    { label: words('state'), render: ({ state }) => <StateDot state={state} /> },
    {
      label: say('settled'),
      look: 'number',
      labelled: true,
      render: ({ state, units, settled }) =>
        state === 'draft'
          ? '–'
          : say('settled.of', { settled: formatNumber(locale, settled), units: formatNumber(locale, units) }),
    },
    {
      label: words('published'),
      look: 'date',
      extra: true,
      render: ({ publishedAt }) => publishedAt && formatDate(locale, publishedAt),
    },
  ]
}
