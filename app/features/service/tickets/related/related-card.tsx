import { Card } from '#app/kit/ui/card.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { RelatedList } from './related-list.tsx'
import type { Related } from './related.ts'
import { relatedWords } from './related.words.ts'

/** For a dealer or rider, where there is something to tell. */
export function RelatedCard({ related }: { related: readonly Related[] }) {
  const say = useWords(relatedWords)
  if (related.length === 0) return null
  return (
    <Card title={say('title')}>
      <RelatedList related={related} />
    </Card>
  )
}
