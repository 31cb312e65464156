import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { Badge } from './status.tsx'
import './tabs.css'

export type Tab = { to: string; label: ReactNode; current?: boolean; count?: ReactNode }

/** Each tab is an address, so it is a link: it can be shared, opened apart, and works without a script. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} preventScrollReset aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
          {tab.count !== undefined && <Badge>{tab.count}</Badge>}
        </Link>
      ))}
    </nav>
  )
}
