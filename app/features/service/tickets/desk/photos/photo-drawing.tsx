import { MapPin } from 'lucide-react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useWords } from '#app/kit/words/use-words.ts'
import type { Marked } from '#app/features/service/marks/marks.ts'
import { MarkedDrawing, marksPlace } from '#app/features/service/marks/marks.tsx'
import { marksWords } from '#app/features/service/marks/marks.words.ts'

/** Stands among the pictures of a ticket as one of them. */
export const drawingItem = { id: 'marks', kind: 'drawing' } as const

/** The drawing as it was marked, large; the card of the claim says it in words. */
export function ShownDrawing({ marked }: { marked: Marked | null }) {
  const say = useWords(marksWords)
  if (!marked) return null
  return (
    <figure className="photo-shown photo-drawing">
      <MarkedDrawing {...marked} />
      <figcaption>{say('title')}</figcaption>
    </figure>
  )
}

type SmallProps = {
  marked: Marked
  isShown: boolean
  onPress: (event: MouseEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Its place in the strip; without a script it leads to the words below. */
export function SmallDrawing({ marked, isShown, onPress, onKeyDown }: SmallProps) {
  const say = useWords(marksWords)
  return (
    <li>
      <a
        href={`#${marksPlace}`}
        className="photo photo-small-drawing"
        aria-current={isShown || undefined}
        onClick={onPress}
        onKeyDown={onKeyDown}
      >
        <MapPin size={20} aria-hidden />
        <span className="visually-hidden">{say('title')}</span>
        <span aria-hidden="true">{marked.marks.length}</span>
      </a>
      <span className="photo-small-name cut" title={say('title')}>
        {say('title')}
      </span>
    </li>
  )
}
