import type { ReactNode } from 'react'
import type { Description } from '#app/kit/ui/description-list.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDay, formatList } from '#app/kit/words/formats.ts'
import { type Locale, pathIn } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { inSentence, kindIn, type Labels, nameOf } from '#app/catalogue/catalogue.labels.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { pageWords } from './page.words.ts'
import type { Ticket } from '../tickets.ts'
import { ticketWords } from '../tickets.words.ts'
import '../tickets.css'

type Claim = Pick<
  Ticket,
  'frameModel' | 'serialNumber' | 'partInvolved' | 'kindOfDamage' | 'damagePhase' | 'country' | 'dateOfPurchase'
>

/** What leads to the ticket it follows, and to those that follow it. */
type Neighbours = { earlier: ReactNode; later: ReactNode }

/**
 * What the claim says of the bicycle and its damage.
 * @param seesProduct the serial number leads to the registered bicycle
 */
export function claimFacts(
  locale: Locale,
  labels: Labels,
  ticket: Claim,
  { earlier, later }: Neighbours,
  seesProduct = true,
): Description[] {
  const say = sayIn(pageWords, locale)
  const tickets = sayIn(ticketWords, locale)
  const parts = ticket.partInvolved.map((part) => inSentence(nameOf(labels.parts, part)))
  const facts: (Description | false)[] = [
    { term: say('model'), detail: ticket.frameModel },
    { term: say('serial'), detail: <Serial locale={locale} serial={ticket.serialNumber} isLink={seesProduct} /> },
    { term: say('parts'), detail: formatList(locale, parts) },
    { term: say('damage'), detail: kindIn(labels, ticket.kindOfDamage) },
    { term: say('phase'), detail: tickets(`phase.${ticket.damagePhase}`) },
    { term: say('country'), detail: countryName(locale, ticket.country) },
    ticket.dateOfPurchase !== null && { term: say('purchase'), detail: formatDay(locale, ticket.dateOfPurchase) },
    Boolean(earlier) && { term: say('follows'), detail: earlier },
    Boolean(later) && { term: say('followed'), detail: later },
  ]
  return facts.filter((fact) => fact !== false)
}

/** Which product it is, is asked only when somebody follows the link. */
function Serial({ locale, serial, isLink }: { locale: Locale; serial: string; isLink: boolean }) {
  const number = <span className="serial unbroken">{serial}</span>
  return isLink ? <Link to={pathIn(locale, `/products/serial/${encodeURIComponent(serial)}`)}>{number}</Link> : number
}
