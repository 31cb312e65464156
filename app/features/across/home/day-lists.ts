import { href } from 'react-router'
import { formatDay } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { formatMoney } from '#app/kit/words/money.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { appointmentWords } from '#app/features/service/appointments/appointments.words.ts'
import type { DueList } from './also-due.tsx'
import { dayListWords } from './day-lists.words.ts'
import type { CompanyHomeData } from './home.server.ts'

/** Who comes to the shops today; for a rider, where they are expected next. */
export function appointmentList(locale: Locale, { appointments, isRider }: CompanyHomeData): DueList {
  const say = sayIn(dayListWords, locale)
  const kinds = sayIn(appointmentWords, locale)
  const prefix = localePrefix(locale)
  return {
    title: say(isRider ? 'appointments.next' : 'appointments.today'),
    count: appointments.count,
    allTo: href('/:locale?/appointments', prefix),
    items: appointments.rows.map(({ id, kind, day, time, who, bicycle }) => ({
      to: href('/:locale?/appointments/:id', { ...prefix, id: String(id) }),
      title: [kinds(`kind.${kind}`), who].filter(Boolean).join(' · '),
      note: [isRider ? formatDay(locale, day) : undefined, time, bicycle].filter(Boolean).join(' · '),
    })),
  }
}

/** What a dealer has not paid in time. */
export function overdueList(locale: Locale, { overdue }: CompanyHomeData): DueList {
  const say = sayIn(dayListWords, locale)
  const prefix = localePrefix(locale)
  return {
    title: say('overdue'),
    count: overdue.count,
    allTo: `${href('/:locale?/invoices', prefix)}?state=overdue`,
    items: overdue.rows.map(({ id, number, dueOn, openAmount, currency }) => ({
      to: href('/:locale?/invoices/:id', { ...prefix, id: String(id) }),
      title: number,
      note: `${formatMoney(locale, { minor: openAmount, currency })} · ${say('overdue.since', { day: formatDay(locale, dueOn) })}`,
      late: true,
    })),
  }
}
