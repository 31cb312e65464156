import { useWords } from '#app/kit/words/use-words.ts'
import { detailWords } from './detail.words.ts'
import type { PageData } from './detail-page.tsx'
import { History } from './history.tsx'
import { type Stage, stages, type Ticket } from '../tickets.ts'

/** What the ticket has been through, and the stages ahead of it. */
export function ProgressCard({ page: { ticket, history } }: { page: PageData }) {
  const say = useWords(detailWords)
  return <History title={say('progress')} ticket={ticket} history={history} ahead={ahead(ticket)} />
}

/** What is refused is not worked on, unless a paid repair is agreed. */
function ahead({ stage, warrantyAccepted }: Pick<Ticket, 'stage' | 'warrantyAccepted'>): readonly Stage[] {
  if (stage === 'decision_completed' && warrantyAccepted === false) return ['ticket_closed']
  return stages.slice(stages.indexOf(stage) + 1)
}
