import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import './alert.css'

type AlertProps = {
  tone?: 'info' | 'success' | 'warning' | 'danger'
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  id?: string
  /** Takes the focus as it appears, also without a script: what was sent may stand far below it. */
  first?: boolean
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

export function Alert({ tone = 'info', title, children, action, id, first = false }: AlertProps) {
  const Icon = icons[tone]
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // One that came with the document has it by its attribute, and somebody may have gone on since.
    if (first && document.documentElement.dataset['hydrated'] !== undefined) alert.current?.focus()
  }, [first])
  return (
    <div
      id={id}
      ref={alert}
      tabIndex={first ? -1 : undefined}
      // What went wrong is what the sender of the form has to hear first.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={first}
      className={`alert alert-${tone}`}
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
    >
      <Icon size={20} />
      <div className="alert-words">
        {title && <p className="alert-title">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="cluster alert-action">{action}</div>}
      </div>
    </div>
  )
}
