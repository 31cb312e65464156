import { useWords } from '#app/kit/words/use-words.ts'
import { labourState } from './labour.ts'
import type { LabourLine } from './lines.ts'
import { labourWords } from './labour.words.ts'

/** What was asked for, and what came of it. */
export function LabourText({ line }: { line: Pick<LabourLine, 'minutes' | 'granted'> }) {
  const say = useWords(labourWords)
  const { minutes, granted } = line
  switch (labourState(line)) {
    case 'asked':
      return `${say('asked', { count: minutes })}, ${say('state.asked')}`
    case 'granted':
      return say('granted', { count: minutes })
    case 'cut':
      return say('state.cut', { count: granted ?? 0, minutes: String(minutes) })
    case 'refused':
      return `${say('asked', { count: minutes })}, ${say('refused')}`
  }
}
