import { Card } from '#app/kit/ui/card.tsx'
import { StatusDot, type StatusTone } from '#app/kit/ui/status.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { formatDate, formatNumber } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { OrderRequest } from '../orders.requests.ts'
import { againWords } from './again.words.ts'

const tones: Record<OrderRequest['state'], StatusTone> = { waiting: 'orange', taken: 'green', refused: 'red' }

/** What was asked for of an order once more, and what became of each. */
export function RequestsCard({ requests }: { requests: OrderRequest[] }) {
  const say = useWords(againWords)
  const locale = useLocale()
  if (requests.length === 0) return null
  return (
    <Card title={say('requests')} flush>
      <Table caption={say('requests')} columns={columnsFor(locale)} rows={requests} rowKey={({ id }) => id} />
    </Card>
  )
}

function columnsFor(locale: Locale): Column<OrderRequest>[] {
  const say = sayIn(againWords, locale)
  return [
    {
      label: say('number'),
      look: 'main',
      render: ({ id, lines }) => (
        <>
          {say('request', { id: String(id) })}
          {lines.map(({ itemName, itemNumber, quantity }) => (
            <span key={itemNumber + itemName} className="order-aside">
              {formatNumber(locale, quantity)} × {itemName}
            </span>
          ))}
        </>
      ),
    },
    { label: say('who'), render: ({ askedBy }) => askedBy },
    { label: say('when'), look: 'date', render: ({ askedAt }) => formatDate(locale, askedAt, 'moment') },
    {
      label: say('outcome'),
      render: ({ state, erpNumber, reason }) => (
        <>
          <StatusDot tone={tones[state]}>{say(`state.${state}`)}</StatusDot>
          {erpNumber === '' ? null : <span className="order-aside">{say('taken.as', { number: erpNumber })}</span>}
          {reason === '' ? null : <span className="order-aside">{say('refused.why', { reason })}</span>}
        </>
      ),
    },
  ]
}
