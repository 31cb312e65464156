import { href } from 'react-router'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Appointment } from '../appointments.ts'
import { appointmentWords } from '../appointments.words.ts'
import { AppointmentState } from '../state.tsx'
import { whenWords } from '../when-text.ts'
import './sheet.css'

/** A rider's own, with the shop each is at. */
export function AppointmentList({ appointments }: { appointments: readonly Appointment[] }) {
  const say = useWords(appointmentWords)
  const locale = useLocale()
  if (appointments.length === 0) return <EmptyState title={say('list.none')}>{say('list.none.words')}</EmptyState>
  return (
    <ul className="sheet-rows">
      {appointments.map((one) => (
        <li key={one.id} className="sheet-row">
          <div className="sheet-words">
            <Link to={href('/:locale?/appointments/:id', { ...localePrefix(locale), id: String(one.id) })}>
              {say(`kind.${one.kind}`)}
            </Link>
            <span>{whenWords(locale, one.timeZone, one)}</span>
            <span className="muted">{[one.shopName, one.bicycle].filter(Boolean).join(' · ')}</span>
          </div>
          <AppointmentState state={one.state} />
        </li>
      ))}
    </ul>
  )
}
