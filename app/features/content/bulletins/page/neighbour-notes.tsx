import { href } from 'react-router'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Bulletin } from '../bulletins.ts'
import { bulletinWords } from '../bulletins.words.ts'

type NeighbourNotesProps = {
  bulletin: Pick<Bulletin, 'replaces' | 'replacedBy'>
  /** Those of them that their reader may open. */
  shown: readonly number[]
}

/** What has taken its place, and whose place it has taken. */
export function NeighbourNotes({ bulletin: { replaces, replacedBy }, shown }: NeighbourNotesProps) {
  const say = useWords(bulletinWords)
  const prefix = localePrefix(useLocale())
  const linkTo = ({ id, number }: { id: number; number: string }) =>
    shown.includes(id) ? (
      <Link to={href('/:locale?/resources/bulletins/:id', { ...prefix, id: String(id) })}>
        {say('open-it', { number })}
      </Link>
    ) : undefined
  return (
    <>
      {replacedBy ? (
        <Alert tone="warning" title={say('replaced-by', { number: replacedBy.number })} action={linkTo(replacedBy)}>
          {say('replaced-by.words')}
        </Alert>
      ) : null}
      {replaces ? <Alert title={say('replaces', { number: replaces.number })} action={linkTo(replaces)} /> : null}
    </>
  )
}
