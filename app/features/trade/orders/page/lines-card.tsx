import { Card } from '#app/kit/ui/card.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { formatDay, formatNumber } from '#app/kit/words/formats.ts'
import { type Locale, pathIn } from '#app/kit/words/locales.ts'
import { formatMoney } from '#app/kit/words/money.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { AsOf } from '#app/features/trade/freshness/freshness.as-of.tsx'
import type { Stock } from '#app/features/trade/items/items.stock.ts'
import { StockLightOf } from '#app/features/trade/items/items.stock.tsx'
import { discountOf, isCancelled, outstandingOf } from '../orders.ts'
import { orderWords } from '../orders.words.ts'
import { detailWords } from './detail.words.ts'
import type { PageData } from './page-data.ts'

type Line = PageData['order']['lines'][number]

export function LinesCard({ page }: { page: PageData }) {
  const say = useWords(detailWords)
  const locale = useLocale()
  const { order } = page
  return (
    <Card title={say('lines')} flush className="order-lines">
      {order.lines.length > 0 ? (
        <Table
          caption={say('lines')}
          columns={columnsFor(locale, page)}
          rows={order.lines}
          rowKey={({ position }) => position}
        />
      ) : (
        <p className="order-lines-none">{say('no-lines')}</p>
      )}
      {page.stock.asOf ? (
        <p className="order-stock-as-of">
          <AsOf {...page.stock.asOf} ofStock />
        </p>
      ) : null}
      <Totals order={order} />
    </Card>
  )
}

function columnsFor(locale: Locale, { order, leadsTo, stock }: PageData): Column<Line>[] {
  const say = sayIn(detailWords, locale)
  const { currency, lines } = order
  const wasCancelled = isCancelled(order)
  const isLate = (day: string) => order.requestedDeliveryDate !== null && day > order.requestedDeliveryDate
  const left = (line: Line) => (wasCancelled ? 0 : outstandingOf(line))
  const expected: Column<Line> = {
    label: say('expected'),
    look: 'date',
    render: (line) => {
      if (left(line) === 0 || !line.expectedDate) return null
      return (
        <>
          {formatDay(locale, line.expectedDate)}
          {isLate(line.expectedDate) ? <span className="order-aside">{say('late')}</span> : null}
        </>
      )
    },
  }
  const orders = sayIn(orderWords, locale)
  const number = (value: number) => formatNumber(locale, value)
  const money = (minor: number) => formatMoney(locale, { minor, currency })
  const outstanding: Column<Line> = {
    label: orders('outstanding'),
    look: 'number',
    render: (line) => (left(line) > 0 ? number(left(line)) : null),
  }
  // Where there is little room, the ordered units and what is left to come tell what was shipped.
  const isUnderway = lines.some((line) => left(line) > 0)
  return [
    {
      label: say('item'),
      look: 'main',
      render: (line) => (
        <Item line={line} leadsTo={leadsTo} stock={left(line) > 0 ? stock.items[line.itemNumber] : undefined} />
      ),
    },
    { label: say('quantity'), look: 'number', render: ({ quantity }) => number(quantity) },
    {
      label: say('shipped'),
      look: 'number',
      extra: isUnderway,
      render: ({ quantityShipped }) => number(quantityShipped),
    },
    ...(isUnderway ? [outstanding] : []),
    ...(lines.some((line) => left(line) > 0 && line.expectedDate) ? [expected] : []),
    { label: say('price'), look: 'number', render: ({ price }) => money(price) },
    { label: say('amount'), look: 'number', render: (line) => <Amount line={line} currency={currency} /> },
  ]
}

/** With the discount that it is after. */
function Amount({ line, currency }: { line: Line } & Pick<PageData['order'], 'currency'>) {
  const say = useWords(detailWords)
  const amount = formatMoney(useLocale(), { minor: line.amount, currency })
  const percent = discountOf(line)
  if (percent === 0) return amount
  return (
    <>
      {amount} <span className="order-aside">{say('discount', { percent })}</span>
    </>
  )
}

type ItemProps = { line: Line; leadsTo: PageData['leadsTo']; stock: Stock | undefined }

function Item({ line, leadsTo, stock }: ItemProps) {
  const { itemName, itemNumber, serialNumbers } = line
  return (
    <div className="order-item">
      <span>{itemName}</span>
      {itemNumber ? <span className="order-item-number serial">{itemNumber}</span> : null}
      {stock ? <StockLightOf stock={stock} /> : null}
      {serialNumbers.length > 0 ? <Serials serials={serialNumbers} leadsTo={leadsTo} /> : null}
    </div>
  )
}

/** Each unit shipped leads to its product, and to a claim about it. */
function Serials({ serials, leadsTo }: { serials: string[]; leadsTo: PageData['leadsTo'] }) {
  const say = useWords(detailWords)
  const locale = useLocale()
  return (
    <ul className="order-serials" aria-label={say('serials')}>
      {serials.map((serial) => (
        <li key={serial}>
          {leadsTo.product ? (
            <Link className="serial" to={pathIn(locale, `/products/serial/${encodeURIComponent(serial)}`)}>
              {serial}
            </Link>
          ) : (
            <span className="serial">{serial}</span>
          )}
          {leadsTo.newTicket ? (
            <Link
              className="order-new-ticket"
              to={`${pathIn(locale, '/new-ticket')}?serial=${encodeURIComponent(serial)}`}
            >
              {say('open-ticket')}
              <span className="visually-hidden"> {serial}</span>
            </Link>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function Totals({ order: { netAmount, vatAmount, totalAmount, currency } }: Pick<PageData, 'order'>) {
  const orders = useWords(orderWords)
  const locale = useLocale()
  const money = (minor: number) => formatMoney(locale, { minor, currency })
  return (
    <dl className="order-totals">
      <div>
        <dt>{orders('net')}</dt>
        <dd>{money(netAmount)}</dd>
      </div>
      <div>
        <dt>{orders('vat')}</dt>
        <dd>{money(vatAmount)}</dd>
      </div>
      <div className="order-total">
        <dt>{orders('total')}</dt>
        <dd>{money(totalAmount)}</dd>
      </div>
    </dl>
  )
}
