import { href } from 'react-router'
import { Card } from '#app/kit/ui/card.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { BulletinHit } from './bulletins.ts'
import { bulletinWords } from './bulletins.words.ts'
import './pages.css'

/** What the maker has to say about one bicycle, the latest first. */
export function BulletinsCard({ bulletins }: { bulletins: readonly BulletinHit[] }) {
  const say = useWords(bulletinWords)
  const locale = useLocale()
  if (bulletins.length === 0) return null
  return (
    <Card title={say('bulletins')}>
      <ul className="bulletin-hits">
        {bulletins.map(({ id, number, title, language, listedAt, isOpen }) => (
          <li key={id}>
            <Link to={href('/:locale?/resources/bulletins/:id', { ...localePrefix(locale), id: String(id) })}>
              <span lang={language}>{title}</span>
            </Link>
            <p className="muted numbers">
              {number} · {formatDate(locale, listedAt)}
            </p>
            {isOpen ? <StatusDot tone="orange">{say('open')}</StatusDot> : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}
