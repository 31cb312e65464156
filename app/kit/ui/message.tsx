import type { ReactNode } from 'react'
import { formatDate } from '#app/kit/words/formats.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { Avatar } from './avatar.tsx'
import './message.css'

type MessageProps = {
  id: string | undefined
  /** Whose letters stand beside it. */
  author: string
  /** The author as this reader knows them. */
  name: string
  fromStaff: boolean
  at: Date
  className?: string | undefined
  /** Stands above the name. */
  above?: ReactNode
  children: ReactNode
}

/** What somebody wrote in a conversation, in a list of the class `messages`. */
export function Message({ id, author, name, fromStaff, at, className, above, children }: MessageProps) {
  const locale = useLocale()
  const classes = ['message', fromStaff && 'message-maker', className].filter(Boolean)
  return (
    <li className={classes.join(' ')} id={id}>
      <Avatar name={author} size="small" tone={fromStaff ? 'ink' : 'sunken'} />
      <div className="message-body">
        {above}
        <p className="message-head">
          <strong>{name}</strong>
          <time className="muted numbers" dateTime={at.toISOString()}>
            {formatDate(locale, at, 'moment')}
          </time>
        </p>
        {children}
      </div>
    </li>
  )
}
