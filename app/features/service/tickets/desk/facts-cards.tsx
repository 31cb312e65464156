import { useLabels } from '#app/catalogue/catalogue.labels.ts'
import { href } from 'react-router'
import { BikeLook } from '#app/features/bicycles/bicycle/bicycle.look.tsx'
import { claimItems } from '../page/facts.tsx'
import { pageWords } from '../page/page.words.ts'
import { ticketWords } from '../tickets.words.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { type Description, DescriptionList } from '#app/kit/ui/description-list.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { deskWords } from './desk.words.ts'
import type { PageData } from './page-data.ts'

type Shown = PageData['ticket']

export function FactsCard({ ticket, picture }: Pick<PageData, 'ticket' | 'picture'>) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const linksTo = (ids: readonly number[]) =>
    ids.length === 0 ? null : (
      <span className="cluster">
        {ids.map((id) => (
          <TicketLink key={id} locale={locale} id={id} />
        ))}
      </span>
    )
  const neighbours = {
    earlier: linksTo(ticket.followsId === null ? [] : [ticket.followsId]),
    later: linksTo(ticket.followedBy),
  }
  const items = [
    ...outcomeOf(locale, ticket),
    ...claimItems(locale, useLabels(), ticket, neighbours),
    ...openingOf(locale, ticket),
  ]
  return (
    <Card title={say('facts')} className="ticket-facts">
      {ticket.colour && <BikeLook picture={picture} colour={ticket.colour} className="ticket-bike" />}
      <DescriptionList columns={2} items={items} />
    </Card>
  )
}

/** What was decided and done so far. */
function outcomeOf(locale: Locale, ticket: Shown): Description[] {
  const say = sayIn(deskWords, locale)
  const page = sayIn(pageWords, locale)
  const tickets = sayIn(ticketWords, locale)
  const items: (Description | false | null)[] = [
    ticket.warrantyAccepted !== null && {
      term: page('decision'),
      detail: page(ticket.warrantyAccepted ? 'accepted' : 'refused'),
    },
    ticket.authorizationNumber !== null && {
      term: page('authorization'),
      detail: <span className="serial unbroken">{ticket.authorizationNumber}</span>,
    },
    ticket.returnTracking !== '' && {
      term: page('parcel'),
      detail: [ticket.returnCarrier, ticket.returnTracking].filter(Boolean).join(' · '),
    },
    ticket.decisionReason !== null && { term: say('decision.why'), detail: ticket.decisionReason, wide: true },
    ticket.resolution && { term: page('resolution'), detail: tickets(`resolution.${ticket.resolution}`) },
    ticket.closeReason && { term: say('closed'), detail: tickets(`close.${ticket.closeReason}`) },
  ]
  return items.filter((item) => item !== false && item !== null)
}

function openingOf(locale: Locale, ticket: Shown): Description[] {
  const say = sayIn(deskWords, locale)
  return [
    { term: say('opened'), detail: formatDate(locale, ticket.createdAt) },
    { term: say('company'), detail: ticket.companyName },
    { term: say('author'), detail: ticket.authorName },
  ]
}

function TicketLink({ locale, id }: { locale: Locale; id: number }) {
  const number = String(id)
  const to = href('/:locale?/console/tickets/:id', { ...localePrefix(locale), id: number })
  return <Link to={to}>{sayIn(deskWords, locale)('ticket.number', { number })}</Link>
}
