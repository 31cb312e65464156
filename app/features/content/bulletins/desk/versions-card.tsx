import { CardFold } from '#app/kit/ui/fold.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Version } from '../bulletins.ts'
import { bulletinWords } from '../bulletins.words.ts'
import { deskWords } from './desk.words.ts'

/** What it has said, by whom it was put out, and whether it asked again. */
export function VersionsCard({ versions, path }: { versions: readonly Version[]; path: string }) {
  const say = useWords(deskWords)
  const locale = useLocale()
  const title = useWords(bulletinWords)('versions')
  if (versions.length === 0) return null
  return (
    <CardFold title={title}>
      <ol className="bulletin-versions">
        {versions.map(({ number, askedAgain, publishedBy, publishedAt }) => (
          <li key={number}>
            <Link to={`${path}?version=${number}`}>
              {say('version.line', { number, day: formatDate(locale, publishedAt) })}
            </Link>
            <span className="muted">
              {[publishedBy, askedAgain ? say('version.again') : undefined].flatMap((text) =>
                text ? [` · ${text}`] : [],
              )}
            </span>
          </li>
        ))}
      </ol>
    </CardFold>
  )
}
