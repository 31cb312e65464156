import { useWords } from '#app/kit/words/use-words.ts'
import { ToldNote } from '../tickets.told-note.tsx'
import { detailWords } from './detail.words.ts'
import type { PageData } from './page-data.ts'

/** What its sender was told of the coverage: until it is decided, when the decision says it. */
export function ToldCard({ told, ticket }: Pick<PageData, 'told' | 'ticket'>) {
  const say = useWords(detailWords)
  if (!told || ticket.warrantyAccepted !== null) return null
  return (
    <section>
      <h2 className="ticket-label">{say('told')}</h2>
      <ToldNote told={told} />
    </section>
  )
}
