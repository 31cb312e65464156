import { Eye, PencilLine } from 'lucide-react'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { href } from 'react-router'
import { formatList } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Colleague, startBeing } from './being-here.ts'
import { presenceWords } from './presence.words.ts'
import './presence.css'

const HereContext = createContext<readonly Colleague[]>([])

/** Around the page of a ticket: its parts know who else of the staff has it open. */
export function PresenceOnTicket({ ticket, self, children }: { ticket: number; self: number; children: ReactNode }) {
  const [people, setPeople] = useState<readonly Colleague[]>([])
  useEffect(() => {
    const address = href('/:locale?/console/tickets/:id/here', { id: String(ticket) })
    return startBeing(address, ticket, (found) => setPeople(found.filter(({ account }) => account !== self)))
  }, [ticket, self])
  return <HereContext value={people}>{children}</HereContext>
}

/** Who else has this ticket open, and who of them writes: two are not to answer the same. */
export function AlsoHere() {
  return (
    <output className="also-here">
      <Colleagues />
    </output>
  )
}

/** The same in the hint of a field that is written in, from where the page's head is out of sight; that one announces it. */
export function AlsoHereBeside() {
  if (use(HereContext).length === 0) return null
  return (
    <span className="also-here also-here-beside">
      <Colleagues />
    </span>
  )
}

function Colleagues() {
  const say = useWords(presenceWords)
  const locale = useLocale()
  const people = use(HereContext)
  const writing = people.filter(({ isWriting }) => isWriting).map(({ name }) => name)
  const looking = people.filter(({ isWriting }) => !isWriting).map(({ name }) => name)
  return (
    <>
      {writing.length > 0 ? (
        <span className="also-here-writing">
          <PencilLine size={14} aria-hidden />
          {say(writing.length > 1 ? 'writing.several' : 'writing', { names: formatList(locale, writing) })}
        </span>
      ) : null}
      {looking.length > 0 ? (
        <span>
          <Eye size={14} aria-hidden />
          {say('looking', { names: formatList(locale, looking) })}
        </span>
      ) : null}
    </>
  )
}
