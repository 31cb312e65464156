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

/** `isOwn`: to the one who holds it; whom the portal has told is nothing to them, what is to be done is. */
export function UnitDot({ state, isOwn = false }: { state: UnitState; isOwn?: boolean }) {
  const say = useWords(recallWords)
  const waits = isOwn && (state === 'open' || state === 'notified')
  return <StatusDot tone={unitTones[state]}>{say(waits ? 'unit.waits' : `unit.${state}`)}</StatusDot>
}
