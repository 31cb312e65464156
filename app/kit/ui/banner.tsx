import type { ReactNode } from 'react'
import './banner.css'

/** One line over the whole page, such as the sign that this is a demonstration. */
export function Banner({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <aside className="banner">
      <p>{children}</p>
      {action}
    </aside>
  )
}
