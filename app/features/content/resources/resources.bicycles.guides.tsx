import { Link } from '#app/kit/ui/link.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { pathIn } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { BicycleGuide } from './resources.bicycles.server.ts'
import { pathOf } from './resources.ts'
import { resourceWords } from './resources.words.ts'
import './resources.css'

/** The manuals and size guides of a bicycle, as a list within its page. */
export function BicycleGuides({ guides }: { guides: readonly BicycleGuide[] }) {
  const words = useWords(resourceWords)
  const locale = useLocale()
  return (
    <ul className="bicycle-guides">
      {guides.map((guide) => (
        <li key={guide.id}>
          <Link to={pathIn(locale, pathOf(guide))} lang={guide.language}>
            {guide.title}
          </Link>
          <p className="muted numbers">
            {[
              words(`language.${guide.language}`),
              words('version', { number: guide.version }),
              formatDate(locale, guide.changedAt),
            ].join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  )
}
