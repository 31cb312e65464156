import { StatusDot } from '#app/kit/ui/status.tsx'
import { useLocale } from '#app/kit/words/use-words.ts'
import type { Signal } from './signals.ts'
import { stateText } from './signals.words.ts'

const tones = { new: 'orange', looking: 'blue', explained: 'green', no_cause: 'hollow' } as const

export function StateDot({ signal }: { signal: Pick<Signal, 'state' | 'lookerName'> }) {
  return <StatusDot tone={tones[signal.state]}>{stateText(useLocale(), signal)}</StatusDot>
}
