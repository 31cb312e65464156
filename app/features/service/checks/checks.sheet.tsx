import type { ReactNode } from 'react'
import { type CheckStep, textIn } from '#app/catalogue/catalogue.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { figureIn, limitsOf } from './checks.text.ts'
import { checkWords } from '#app/features/service/checklists/checklists.words.ts'
import './checks.css'

type SheetProps = { step: CheckStep; place: { at: number; of: number }; children?: ReactNode }

/** One step as it stands on the phone in a mechanic's hand: what to do, and the figures large. */
export function StepSheet({ step, place, children }: SheetProps) {
  const say = useWords(checkWords)
  const locale = useLocale()
  const { torque, measure, photo, skippable } = step
  return (
    <Card className="check-sheet">
      <p className="muted numbers">{say('step.of', place)}</p>
      <p className="check-what">{textIn(locale, step.name)}</p>
      {torque && (
        <p className="check-figure">
          <span className="muted">{say('torque')}</span> <strong>{figureIn(locale, torque.value, torque.unit)}</strong>
        </p>
      )}
      {measure && (
        <p className="check-figure">
          <span className="muted">{say('measure')}</span> <strong>{limitsOf(locale, measure)}</strong>
        </p>
      )}
      {(photo || skippable) && (
        <p className="muted">
          {[photo ? say('needs-photo') : '', skippable ? say('may-skip') : ''].filter(Boolean).join(' ')}
        </p>
      )}
      {children}
    </Card>
  )
}
