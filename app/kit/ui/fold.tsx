import type { ReactNode } from 'react'
import './card.css'
import './fold.css'

type FoldProps = {
  title: ReactNode
  /** What it is called where the title alone does not tell it from its neighbours. */
  label?: string | undefined
  open?: boolean
  children: ReactNode
}

/** What is done seldom is a press away; a native `details`, so no script is needed. */
export function Fold({ title, label, open, children }: FoldProps) {
  return (
    <details className="fold-line" open={open}>
      <summary aria-label={label}>{title}</summary>
      {children}
    </details>
  )
}

/** The same as a card of its own. */
export function CardFold({ title, label, open, children }: FoldProps) {
  return (
    <details className="card fold-card" open={open}>
      <summary aria-label={label}>{title}</summary>
      <div className="card-body">{children}</div>
    </details>
  )
}
