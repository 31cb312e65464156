import { StatusDot } from '#app/kit/ui/status.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { CheckState } from './checklists.ts'
import { checkWords } from './checklists.words.ts'

export function CheckStateDot({ state }: { state: CheckState }) {
  const say = useWords(checkWords)
  return <StatusDot tone={state === 'signed' ? 'green' : 'blue'}>{say(`state.${state}`)}</StatusDot>
}
