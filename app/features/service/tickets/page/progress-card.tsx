import { useWords } from '#app/kit/words/use-words.ts'
import { detailWords } from './detail.words.ts'
import type { PageData } from './page-data.ts'
import { History } from './history.tsx'
import { stagesAhead } from '../tickets.stages.ts'

/** What the ticket has been through, and the stages ahead of it. */
export function ProgressCard({ page: { ticket, history } }: { page: PageData }) {
  const say = useWords(detailWords)
  return <History title={say('progress')} ticket={ticket} history={history} ahead={stagesAhead(ticket)} />
}
