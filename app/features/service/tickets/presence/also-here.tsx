import { Eye, PencilLine } from 'lucide-react'
import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { formatList } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Colleague, startBeing } from './being-here.ts'
import { presenceWords } from './presence.words.ts'
import './presence.css'

/** Who else of the staff has this ticket open, and who of them writes: two are not to answer the same. */
export function AlsoHere({ ticket, self }: { ticket: number; self: number }) {
  const say = useWords(presenceWords)
  const locale = useLocale()
  const [people, setPeople] = useState<readonly Colleague[]>([])
  useEffect(() => {
    const address = href('/:locale?/console/tickets/:id/here', { id: String(ticket) })
    return startBeing(address, ticket, (found) => setPeople(found.filter(({ account }) => account !== self)))
  }, [ticket, self])
  const writing = people.filter(({ isWriting }) => isWriting).map(({ name }) => name)
  const looking = people.filter(({ isWriting }) => !isWriting).map(({ name }) => name)
  return (
    <output className="also-here">
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
    </output>
  )
}
