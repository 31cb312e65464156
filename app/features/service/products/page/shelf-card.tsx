import { AsOf } from '#app/features/trade/freshness/freshness.as-of.tsx'
import { StockLightOf } from '#app/features/trade/items/items.stock.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { PageData } from './page-data.ts'
import { shelfWords } from './shelf-card.words.ts'

/** What there is for this bicycle, and whether it can be had: without prices, for the workshop too. */
export function ShelfCard({ page: { shelf } }: { page: PageData }) {
  const say = useWords(shelfWords)
  if (shelf.items.length === 0) return null
  return (
    <Card title={say('title')}>
      <ul className="product-shelf">
        {shelf.items.map(({ number, name, stock }) => (
          <li key={number}>
            {name} <span className="serial muted">{number}</span>
            <StockLightOf stock={stock} />
          </li>
        ))}
      </ul>
      {shelf.areMore ? <p className="muted product-small">{say('more', { count: shelf.items.length })}</p> : null}
      {shelf.asOf ? (
        <p className="product-small">
          <AsOf {...shelf.asOf} ofStock />
        </p>
      ) : null}
    </Card>
  )
}
