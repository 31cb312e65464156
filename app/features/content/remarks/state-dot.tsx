import { StatusDot } from '#app/kit/ui/status.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { State } from './remarks.ts'
import { remarkWords } from './remarks.words.ts'

export function StateDot({ state }: { state: State }) {
  const say = useWords(remarkWords)
  return <StatusDot tone={state === 'open' ? 'orange' : 'ink'}>{say(`state.${state}`)}</StatusDot>
}
