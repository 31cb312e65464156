import { StatusDot, type StatusTone } from '#app/kit/ui/status.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { State, UnitState } from './recalls.ts'
import { recallWords } from './recalls.words.ts'

const tones = { draft: 'hollow', published: 'red', closed: 'ink' } as const satisfies Record<State, StatusTone>

export function StateDot({ state }: { state: State }) {
  const say = useWords(recallWords)
  return <StatusDot tone={tones[state]}>{say(`state.${state}`)}</StatusDot>
}

const unitTones = {
  open: 'red',
  notified: 'orange',
  booked: 'blue',
  inspected: 'blue',
  done: 'green',
  not_found: 'hollow',
  scrapped: 'ink',
  passed_on: 'hollow',
} as const satisfies Record<UnitState, StatusTone>

export function UnitDot({ state }: { state: UnitState }) {
  const say = useWords(recallWords)
  return <StatusDot tone={unitTones[state]}>{say(`unit.${state}`)}</StatusDot>
}
