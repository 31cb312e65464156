import type { ReactNode } from 'react'
import { EmptyPicture, ErrorPicture } from './pictures.tsx'
import './empty-state.css'

type EmptyStateProps = {
  picture?: ReactNode
  title: ReactNode
  /** Why there is nothing, in a sentence. */
  children?: ReactNode
  /** The next step: a button or a link. */
  action?: ReactNode
  /** 1 where it is the whole page. */
  level?: 1 | 2
}

export function EmptyState({ picture = <EmptyPicture />, title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className="empty-state">
      <div className="empty-state-picture">{picture}</div>
      <Heading>{title}</Heading>
      {children && <div className="empty-state-words">{children}</div>}
      {action && <div className="cluster empty-state-action">{action}</div>}
    </div>
  )
}

export function ErrorState(props: Omit<EmptyStateProps, 'picture'>) {
  return <EmptyState {...props} picture={<ErrorPicture />} />
}
