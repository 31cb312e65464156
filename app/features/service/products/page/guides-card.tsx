import { Card } from '#app/kit/ui/card.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { BicycleGuides } from '#app/features/content/resources/resources.bicycles.guides.tsx'
import { productWords } from '../products.words.ts'
import type { PageData } from './page-data.ts'

/** What there is to look up about it, in the reader's language. */
export function GuidesCard({ page: { guides } }: { page: PageData }) {
  const say = useWords(productWords)
  if (guides.length === 0) return null
  return (
    <Card title={say('guides')}>
      <BicycleGuides guides={guides} />
    </Card>
  )
}
