import { StatusDot, type StatusTone } from '#app/kit/ui/status.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { Stage } from './tickets.stages.ts'
import { isAppealOpen } from './appeal/appeal.ts'
import { appealWords } from './appeal/appeal.words.ts'
import { ticketWords } from './tickets.words.ts'

/** The colours that stages have everywhere. */
export const stageTones: Record<Stage, StatusTone> = {
  new_request: 'ink',
  decision_completed: 'blue',
  operations_in_progress: 'orange',
  operations_completed: 'green',
  ticket_closed: 'hollow',
}

/** Where a ticket stands, as a dot and a word; one under appeal is no new request. */
export function StageStatus({ stage, isAppealed = false }: { stage: Stage; isAppealed?: boolean }) {
  const say = useWords(ticketWords)
  const appeal = useWords(appealWords)
  return (
    <StatusDot tone={stageTones[stage]}>
      {isAppealOpen({ stage, isAppealed }) ? appeal('stage') : say(`stage.${stage}`)}
    </StatusDot>
  )
}
