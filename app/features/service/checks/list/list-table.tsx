import { href } from 'react-router'
import { textIn } from '#app/catalogue/catalogue.ts'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { ListedCheck } from '#app/features/service/checklists/checklists.ts'
import { CheckStateDot } from '#app/features/service/checklists/checklists.state.tsx'
import { listWords } from './list.words.ts'

type TableProps = { caption: string; rows: ListedCheck[]; isStaff: boolean }

export function CheckTable({ caption, rows, isStaff }: TableProps) {
  return <Table caption={caption} columns={columnsFor(useLocale(), isStaff)} rows={rows} rowKey={({ id }) => id} />
}

function columnsFor(locale: Locale, isStaff: boolean): Column<ListedCheck>[] {
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
    { label: say('model'), render: ({ family }) => family, extra: true },
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
      render: ({ signedAt, begunAt }) => formatDate(locale, signedAt ?? begunAt),
    },
  ]
}
