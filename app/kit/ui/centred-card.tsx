import type { ReactNode } from 'react'
import './centred-card.css'

type CentredCardProps = { icon?: ReactNode; title: ReactNode; intro?: ReactNode; children?: ReactNode }

/** The one thing on a page that has no frame around it. */
export function CentredCard({ icon, title, intro, children }: CentredCardProps) {
  return (
    <section className="centred-card stack">
      {icon}
      <div className="stack-small">
        <h1>{title}</h1>
        {intro && <p className="muted">{intro}</p>}
      </div>
      {children}
    </section>
  )
}
