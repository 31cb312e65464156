import { Columns2 } from 'lucide-react'
import { useState } from 'react'
import { href } from 'react-router'
import type { Attachment, SamePhoto } from '#app/features/content/attachments/attachments.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { paneWords } from './photo-pane.words.ts'

/** Beside one photo a dozen tickets with it say no more than the latest. */
const mostShown = 8

type SameProps = {
  pictures: readonly Attachment[]
  onCompare: (pair: [Attachment, Attachment]) => void
}

type Pair = { file: Attachment; same: SamePhoto }

/** Which tickets seem to have the same pictures: whose they are, since when, and one line for each. */
export function SamePhotos({ pictures, onCompare }: SameProps) {
  const say = useWords(paneWords)
  const found = new Map<number, [Pair, ...Pair[]]>()
  for (const file of pictures)
    for (const same of file.same ?? []) {
      const others = found.get(same.ticketId)
      if (others) others.push({ file, same })
      else found.set(same.ticketId, [{ file, same }])
    }
  if (found.size === 0) return null
  return (
    <ul className="photo-same" aria-label={say('same')}>
      {[...found].slice(0, mostShown).map(([ticket, pairs]) => (
        <li key={ticket}>
          <SameLine pairs={pairs} onCompare={onCompare} />
        </li>
      ))}
    </ul>
  )
}

type LineProps = Pick<SameProps, 'onCompare'> & { pairs: readonly [Pair, ...Pair[]] }

/** The button goes from pair to pair. */
function SameLine({ pairs, onCompare }: LineProps) {
  const say = useWords(paneWords)
  const locale = useLocale()
  const [next, setNext] = useState(0)
  const { file, same } = pairs[next] ?? pairs[0]
  const number = String(same.ticketId)
  const named = say('number', { number })
  const photos = new Set(pairs.map((pair) => pair.file.id)).size
  return (
    <>
      <span>
        {photos === 1 ? say('same.of', { name: file.name }) : say('same.several', { photos })}{' '}
        <Link to={href('/:locale?/console/tickets/:id', { ...localePrefix(locale), id: number })}>{named}</Link>
        {` · ${same.companyName} · ${formatDate(locale, new Date(same.openedAt))}`}
      </span>
      <Button
        size="small"
        className="needs-script"
        icon={<Columns2 size={16} />}
        aria-label={say('compare.of', { number })}
        onClick={() => {
          onCompare([file, asFile(same, named)])
          setNext((next + 1) % pairs.length)
        }}
      >
        {say('compare')}
        {pairs.length > 1 ? ` ${next + 1}/${pairs.length}` : null}
      </Button>
    </>
  )
}

/** As the pane shows a picture; it goes by the ticket it is of. */
function asFile({ id, turned, width, height }: SamePhoto, name: string): Attachment {
  const rest = { messageId: null, bytes: 0, capturedAt: null, slot: null, withdrawn: false }
  return { id, turned, width, height, name, field: 'attachments', kind: 'photo', ...rest }
}
