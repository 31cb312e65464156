import { href } from 'react-router'
import { Link } from '#app/kit/ui/link.tsx'
import { type Column, type ColumnSort, Table } from '#app/kit/ui/table.tsx'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { ListedAppointment } from '../appointments.ts'
import { appointmentWords } from '../appointments.words.ts'
import { AppointmentState } from '../state.tsx'
import { whenWords } from '../when-text.ts'
import { listWords } from './list.words.ts'

type TableProps = { caption: string; rows: ListedAppointment[]; isStaff: boolean; byDay: ColumnSort }

export function AppointmentTable({ caption, rows, isStaff, byDay }: TableProps) {
  const columns = columnsFor(useLocale(), isStaff, byDay)
  return <Table caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
}

function columnsFor(locale: Locale, isStaff: boolean, byDay: ColumnSort): Column<ListedAppointment>[] {
  const say = sayIn(listWords, locale)
  const all = sayIn(appointmentWords, locale)
  return [
    {
      label: all('when'),
      look: 'name',
      sort: byDay,
      render: (one) => (
        <Link to={href('/:locale?/appointments/:id', { ...localePrefix(locale), id: String(one.id) })}>
          {whenWords(locale, one.timeZone, one)}
        </Link>
      ),
    },
    { label: all('kind'), render: ({ kind }) => all(`kind.${kind}`) },
    { label: all('person'), render: ({ personName }) => personName },
    { label: all('bicycle'), render: ({ bicycle }) => bicycle, extra: true },
    { label: say('serial'), look: 'serial', render: ({ serialNumber }) => serialNumber },
    {
      label: all('shop'),
      look: 'company',
      render: ({ shopName, companyName }) => (isStaff ? `${companyName}, ${shopName}` : shopName),
      labelled: true,
    },
    { label: say('state'), render: ({ state }) => <AppointmentState state={state} /> },
  ]
}
