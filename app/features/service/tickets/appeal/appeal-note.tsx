import { Alert } from '#app/kit/ui/alert.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { PageData } from '../desk/page-data.ts'
import { isAppealOpen } from './appeal.ts'
import { appealWords } from './appeal.words.ts'

/** To staff, as long as an appeal waits: what the customer says, and who may decide. */
export function AppealNote({ page: { ticket, history } }: { page: Pick<PageData, 'ticket' | 'history'> }) {
  const say = useWords(appealWords)
  if (!isAppealOpen(ticket)) return null
  const reason = history.events.findLast(({ kind }) => kind === 'appeal')?.reason
  return (
    <Alert tone="warning" title={say('title')}>
      {reason ? <p className="ticket-text">{reason}</p> : null}
      <p className="muted">{say('desk')}</p>
    </Alert>
  )
}
