import { Card } from '#app/kit/ui/card.tsx'
import { formatDate, formatNumber } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { PageData } from './page-data.ts'
import { pageWords } from './page.words.ts'

/** For staff: what a dealer asked for, as it was then. */
export function AskCard({ ask }: { ask: NonNullable<PageData['ask']> }) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const { askedBy: name, askedAt, title, lines, note } = ask
  return (
    <Card title={say('ask')}>
      <div className="stack-small">
        <p className="muted">{say('ask.words', { name, moment: formatDate(locale, askedAt, 'moment'), title })}</p>
        <ul>
          {lines.map(({ itemNumber, item, quantity }) => (
            <li key={`${itemNumber} ${item}`}>
              {say('ask.line', { count: formatNumber(locale, quantity), item })}
              {itemNumber ? <span className="serial"> {itemNumber}</span> : null}
            </li>
          ))}
        </ul>
        {note ? <p className="quote-text">{note}</p> : null}
      </div>
    </Card>
  )
}
