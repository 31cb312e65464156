import { StatusDot, type StatusTone } from '#app/kit/ui/status.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { type Endpoint, type Health, healthOf } from '../webhooks.ts'
import { webhookWords } from '../webhooks.words.ts'

const tones: Record<Health, StatusTone> = { new: 'hollow', well: 'green', failing: 'orange', off: 'hollow' }

/** How an endpoint is, as a dot and a word. */
export function HealthDot({ endpoint }: { endpoint: Endpoint }) {
  const say = useWords(webhookWords)
  const health = healthOf(endpoint)
  const tone = health === 'off' && endpoint.offWhy !== 'hand' ? 'red' : tones[health]
  return <StatusDot tone={tone}>{say(`health.${health}`)}</StatusDot>
}
