import { Card } from '#app/kit/ui/card.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { PageData } from './page-data.ts'
import { detailWords } from './detail.words.ts'

/** While a claim waits for its decision: what happens next, and how long that usually takes, where that is known. */
export function AheadCard({ ahead }: Pick<PageData, 'ahead'>) {
  const say = useWords(detailWords)
  if (!ahead) return null
  return (
    <Card title={say('ahead')}>
      <ol className="ticket-ahead">
        <li>{say('ahead.look')}</li>
        <li>
          {say('ahead.decide')}
          {ahead.usualDays === null ? null : <strong> {say('ahead.usual', { count: ahead.usualDays })}</strong>}
        </li>
        <li>{say('ahead.then')}</li>
      </ol>
    </Card>
  )
}
