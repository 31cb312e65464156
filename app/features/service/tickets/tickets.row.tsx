import { StatusDot, type StatusTone } from '#app/kit/ui/status.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { NextStep as Next, Urgency } from './tickets.step.ts'
import { stepWords } from './tickets.words.ts'
import './tickets.css'

const tones: Record<Urgency, StatusTone> = { late: 'red', act: 'orange', wait: 'hollow' }

/** What the reader is to do: heavier and coloured where it is theirs; what is late says so in words as well. */
export function NextStep({ next }: { next: Next | undefined }) {
  const say = useWords(stepWords)
  if (!next) return null
  const { step, urgency } = next
  const isOwn = !step.startsWith('wait-')
  return (
    <span className={isOwn ? 'next-step next-step-own' : 'next-step'}>
      <StatusDot tone={tones[urgency]}>{say(step)}</StatusDot>
      {urgency === 'late' ? <span className="next-step-late">{say('late')}</span> : null}
    </span>
  )
}

/** A subject whose serial number stays in one piece where lines break, unless it is longer than the line itself. */
export function SubjectText({ subject, serial }: { subject: string; serial: string }) {
  const at = subject.indexOf(serial)
  if (at === -1) return subject
  // With whatever stands right beside it, such as its brackets.
  const start = subject.lastIndexOf(' ', at) + 1
  const [piece = ''] = subject.slice(start).split(' ', 1)
  return (
    <>
      {subject.slice(0, start)}
      <span className="unbroken">{piece}</span>
      {subject.slice(start + piece.length)}
    </>
  )
}
