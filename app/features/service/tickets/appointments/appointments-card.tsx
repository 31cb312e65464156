import { href } from 'react-router'
import { Card } from '#app/kit/ui/card.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { dayAndTime, type NamedAppointment } from '#app/features/people/shops/shops.time.ts'
import { appointmentsWords } from './appointments.words.ts'

type CardProps = { ticket: number; appointments: readonly NamedAppointment[]; mayBook: boolean }

/** The appointments of a ticket, and the way to one. */
export function AppointmentsCard({ ticket, appointments, mayBook }: CardProps) {
  const say = useWords(appointmentsWords)
  const locale = useLocale()
  const prefix = localePrefix(locale)
  if (appointments.length === 0 && !mayBook) return null
  return (
    <Card title={say('title')}>
      <div className="stack-small">
        {appointments.map((one) => (
          <p key={one.id}>
            <Link to={href('/:locale?/appointments/:id', { ...prefix, id: String(one.id) })}>
              {dayAndTime(locale, one)}
            </Link>
            <br />
            <span className="muted">{one.shopName}</span>
          </p>
        ))}
        {mayBook && (
          <div>
            <LinkButton size="small" to={`${href('/:locale?/appointments/new', prefix)}?ticket=${ticket}`}>
              {say('book')}
            </LinkButton>
          </div>
        )}
      </div>
    </Card>
  )
}
