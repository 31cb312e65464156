import { href } from 'react-router'
import { Card } from '#app/kit/ui/card.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { languageAmong } from '#app/kit/words/texts.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { PackageRow } from './packages.ts'
import { packageWords } from './packages.words.ts'
import './packages.css'

/** What a rider can have done to a bicycle of theirs: each leads to where, and for how much. */
export function PackagesCard({ services, productId }: { services: readonly PackageRow[]; productId: number }) {
  const say = useWords(packageWords)
  const locale = useLocale()
  if (services.length === 0) return null
  return (
    <Card title={say('for-bicycle')}>
      <ul className="package-lines">
        {services.map(({ id, titles }) => {
          const language = languageAmong(titles, locale)
          const to = href('/:locale?/packages/:id', { ...localePrefix(locale), id: String(id) })
          return (
            <li key={id}>
              <Link to={`${to}?product=${productId}`}>
                <span lang={language}>{titles[language]}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
