import { StatusDot, type StatusTone } from '#app/kit/ui/status.tsx'
import { useLocale } from '#app/kit/words/use-words.ts'
import type { Stage } from './tickets.stages.ts'
import { type Staged, stageName } from './appeal/stage-name.ts'

/** The colours that stages have everywhere. */
export const stageTones: Record<Stage, StatusTone> = {
  new_request: 'ink',
  decision_completed: 'blue',
  operations_in_progress: 'orange',
  operations_completed: 'green',
  ticket_closed: 'hollow',
}

/** Where a ticket stands, as a dot and a word. */
export function StageStatus({ ticket }: { ticket: Staged }) {
  return <StatusDot tone={stageTones[ticket.stage]}>{stageName(useLocale(), ticket)}</StatusDot>
}
