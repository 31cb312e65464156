import { Eye, PencilLine } from 'lucide-react'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { href } from 'react-router'
import { PersonContext } from '#app/kit/own-memory.ts'
import { VisuallyHidden } from '#app/kit/ui/hidden.tsx'
import { formatList } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { hearOfAll, type OpenTickets } from './being-here.ts'
import { presenceWords } from './presence.words.ts'
import './presence.css'

const OpenContext = createContext<OpenTickets>(new Map())

/** Around a list of tickets: its rows know who else of the staff has theirs open. */
export function PresenceInRows({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<OpenTickets>(new Map())
  useEffect(() => hearOfAll(href('/:locale?/console/tickets/here'), setOpen), [])
  return <OpenContext value={open}>{children}</OpenContext>
}

/** Who else has the ticket of a row open, or writes there; nothing where nobody has. */
export function RowPresence({ ticket }: { ticket: number }) {
  const say = useWords(presenceWords)
  const locale = useLocale()
  const self = use(PersonContext)
  const people = (use(OpenContext).get(ticket) ?? []).filter(({ account }) => account !== self)
  if (people.length === 0) return null
  const writing = people.filter(({ isWriting }) => isWriting)
  const named = formatList(
    locale,
    (writing.length > 0 ? writing : people).map(({ name }) => name),
  )
  const words =
    writing.length > 0
      ? say(writing.length > 1 ? 'writing.several' : 'writing', { names: named })
      : say('looking', { names: named })
  return (
    <span className="row-here" title={words}>
      {writing.length > 0 ? <PencilLine size={14} aria-hidden /> : <Eye size={14} aria-hidden />}
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
