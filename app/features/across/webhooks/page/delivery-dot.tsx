import { StatusDot, type StatusTone } from '#app/kit/ui/status.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { DeliveryState } from '../webhooks.ts'
import { webhookWords } from '../webhooks.words.ts'

const tones: Record<DeliveryState, StatusTone> = {
  waiting: 'blue',
  taken: 'green',
  given_up: 'red',
  left_out: 'hollow',
}

export function DeliveryDot({ state }: { state: DeliveryState }) {
  const say = useWords(webhookWords)
  return <StatusDot tone={tones[state]}>{say(`state.${state}`)}</StatusDot>
}
