import { Alert } from '#app/kit/ui/alert.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { PageData } from '../desk/page-data.ts'
import { isAppealOpen } from './appeal.ts'
import { AppealText } from './appeal-text.tsx'
import { appealWords } from './appeal.words.ts'

/** To staff, as long as an appeal waits: what the customer says, the refusal it is about, and who may decide. */
export function AppealNote({ page: { ticket, history } }: { page: Pick<PageData, 'ticket' | 'history'> }) {
  const say = useWords(appealWords)
  if (!isAppealOpen(ticket)) return null
  return (
    <Alert tone="warning" title={say('title')}>
      <AppealText events={history.events} forStaff />
      <p className="muted">{say('desk')}</p>
    </Alert>
  )
}
