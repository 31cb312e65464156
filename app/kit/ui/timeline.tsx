import type { Key, ReactNode } from 'react'
import { useWords } from '#app/kit/words/use-words.ts'
import { uiWords } from './ui.words.ts'
import './timeline.css'

export type TimelineItem = {
  key: Key
  state: 'done' | 'current' | 'next'
  title: ReactNode
  detail?: ReactNode
  time?: ReactNode
}

type TimelineProps = {
  label: string
  items: readonly TimelineItem[]
  /** Lies on its side where there is room. */
  flat?: boolean
}

const stateWords = { done: 'done', current: 'current', next: 'upcoming' } as const

export function Timeline({ label, items, flat }: TimelineProps) {
  const words = useWords(uiWords)
  return (
    <ol className={flat ? 'timeline timeline-flat' : 'timeline'} aria-label={label}>
      {items.map(({ key, state, title, detail, time }) => (
        <li key={key} className={`timeline-${state}`} aria-current={state === 'current' ? 'step' : undefined}>
          <span className="timeline-title">
            {title}
            <span className="visually-hidden"> ({words(stateWords[state])})</span>
          </span>
          {time && <span className="timeline-time">{time}</span>}
          {detail && <div className="timeline-detail">{detail}</div>}
        </li>
      ))}
    </ol>
  )
}
