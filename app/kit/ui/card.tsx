import type { ReactNode } from 'react'
import './card.css'

type CardProps = {
  title?: ReactNode
  actions?: ReactNode
  footer?: ReactNode
  /** Without inner space, for a table or a list that brings its own. */
  flush?: boolean
  as?: 'section' | 'div' | 'article' | 'aside'
  id?: string
  className?: string
  children?: ReactNode
}

export function Card({ title, actions, footer, flush, as: Element = 'section', id, className, children }: CardProps) {
  return (
    <Element id={id} className={className ? `card ${className}` : 'card'}>
      {(title || actions) && (
        <header className="card-header">
          {title && <h2>{title}</h2>}
          {actions && <div className="cluster">{actions}</div>}
        </header>
      )}
      <div className={flush ? 'card-flush' : 'card-body'}>{children}</div>
      {footer && <footer className="card-footer">{footer}</footer>}
    </Element>
  )
}
