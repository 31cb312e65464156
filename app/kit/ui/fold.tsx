import type { MouseEvent, ReactNode } from 'react'
import './card.css'
import './fold.css'

type FoldProps = {
  title: ReactNode
  /** What it is called where the title alone does not tell it from its neighbours. */
  label?: string | undefined
  open?: boolean
  /** It is opened to write in it: the caret is there at once. */
  forWriting?: boolean
  children: ReactNode
}

/** What is done seldom is a press away; a native `details`, so no script is needed. */
export function Fold({ title, label, open, forWriting = false, children }: FoldProps) {
  return (
    <details className="fold-line" open={open}>
      <summary aria-label={label} onClick={forWriting ? openToWrite : undefined}>
        {title}
      </summary>
      {children}
    </details>
  )
}

/** The same as a card of its own. */
export function CardFold({ title, label, open, forWriting = false, children }: FoldProps) {
  return (
    <details className="card fold-card" open={open}>
      <summary aria-label={label} onClick={forWriting ? openToWrite : undefined}>
        {title}
      </summary>
      <div className="card-body">{children}</div>
    </details>
  )
}

/** On a summary's press: what is typed next is meant for the first field behind it. Closing needs no script. */
export function openToWrite(event: MouseEvent<HTMLElement>): void {
  const details = event.currentTarget.closest('details')
  if (!details || details.open) return
  event.preventDefault()
  details.open = true
  details.querySelector<HTMLElement>('textarea, select, input:not([type=hidden])')?.focus()
}
