import { type Column, Table } from '#app/kit/ui/table.tsx'
import { formatDay } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { BuiltBicycle } from '../built-bicycles.ts'
import { listWords } from './list.words.ts'

type ListRow = Omit<BuiltBicycle, 'companyId' | 'listedAt'>
type TableProps = { caption: string; rows: ListRow[] }

export function BuiltTable({ caption, rows }: TableProps) {
  return <Table caption={caption} columns={columnsFor(useLocale())} rows={rows} rowKey={({ id }) => id} />
}

function columnsFor(locale: Locale): Column<ListRow>[] {
  const say = sayIn(listWords, locale)
  const day = (written: string | null) => written && formatDay(locale, written)
  return [
    { label: say('serial'), look: 'serial', render: ({ serialNumber }) => serialNumber },
    {
      label: say('model'),
      look: 'main',
      render: ({ family, size, colour }) => [family, size, colour].filter(Boolean).join(' · '),
    },
    { label: say('sold'), look: 'company', labelled: true, render: ({ companyName }) => companyName },
    { label: say('made'), look: 'date', extra: true, render: ({ madeOn }) => day(madeOn) },
    { label: say('delivered'), look: 'date', render: ({ deliveredOn }) => day(deliveredOn) },
  ]
}
