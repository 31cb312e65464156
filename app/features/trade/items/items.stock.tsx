import { StatusDot, type StatusTone } from '#app/kit/ui/status.tsx'
import { formatDay } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Stock, StockLight } from './items.stock.ts'
import { stockWords } from './items.stock.words.ts'
import './items.stock.css'

const tones: Record<StockLight, StatusTone> = { in_stock: 'green', few: 'orange', none: 'red' }

/** Whether an item can be had, as a light with its words, and when the next ones come. */
export function StockLightOf({ stock }: { stock: Stock }) {
  const say = useWords(stockWords)
  const locale = useLocale()
  const { light, quantity, nextOn, replacedBy } = stock
  const count = Math.floor(quantity ?? 0)
  return (
    <span className="stock">
      <StatusDot tone={tones[light]}>{say(light)}</StatusDot>
      {count > 0 ? <span className="muted">{say('quantity', { count })}</span> : null}
      {nextOn !== null && light !== 'in_stock' ? (
        <span className="muted">{say('next', { day: formatDay(locale, nextOn) })}</span>
      ) : null}
      {replacedBy === '' ? null : <span className="muted">{say('replaced', { number: replacedBy })}</span>}
    </span>
  )
}
