import type { ReactNode } from 'react'
import { useWords } from '#app/kit/words/use-words.ts'
import { uiWords } from './ui.words.ts'

/** Read aloud, not shown. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>
}

/** The first stop of the keyboard: past the menu, to what the page is about. */
export function SkipLink() {
  const words = useWords(uiWords)
  return (
    <a className="skip-link" href="#main">
      {words('skipToContent')}
    </a>
  )
}
