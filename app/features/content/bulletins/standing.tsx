import { StatusDot } from '#app/kit/ui/status.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { type Shown, standingOf } from './bulletins.ts'
import { bulletinWords } from './bulletins.words.ts'

const tones = {
  replaced: 'ink',
  'state.draft': 'hollow',
  'state.published': 'green',
  open: 'orange',
  confirmed: 'green',
} as const

export function Standing({ row, side }: { row: Shown; side: 'readers' | 'desk' }) {
  const say = useWords(bulletinWords)
  const standing = standingOf(row, side)
  return standing ? <StatusDot tone={tones[standing]}>{say(standing)}</StatusDot> : '–'
}
