import { href } from 'react-router'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { nameOf, type RemarkRow } from '../remarks.ts'
import { remarkWords } from '../remarks.words.ts'
import { StateDot } from '../state-dot.tsx'

export type ListRow = Pick<RemarkRow, 'id' | 'guide' | 'title' | 'number' | 'personName' | 'companyName' | 'saidAt'> & {
  isClosed: boolean
  /** The beginning of what was said. */
  excerpt: string
}

export function RemarkTable({ caption, rows }: { caption: string; rows: ListRow[] }) {
  return <Table caption={caption} columns={columnsFor(useLocale())} rows={rows} rowKey={({ id }) => id} />
}

function columnsFor(locale: Locale): Column<ListRow>[] {
  const words = sayIn(remarkWords, locale)
  return [
    {
      label: words('said'),
      look: 'main',
      render: ({ id, excerpt }) => (
        <RowLink to={href('/:locale?/console/remarks/:id', { ...localePrefix(locale), id: String(id) })}>
          {excerpt || words('erased')}
        </RowLink>
      ),
    },
    { label: words('guide'), render: (row) => nameOf(row) },
    {
      label: words('person'),
      extra: true,
      render: ({ personName, companyName }) => personText(personName, companyName),
    },
    { label: words('state'), render: ({ isClosed }) => <StateDot state={isClosed ? 'closed' : 'open'} /> },
    { label: words('date'), look: 'date', render: ({ saidAt }) => formatDate(locale, saidAt) },
  ]
}

/** A rider's company bears their own name. */
function personText(name: string, company: string | null): string {
  return company && company !== name ? `${name} · ${company}` : name
}
