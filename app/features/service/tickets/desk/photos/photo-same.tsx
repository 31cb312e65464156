import { Columns2 } from 'lucide-react'
import { href } from 'react-router'
import type { Attachment, SamePhoto } from '#app/features/content/attachments/attachments.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { paneWords } from './photo-pane.words.ts'

/** Beside one photo a dozen copies of it say no more than the latest. */
const mostShown = 8

type SameProps = {
  pictures: readonly Attachment[]
  onCompare: (pair: [Attachment, Attachment]) => void
}

/** Which of the pictures seem to be in other tickets: in which, whose, and since when. */
export function SamePhotos({ pictures, onCompare }: SameProps) {
  const say = useWords(paneWords)
  const found = pictures.flatMap((file) => (file.same ?? []).map((same) => ({ file, same })))
  if (found.length === 0) return null
  return (
    <ul className="photo-same" aria-label={say('same')}>
      {found.slice(0, mostShown).map(({ file, same }) => (
        <li key={`${file.id} ${same.id}`}>
          <SameLine file={file} same={same} onCompare={onCompare} />
        </li>
      ))}
    </ul>
  )
}

type LineProps = Pick<SameProps, 'onCompare'> & { file: Attachment; same: SamePhoto }

function SameLine({ file, same, onCompare }: LineProps) {
  const say = useWords(paneWords)
  const locale = useLocale()
  const number = String(same.ticketId)
  const named = say('number', { number })
  return (
    <>
      <span>
        {say('same.of', { name: file.name })}{' '}
        <Link to={href('/:locale?/console/tickets/:id', { ...localePrefix(locale), id: number })}>{named}</Link>
        {` · ${same.companyName} · ${formatDate(locale, new Date(same.openedAt))}`}
      </span>
      <Button
        size="small"
        className="needs-script"
        icon={<Columns2 size={16} />}
        aria-label={say('compare.of', { number })}
        onClick={() => onCompare([file, asFile(same, named)])}
      >
        {say('compare')}
      </Button>
    </>
  )
}

/** As the pane shows a picture; it goes by the ticket it is of. */
function asFile({ id, turned, width, height }: SamePhoto, name: string): Attachment {
  const rest = { messageId: null, bytes: 0, capturedAt: null, slot: null, withdrawn: false }
  return { id, turned, width, height, name, field: 'attachments', kind: 'photo', ...rest }
}
