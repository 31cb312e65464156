import type { ReactNode } from 'react'
import './description-list.css'

export type Description = {
  term: string
  /** An empty one shows a dash. */
  detail: ReactNode
  /** Takes the whole width. */
  wide?: boolean
}

export function DescriptionList({ items, columns = 2 }: { items: readonly Description[]; columns?: 1 | 2 | 3 }) {
  return (
    <dl className={`descriptions descriptions-${columns}`}>
      {items.map(({ term, detail, wide }) => (
        <div key={term} className={wide ? 'descriptions-wide' : undefined}>
          <dt>{term}</dt>
          <dd>{detail ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
