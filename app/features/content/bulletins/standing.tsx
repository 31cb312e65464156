import { StatusDot } from '#app/kit/ui/status.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { State } from './bulletins.ts'
import { bulletinWords } from './bulletins.words.ts'

type StandingProps = {
  row: { state: State; isReplaced: boolean; word: 'open' | 'confirmed' | undefined }
  side: 'readers' | 'desk'
}

/** Where one stands: to staff whether it is out, to its readers what is asked of them. */
export function Standing({ row: { state, isReplaced, word }, side }: StandingProps) {
  const say = useWords(bulletinWords)
  if (isReplaced) return <StatusDot tone="ink">{say('replaced')}</StatusDot>
  if (side === 'desk')
    return <StatusDot tone={state === 'draft' ? 'hollow' : 'green'}>{say(`state.${state}`)}</StatusDot>
  if (word === undefined) return '–'
  return <StatusDot tone={word === 'open' ? 'orange' : 'green'}>{say(word)}</StatusDot>
}
