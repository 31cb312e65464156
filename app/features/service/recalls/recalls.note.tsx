import { href } from 'react-router'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { isPublic, type OpenRecall, unitAnchor } from './recalls.ts'
import { noteWords, recallWords } from './recalls.words.ts'

type NoteProps = {
  recalls: readonly OpenRecall[]
  /** Who reads it: staff and companies have a page of their own, everybody else the notice alone. */
  reader: 'staff' | 'company' | 'anybody'
  /** Where the remedy is booked, for whom that is. */
  bookTo?: string | undefined
}

/** Stands above whatever is about a bicycle that is still to be seen to. */
export function RecallNote({ recalls, reader, bookTo }: NoteProps) {
  const say = useWords(noteWords)
  const words = useWords(recallWords)
  const locale = useLocale()
  const prefix = localePrefix(locale)
  return recalls.map(({ id, number, kind, unitId, unitState, action }) => {
    const headline = words(`headline.${kind}`)
    return (
      <Alert
        key={id}
        tone="danger"
        title={say('title', { headline, number })}
        action={
          <>
            {bookTo && unitState !== 'booked' && <Link to={bookTo}>{say('book')}</Link>}
            {reader === 'staff' && (
              <Link to={href('/:locale?/console/recalls/:id', { ...prefix, id: String(id) })}>{say('own')}</Link>
            )}
            {reader === 'company' && (
              <Link to={`${href('/:locale?/recalls', prefix)}#${unitAnchor(unitId)}`}>{say('own')}</Link>
            )}
            {isPublic(kind) && (
              <Link to={href('/:locale?/safety/:number', { ...prefix, number })}>{say('notice')}</Link>
            )}
          </>
        }
      >
        {action[locale]}
      </Alert>
    )
  })
}
