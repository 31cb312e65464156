import type { ReactNode } from 'react'
import { Alert } from '#app/kit/ui/alert.tsx'

/** Why a step was refused. Its sentence is marked for anyone who takes the step from within the page (`sendStep`). */
export function StepProblem({ title, children }: { title?: string; children: string }): ReactNode {
  return (
    <Alert tone="danger" title={title}>
      <span data-problem>{children}</span>
    </Alert>
  )
}
