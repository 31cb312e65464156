import type { ReactNode } from 'react'
import type { Description } from '#app/kit/ui/description-list.tsx'
import { formatDay, formatList } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { countryName } from '../../coverage/coverage.countries.ts'
import { pageWords } from './tickets.page.words.ts'
import type { Ticket } from '../tickets.ts'
import { ticketWords } from '../tickets.words.ts'
import '../tickets.css'

type Claim = Pick<
  Ticket,
  'frameModel' | 'serialNumber' | 'partInvolved' | 'kindOfDamage' | 'damagePhase' | 'country' | 'dateOfPurchase'
>

/** What the claim says of the bicycle and its damage. `earlier` leads to the ticket it follows. */
export function claimFacts(locale: Locale, ticket: Claim, earlier: ReactNode): Description[] {
  const say = sayIn(pageWords, locale)
  const tickets = sayIn(ticketWords, locale)
  const parts = ticket.partInvolved.map((part) => tickets(`part.${part}`))
  const facts: (Description | false)[] = [
    { term: say('model'), detail: ticket.frameModel },
    { term: say('serial'), detail: <span className="serial unbroken">{ticket.serialNumber}</span> },
    { term: say('parts'), detail: formatList(locale, parts) },
    { term: say('damage'), detail: tickets(`kind.${ticket.kindOfDamage}`) },
    { term: say('phase'), detail: tickets(`phase.${ticket.damagePhase}`) },
    { term: say('country'), detail: countryName(locale, ticket.country) },
    ticket.dateOfPurchase !== null && { term: say('purchase'), detail: formatDay(locale, ticket.dateOfPurchase) },
    Boolean(earlier) && { term: say('follows'), detail: earlier },
  ]
  return facts.filter((fact) => fact !== false)
}
