import type { ReactNode } from 'react'
import { useWords } from '#app/kit/words/use-words.ts'
import { uiWords } from './ui.words.ts'
import './banner.css'

/** One line over the whole page, such as the sign that this is a demonstration. */
export function Banner({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <aside className="banner" aria-label={useWords(uiWords)('notice')}>
      <p>{children}</p>
      {action}
    </aside>
  )
}
