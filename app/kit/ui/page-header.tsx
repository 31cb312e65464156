import type { ReactNode } from 'react'
import { useWayBack } from '../lists/way-back.ts'
import { Link } from './link.tsx'
import './page-header.css'

type PageHeaderProps = {
  eyebrow?: ReactNode
  title: ReactNode
  actions?: ReactNode
  /** Where the reader came from; it takes the place of the eyebrow. A list is reached as it was left. */
  back?: { to: string; label: string }
  /** A line under the title: who, when, which stage. */
  children?: ReactNode
}

export function PageHeader({ eyebrow, title, actions, back, children }: PageHeaderProps) {
  return (
    <header className="page-header">
      <div className="page-header-words">
        {back ? <BackLink {...back} /> : eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        {children && <div className="page-header-line">{children}</div>}
      </div>
      {actions && <div className="cluster">{actions}</div>}
    </header>
  )
}

function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link className="page-header-back" to={useWayBack(to)}>
      <span aria-hidden="true">←</span> {label}
    </Link>
  )
}
