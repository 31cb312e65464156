import type { ReactNode } from 'react'
import './status.css'

export type StatusTone = 'ink' | 'blue' | 'orange' | 'green' | 'red' | 'hollow'

/** A state as a dot and a word: the colour never speaks alone. */
export function StatusDot({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return <span className={`status status-${tone}`}>{children}</span>
}

/** A short neutral mark beside a word, such as a count. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className="badge">{children}</span>
}
