import { href } from 'react-router'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { factsWords } from '#app/features/people/company-facts/company-facts.words.ts'
import { staffWords } from '#app/features/people/company/company.staff.words.ts'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDate, formatNumber } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { CompanyRow } from '../companies.ts'
import { OpenTickets } from '../open-tickets.tsx'
import '../companies.css'

export type ListRow = CompanyRow & { activity: { open: number; late: number; lastAt: Date | null } | undefined }

export function CompaniesTable({ caption, rows }: { caption: string; rows: ListRow[] }) {
  return <Table caption={caption} columns={columnsFor(useLocale())} rows={rows} rowKey={({ id }) => id} />
}

function columnsFor(locale: Locale): Column<ListRow>[] {
  const say = sayIn(staffWords, locale)
  const linkTo = (id: number) => href('/:locale?/console/companies/:id', { ...localePrefix(locale), id: String(id) })
  return [
    { label: say('name'), look: 'name', render: ({ id, name }) => <RowLink to={linkTo(id)}>{name}</RowLink> },
    {
      label: sayIn(factsWords, locale)('customerNumber'),
      extra: true,
      look: 'serial',
      render: ({ customerNumber }) => customerNumber,
    },
    { label: say('kind'), extra: true, render: ({ kind }) => say(`kind.${kind}`) },
    { label: say('country'), render: ({ country }) => countryName(locale, country) },
    { label: say('vat'), extra: true, look: 'serial', render: ({ vatNumber }) => vatNumber },
    { label: say('people'), look: 'number', labelled: true, render: ({ people }) => formatNumber(locale, people) },
    {
      label: say('open'),
      look: 'number',
      labelled: true,
      render: ({ activity }) =>
        activity?.open ? (
          <span className="company-open">
            <OpenTickets {...activity} />
          </span>
        ) : null,
    },
    {
      label: say('activity'),
      look: 'date',
      render: ({ activity }) => (activity?.lastAt ? formatDate(locale, activity.lastAt) : null),
    },
  ]
}
