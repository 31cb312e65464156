import { href } from 'react-router'
import { ListPage } from '#app/kit/lists/list-page.tsx'
import { columnSort } from '#app/kit/lists/sorted.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { ListCustomers } from '#app/features/people/company/company.customer.tsx'
import { appointmentWords } from '../appointments.words.ts'
import { AppointmentFilters } from './list-filters.tsx'
import { appointmentList, type AppointmentListView, ordersOfList } from './list-params.ts'
import type { listFor } from './list.server.ts'
import { AppointmentTable } from './list-table.tsx'
import { listWords } from './list.words.ts'

type ListProps = {
  view: AppointmentListView
  /** Undefined where it could not be read. */
  found: Awaited<ReturnType<typeof listFor>> | undefined
  isStaff: boolean
}

/** All of them, past and to come: the desk's own, or for staff everybody's. */
export function AllAppointments({ view, found, isStaff }: ListProps) {
  const say = useWords(listWords)
  const all = useWords(appointmentWords)
  const prefix = localePrefix(useLocale())
  const path = href('/:locale?/appointments/list', prefix)
  const toView = (one: Partial<AppointmentListView>) => path + appointmentList.search(one)
  const sortBy = columnSort(ordersOfList, view, toView)
  const actions = (
    <>
      <LinkButton to={href('/:locale?/appointments/figures', prefix)}>{say('figures')}</LinkButton>
      {isStaff ? null : <LinkButton to={href('/:locale?/appointments', prefix)}>{all('sheet')}</LinkButton>}
    </>
  )
  return (
    <ListPage
      path={path}
      title={say('title')}
      eyebrow={all('appointments')}
      actions={actions}
      view={view}
      page={found?.page}
      say={say}
      toView={toView}
      filters={<AppointmentFilters path={path} view={view} toView={toView} />}
      customers={<ListCustomers view={view} found={found} toView={toView} />}
      renderRows={(rows) => (
        <AppointmentTable caption={say('title')} rows={rows} isStaff={isStaff} byDay={sortBy('day')} />
      )}
      isFiltered={appointmentList.isFiltered(view)}
      none={{ words: say('empty.words') }}
    />
  )
}
