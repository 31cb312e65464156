import { href } from 'react-router'
import { isServiceName, serviceWords } from '#app/features/bicycles/coverage/coverage.services.words.ts'
import { useLabels } from '#app/catalogue/catalogue.labels.ts'
import { ReplacementLines } from '#app/features/bicycles/replacements/replacements.lines.tsx'
import { ticketList } from '../../list/list-params.ts'
import { StageStatus } from '../../tickets.stage.tsx'
import { subjectOf } from '../../tickets.words.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { type Description, DescriptionList } from '#app/kit/ui/description-list.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDate, formatDay } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { bicycleWords } from './bicycle-card.words.ts'
import type { PageData } from '../page-data.ts'

type BicycleProps = { page: Pick<PageData, 'ticket' | 'registration' | 'built' | 'services' | 'same' | 'replacements'> }

/** What the portal knows of the bicycle: to whom it was sold, who has it now, and what was done on it. */
export function BicycleCard({ page: { ticket, registration, built, services, same, replacements } }: BicycleProps) {
  const say = useWords(bicycleWords)
  const locale = useLocale()
  const items = [...sale(locale, built), ...(registration ? registered(locale, registration) : [])]
  const queue = href('/:locale?/console/tickets', localePrefix(locale))
  return (
    <Card title={say('bicycle')} className="desk-bicycle">
      {items.length > 0 ? <DescriptionList columns={1} items={items} /> : <p className="muted">{say('unknown')}</p>}
      {registration ? (
        <p>
          <Link to={href('/:locale?/products/:id', { ...localePrefix(locale), id: String(registration.id) })}>
            {say('open')}
          </Link>
        </p>
      ) : null}
      {replacements.length > 0 ? (
        <>
          <h3>{say('replacements')}</h3>
          <ReplacementLines
            of={{ model: ticket.frameModel, number: ticket.serialNumber }}
            all={replacements}
            className="desk-lines"
            toTicket={(id) => href('/:locale?/console/tickets/:id', { ...localePrefix(locale), id: String(id) })}
          />
        </>
      ) : null}
      {services.length > 0 ? (
        <>
          <h3>{say('services')}</h3>
          <ul className="desk-lines">
            {services.map(({ subject, day }) => (
              <li key={`${day} ${subject}`}>
                <span>{workOf(locale, subject)}</span>
                <span className="muted numbers">{formatDay(locale, day)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {same.length > 0 ? (
        <>
          <h3>{say('same')}</h3>
          <ul className="desk-lines">
            {same.map((row) => (
              <Other key={row.id} row={row} />
            ))}
          </ul>
          <p>
            <Link to={queue + ticketList.search({ q: ticket.serialNumber })}>{say('same.all')}</Link>
          </p>
        </>
      ) : null}
    </Card>
  )
}

/** Look-alike characters count as the same, so the number is shown as it was typed. */
function Other({ row }: { row: PageData['same'][number] }) {
  const say = useWords(bicycleWords)
  const locale = useLocale()
  const to = href('/:locale?/console/tickets/:id', { ...localePrefix(locale), id: String(row.id) })
  const subject = subjectOf(locale, useLabels(), row, true)
  return (
    <li>
      <span>
        <Link to={to}>{say('number', { number: String(row.id) })}</Link> {subject}
        <span className="desk-line-more">
          {row.companyName} · <span className="serial unbroken">{row.serialNumber}</span>
        </span>
      </span>
      <span className="desk-line-end">
        <StageStatus ticket={row} />
        <span className="muted numbers">{formatDate(locale, row.lastActivityAt)}</span>
      </span>
    </li>
  )
}

function sale(locale: Locale, built: PageData['built']): Description[] {
  const say = sayIn(bicycleWords, locale)
  if (!built) return []
  const { soldTo, deliveredOn } = built
  const told = [soldTo, deliveredOn && formatDay(locale, deliveredOn)].filter(Boolean).join(', ')
  return told ? [{ term: say('sold-to'), detail: told }] : []
}

function registered(locale: Locale, found: NonNullable<PageData['registration']>): Description[] {
  const say = sayIn(bicycleWords, locale)
  const { purchasedOn, registeredOn, hasReceipt, holder, firstOwner } = found
  const pair = (one: string, other: string) => say('pair', { one, other })
  return [
    { term: say('bought'), detail: pair(formatDay(locale, purchasedOn), say(hasReceipt ? 'receipt' : 'receipt.none')) },
    { term: say('registered'), detail: formatDay(locale, registeredOn) },
    { term: say('owner'), detail: pair(holder, say(firstOwner ? 'owner.first' : 'owner.later')) },
  ]
}

/** A service by its name; what else was done stands there as it was written. */
function workOf(locale: Locale, subject: string): string {
  const name = `service.${subject}`
  return isServiceName(name) ? sayIn(serviceWords, locale)(name) : subject
}
