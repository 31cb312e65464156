import { StatusDot } from '#app/kit/ui/status.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { CheckState } from './checks.ts'
import { checkWords } from './checks.words.ts'

export function CheckStateDot({ state }: { state: CheckState }) {
  const say = useWords(checkWords)
  return <StatusDot tone={state === 'signed' ? 'green' : 'blue'}>{say(`state.${state}`)}</StatusDot>
}
