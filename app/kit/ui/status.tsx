import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from './link.tsx'
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

/** A chosen value; with `removeTo` it can be taken away by following a link. */
export function Tag({ children, removeTo, removeLabel }: TagProps) {
  return (
    <span className="tag">
      {children}
      {removeTo && (
        <Link className="tag-remove" to={removeTo} aria-label={removeLabel}>
          <X size={16} />
        </Link>
      )}
    </span>
  )
}

type TagProps = { children: ReactNode; removeTo?: string; removeLabel?: string }
