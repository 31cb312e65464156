import type { ReactNode } from 'react'
import type { Description } from '#app/kit/ui/description-list.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { type Locale, pathIn } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Labels } from '#app/catalogue/catalogue.labels.ts'
import { pageWords } from './page.words.ts'
import { claimFacts } from '../claim.facts.ts'
import type { Claim } from '../tickets.claim.ts'
import '../tickets.css'

/** What leads to the ticket it follows, and to those that follow it. */
type Neighbours = { earlier: ReactNode; later: ReactNode }

/**
 * What the claim says of the bicycle and its damage.
 * @param seesProduct the serial number leads to the registered bicycle
 */
export function claimItems(
  locale: Locale,
  labels: Labels,
  ticket: Claim,
  { earlier, later }: Neighbours,
  seesProduct = true,
): Description[] {
  const say = sayIn(pageWords, locale)
  const items: (Description | false)[] = [
    ...claimFacts(locale, labels).map(({ label, text, isSerial }) => {
      const detail = text(ticket)
      if (detail === null || detail === '') return false
      return {
        term: label,
        detail: isSerial ? <Serial locale={locale} serial={detail} isLink={seesProduct} /> : detail,
      }
    }),
    Boolean(earlier) && { term: say('follows'), detail: earlier },
    Boolean(later) && { term: say('followed'), detail: later },
  ]
  return items.filter((item) => item !== false)
}

/** Which product it is, is asked only when somebody follows the link. */
function Serial({ locale, serial, isLink }: { locale: Locale; serial: string; isLink: boolean }) {
  const number = <span className="serial unbroken">{serial}</span>
  return isLink ? <Link to={pathIn(locale, `/products/serial/${encodeURIComponent(serial)}`)}>{number}</Link> : number
}
