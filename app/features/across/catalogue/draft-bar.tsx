import { href } from 'react-router'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Draft } from './draft.server.ts'
import { draftWords } from './draft.words.ts'

/** On every page of a section: what is typed here does not hold before it is published. */
export function DraftBar({ draft }: { draft: Omit<Draft, 'catalogue'> }) {
  const say = useWords(draftWords)
  const locale = useLocale()
  const { revision, changedAt, changedBy } = draft
  if (revision === 0) return null
  return (
    <Alert tone="info" title={say('bar.changed')}>
      <p>
        {changedAt && changedBy
          ? say('bar.by', { name: changedBy, moment: formatDate(locale, changedAt, 'moment') })
          : null}{' '}
        <Link to={href('/:locale?/console/catalogue', localePrefix(locale))}>{say('bar.open')}</Link>
      </p>
    </Alert>
  )
}
