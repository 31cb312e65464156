import type { ReactNode } from 'react'
import { useWords } from '#app/kit/words/use-words.ts'
import { LinkButton } from './button.tsx'
import { uiWords } from './ui.words.ts'
import './pager.css'

type PagerProps = {
  previousTo?: string | undefined
  nextTo?: string | undefined
  /** How many there are in all. */
  count?: ReactNode
}

export function Pager({ previousTo, nextTo, count }: PagerProps) {
  const words = useWords(uiWords)
  return (
    <div className="pager">
      <p className="pager-count">{count}</p>
      {(previousTo || nextTo) && (
        <nav className="pager-links" aria-label={words('pages')}>
          <Step to={previousTo} rel="prev">
            <span aria-hidden="true">← </span>
            {words('previous')}
          </Step>
          <Step to={nextTo} rel="next">
            {words('next')}
            <span aria-hidden="true"> →</span>
          </Step>
        </nav>
      )}
    </div>
  )
}

function Step({ to, rel, children }: { to: string | undefined; rel: 'prev' | 'next'; children: ReactNode }) {
  if (!to) return <span className="button button-small pager-none">{children}</span>
  return (
    <LinkButton to={to} rel={rel} size="small">
      {children}
    </LinkButton>
  )
}
