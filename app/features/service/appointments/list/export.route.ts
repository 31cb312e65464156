import { exportResponse } from '#app/kit/lists/export.server.ts'
import { dayCell, type ExportColumn } from '#app/kit/lists/export.ts'
import { localIn } from '#app/features/people/shops/shops.time.ts'
import { type Locale, localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import type { ListedAppointment } from '../appointments.ts'
import { appointmentWords } from '../appointments.words.ts'
import { exportFor } from './list.server.ts'
import { readAppointmentList } from './list-params.ts'
import { listWords } from './list.words.ts'
import type { Route } from './+types/export.route'

/** What is filtered, all pages of it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const locale = localeOf(url.pathname)
  const { after: _, ...filter } = readAppointmentList(url.searchParams).filter
  const rows = await exportFor(portal, viewerIn(context), filter)
  const file = { name: sayIn(listWords, locale)('file.name'), now: portal.clock.now() }
  return exportResponse(url, file, columnsFor(locale), rows)
}

function columnsFor(locale: Locale): ExportColumn<ListedAppointment>[] {
  const say = sayIn(listWords, locale)
  const all = sayIn(appointmentWords, locale)
  return [
    { label: say('number'), value: ({ id }) => id },
    { label: say('day'), value: ({ day }) => dayCell(day) },
    { label: say('time'), value: ({ startsAt, timeZone }) => (startsAt ? localIn(timeZone, startsAt).time : '') },
    { label: all('kind'), value: ({ kind }) => all(`kind.${kind}`) },
    { label: all('person'), value: ({ personName }) => personName },
    { label: all('bicycle'), value: ({ bicycle }) => bicycle },
    { label: say('serial'), value: ({ serialNumber }) => serialNumber },
    { label: all('shop'), value: ({ companyName, shopName }) => `${companyName}, ${shopName}` },
    { label: say('state'), value: ({ state }) => all(`state.${state}`) },
  ]
}
