import { Card } from '#app/kit/ui/card.tsx'
import { formatNumber } from '#app/kit/words/formats.ts'
import { formatMoney } from '#app/kit/words/money.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { AsOf } from '#app/features/trade/freshness/freshness.as-of.tsx'
import { StockLightOf } from '#app/features/trade/items/items.stock.tsx'
import { moneyOf, type QuoteLine, sumsOf } from '../quotes.ts'
import { percentOf, quoteWords } from '../quotes.words.ts'
import type { PageData } from './page-data.ts'
import { pageWords } from './page.words.ts'

type LinesCardProps = {
  lines: readonly QuoteLine[]
  quote: Pick<PageData['quote'], 'amount' | 'currency' | 'discount'>
  /** While the quote can be accepted. */
  stock: PageData['stock']
}

export function LinesCard({ lines, quote, stock }: LinesCardProps) {
  const say = useWords(pageWords)
  return (
    <Card title={say('lines')}>
      {lines.length > 0 ? (
        <Lines lines={lines} currency={quote.currency} stock={stock.items} />
      ) : (
        <p className="muted">{say('lines.none')}</p>
      )}
      {stock.asOf ? (
        <p className="quote-stock-as-of">
          <AsOf {...stock.asOf} ofStock />
        </p>
      ) : null}
      <Totals lines={lines} quote={quote} />
    </Card>
  )
}

type LinesProps = { lines: readonly QuoteLine[]; currency: string; stock: PageData['stock']['items'] }

/** A table of its own: its column is narrow, and its figures belong under each other all the same. */
function Lines({ lines, currency, stock }: LinesProps) {
  const say = useWords(quoteWords)
  const page = useWords(pageWords)
  const locale = useLocale()
  const money = (amount: number) => formatMoney(locale, moneyOf({ amount, currency }))
  return (
    <table className="quote-lines">
      <caption className="visually-hidden">{page('lines')}</caption>
      <thead>
        <tr>
          {(['item', 'quantity', 'price', 'discount', 'amount'] as const).map((name) => (
            <th key={name} scope="col">
              {say(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ itemNumber, item, quantity, price, discount, amount }, position) => {
          const availability = stock[itemNumber]
          return (
            // A quote's lines never change places.
            <tr key={`${position} ${item}`}>
              <th scope="row">
                {item}
                {itemNumber ? <span className="quote-item-number serial">{itemNumber}</span> : null}
                {availability ? <StockLightOf stock={availability} /> : null}
              </th>
              <td className="quote-quantity">{formatNumber(locale, quantity)}</td>
              <td>{money(price)}</td>
              <td className="quote-discount">{discount > 0 ? percentOf(locale, -discount) : null}</td>
              <td className="quote-amount">{money(amount)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Totals({ lines, quote }: Omit<LinesCardProps, 'stock'>) {
  const say = useWords(quoteWords)
  const locale = useLocale()
  const { currency, amount } = quote
  const money = (minor: number) => formatMoney(locale, { minor, currency })
  const { gross, onLines, onWhole } = sumsOf(lines, quote)
  return (
    <dl className="quote-totals numbers">
      {onLines + onWhole > 0 && (
        <>
          <dt>{say('gross')}</dt>
          <dd>{money(gross)}</dd>
        </>
      )}
      {onLines > 0 && (
        <>
          <dt>{say('discounts')}</dt>
          <dd>{money(-onLines)}</dd>
        </>
      )}
      {onWhole > 0 && (
        <>
          <dt>{say('discount.whole', { percent: percentOf(locale, -quote.discount) })}</dt>
          <dd>{money(-onWhole)}</dd>
        </>
      )}
      <dt className="quote-total">{say('total')}</dt>
      <dd className="quote-total">{money(amount)}</dd>
    </dl>
  )
}
