import { href } from 'react-router'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { formatMoney } from '#app/kit/words/money.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { minutesIn } from '../facts.tsx'
import { packageWords } from '../packages.words.ts'
import type { Page } from './page-data.ts'
import { pageWords } from './page.words.ts'

/** The shops where a rider has it done, each with its price. */
export function OffersCard({ page: { package: it, offers, product } }: { page: Page }) {
  const say = useWords(pageWords)
  const words = useWords(packageWords)
  const locale = useLocale()
  const book = href('/:locale?/appointments/new', localePrefix(locale))
  const about = product === undefined ? '' : `&product=${product}`
  return (
    <Card title={say('where')}>
      {offers.length === 0 ? <p className="muted">{say('where.none')}</p> : null}
      <ul className="package-offers">
        {offers.map(({ shopId, shopName, city, amount, currency, minutes }) => (
          <li key={shopId}>
            <div>
              <strong>{shopName}</strong>, {city}
              <div className="muted">
                {formatMoney(locale, { minor: amount, currency })} {words('vat')} · {minutesIn(locale, minutes)}
              </div>
            </div>
            <LinkButton to={`${book}?package=${it.id}&shop=${shopId}${about}`} size="small">
              {say('book')}
              <span className="visually-hidden"> · {shopName}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}
