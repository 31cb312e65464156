import { href } from 'react-router'
import { CheckStateDot } from '#app/features/service/checklists/checklists.state.tsx'
import { checkWords } from '#app/features/service/checklists/checklists.words.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { PageData } from './page-data.ts'

/** The checklists that were gone through on it, and those a workshop can begin. */
export function ChecksCard({ page: { checks, lists, product } }: { page: PageData }) {
  const say = useWords(checkWords)
  const locale = useLocale()
  const prefix = localePrefix(locale)
  if (checks.length + lists.length === 0) return null
  return (
    <Card title={say('checks')} id="checks">
      <div className="stack-small">
        {checks.length === 0 && <p className="muted">{say('checks.none')}</p>}
        <ul className="product-links">
          {checks.map(({ id, title, workshop, state, signedAt, begunAt }) => (
            <li key={id}>
              <Link to={href('/:locale?/checks/:id', { ...prefix, id: String(id) })}>{title}</Link>
              <span className="product-line">
                <CheckStateDot state={state} />
                <span className="muted numbers">{formatDate(locale, signedAt ?? begunAt)}</span>
                <span className="muted">{workshop}</span>
                {state === 'signed' && (
                  <a href={href('/:locale?/checks/:id/pdf', { ...prefix, id: String(id) })} aria-label={`PDF ${title}`}>
                    PDF
                  </a>
                )}
              </span>
            </li>
          ))}
        </ul>
        {lists.length > 0 && (
          <div className="cluster">
            {lists.map(({ code, title }) => (
              <LinkButton
                key={code}
                size="small"
                to={href('/:locale?/products/:id/checks/:kind', { ...prefix, id: String(product.id), kind: code })}
              >
                {title}
              </LinkButton>
            ))}
          </div>
        )}
      </div>
    </Card>
  )
}
