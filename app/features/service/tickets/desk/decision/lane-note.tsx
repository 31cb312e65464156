import { Alert } from '#app/kit/ui/alert.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { laneWords } from './lane-note.words.ts'
import type { PageData } from '../page-data.ts'

/** What the rule for unsold bicycles did with a claim. */
export function LaneNote({ lane }: Pick<PageData, 'lane'>) {
  const say = useWords(laneWords)
  if (!lane) return null
  return (
    <Alert title={say(lane.outcome)}>
      <p>{say(`${lane.outcome}.words`, { version: String(lane.version) })}</p>
    </Alert>
  )
}
