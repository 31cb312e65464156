import { CheckCheck } from 'lucide-react'
import { formatDate, formatList } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { LastRead } from '../tickets.ts'
import { unreadWords } from './unread.words.ts'

/** Below the last message of the reader's own side that the other has read: to a dealer, by the maker; to staff, by whom. */
export function ReadMark({ read: { at, by } }: { read: LastRead }) {
  const say = useWords(unreadWords)
  const locale = useLocale()
  const moment = formatDate(locale, at, 'moment')
  return (
    <p className="message-read">
      <CheckCheck size={14} aria-hidden />
      {by.length > 0 ? say('read.by', { names: formatList(locale, by), moment }) : say('read', { moment })}
    </p>
  )
}
