import { StatusDot, type StatusTone } from '#app/kit/ui/status.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { ImportState } from '../imports.ts'
import { pageWords } from './page.words.ts'

const tones: Record<ImportState, StatusTone> = {
  columns: 'orange',
  checking: 'blue',
  ready: 'orange',
  applying: 'blue',
  applied: 'green',
  undoing: 'blue',
  undone: 'hollow',
  failed: 'red',
  cancelled: 'hollow',
}

export function StateDot({ state }: { state: ImportState }) {
  const say = useWords(pageWords)
  return <StatusDot tone={tones[state]}>{say(`state.${state}`)}</StatusDot>
}
