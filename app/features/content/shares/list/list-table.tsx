import { href } from 'react-router'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDay, formatNumber } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { ShareRow, State } from '../shares.ts'
import { shareWords } from '../shares.words.ts'
import { StateDot } from '../state-dot.tsx'

export type ListRow = Pick<
  ShareRow,
  'id' | 'recipient' | 'companyName' | 'madeBy' | 'lastDay' | 'files' | 'downloads'
> & { state: State }

export function ShareTable({ caption, rows, isStaff }: { caption: string; rows: ListRow[]; isStaff: boolean }) {
  return <Table caption={caption} columns={columnsFor(useLocale(), isStaff)} rows={rows} rowKey={({ id }) => id} />
}

function columnsFor(locale: Locale, isStaff: boolean): Column<ListRow>[] {
  const words = sayIn(shareWords, locale)
  const company: Column<ListRow> = {
    label: words('company'),
    look: 'company',
    labelled: true,
    render: ({ companyName }) => companyName,
  }
  return [
    {
      label: words('recipient'),
      look: 'main',
      render: ({ id, recipient }) => (
        <RowLink to={href('/:locale?/resources/media/shares/:id', { ...localePrefix(locale), id: String(id) })}>
          {recipient}
        </RowLink>
      ),
    },
    ...(isStaff ? [company] : []),
    { label: words('made-by'), labelled: true, extra: true, render: ({ madeBy }) => madeBy },
    { label: words('state'), render: ({ state }) => <StateDot state={state} /> },
    { label: words('files'), look: 'number', labelled: true, render: ({ files }) => formatNumber(locale, files) },
    {
      label: words('downloads'),
      look: 'number',
      labelled: true,
      render: ({ downloads }) => formatNumber(locale, downloads),
    },
    { label: words('last-day'), look: 'date', render: ({ lastDay }) => formatDay(locale, lastDay) },
  ]
}
