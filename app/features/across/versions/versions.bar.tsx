import { Alert } from '#app/kit/ui/alert.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { DocumentName } from '#app/kit/versions/versions.server.ts'
import { addressOf } from '#app/features/people/pages/pages.ts'
import type { DraftState } from './versions.ts'
import { versionsWords } from './versions.words.ts'

/**
 * On every page of a document: what is typed here does not hold before it is published.
 * @param page where it is published; none: here
 */
export function DraftBar({ draft, page }: { draft: DraftState; page?: DocumentName }) {
  const say = useWords(versionsWords)
  const locale = useLocale()
  const { changedAt, changedBy } = draft
  if (!changedAt) return null
  return (
    <Alert tone="info" title={say('bar.changed')}>
      <p>
        {changedBy ? say('bar.by', { name: changedBy, moment: formatDate(locale, changedAt, 'moment') }) : null}{' '}
        {page ? <Link to={addressOf(locale, page)}>{say('bar.open')}</Link> : null}
      </p>
    </Alert>
  )
}
