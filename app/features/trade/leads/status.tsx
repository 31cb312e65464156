import { StatusDot, type StatusTone } from '#app/kit/ui/status.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type LeadClock, type LeadStage } from './leads.ts'
import { clockText, leadWords } from './leads.words.ts'

const tones: Record<LeadStage, StatusTone> = {
  routed: 'orange',
  new: 'blue',
  contacted: 'blue',
  appointment: 'blue',
  offer: 'ink',
  won: 'green',
  lost: 'hollow',
  declined: 'hollow',
}

/** Where a lead stands, as a dot and a word. */
export function LeadStatusDot({ stage }: { stage: LeadStage }) {
  return <StatusDot tone={tones[stage]}>{useWords(leadWords)(`stage.${stage}`)}</StatusDot>
}

/** The time that is left, or by which it is overdue. */
export function ClockText({ clock }: { clock: LeadClock }) {
  const text = clockText(useLocale(), clock)
  return clock.overdue ? <StatusDot tone="red">{text}</StatusDot> : <span className="muted">{text}</span>
}
