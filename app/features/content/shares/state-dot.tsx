import { StatusDot, type StatusTone } from '#app/kit/ui/status.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { State } from './shares.ts'
import { shareWords } from './shares.words.ts'

const tones = { open: 'green', ended: 'hollow', revoked: 'ink' } as const satisfies Record<State, StatusTone>

export function StateDot({ state }: { state: State }) {
  const say = useWords(shareWords)
  return <StatusDot tone={tones[state]}>{say(`state.${state}`)}</StatusDot>
}
