import { StatusDot, type StatusTone } from '#app/kit/ui/status.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { State } from './surveys.ts'
import { surveyWords } from './surveys.words.ts'

const tones = { draft: 'hollow', open: 'green', closed: 'ink' } as const satisfies Record<State, StatusTone>

export function StateDot({ state }: { state: State }) {
  const say = useWords(surveyWords)
  return <StatusDot tone={tones[state]}>{say(`state.${state}`)}</StatusDot>
}
