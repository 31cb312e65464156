import type { ReactNode } from 'react'
import { href } from 'react-router'
import { useLabels } from '#app/catalogue/catalogue.labels.ts'
import { Link } from '#app/kit/ui/link.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { deskWords } from '../desk/desk.words.ts'
import { StageStatus } from '../tickets.stage.tsx'
import { subjectOf } from '../tickets.words.ts'
import type { Related } from './related.ts'
import { relatedWords } from './related.words.ts'
import './related.css'

type ListProps = { related: readonly Related[]; forStaff?: boolean; end?: (one: Related) => ReactNode }

/** Each other ticket with how it belongs to this one, and what is to be read there. */
export function RelatedList({ related, forStaff = false, end }: ListProps) {
  return (
    <ul className="related">
      {related.map((one) => (
        <li key={`${one.kind} ${one.id}`}>
          <Other one={one} forStaff={forStaff} />
          {end?.(one)}
        </li>
      ))}
    </ul>
  )
}

function Other({ one, forStaff }: { one: Related; forStaff: boolean }) {
  const say = useWords(relatedWords)
  const desk = useWords(deskWords)
  const locale = useLocale()
  const place = { ...localePrefix(locale), id: String(one.id) }
  const to = forStaff ? href('/:locale?/console/tickets/:id', place) : href('/:locale?/tickets/:id', place)
  const found = [
    one.companyName,
    one.messages > 0 ? say('messages', { count: one.messages }) : undefined,
    one.files > 0 ? desk('files.count', { count: one.files }) : undefined,
  ]
  return (
    <>
      <p className="related-head">
        <span className="muted">{say(wayOf(one))}</span>
        <StageStatus ticket={one} />
      </p>
      <p>
        <Link to={to}>{desk('ticket.number', { number: String(one.id) })}</Link> {subjectOf(locale, useLabels(), one)}
      </p>
      <p className="muted numbers">{found.filter(Boolean).join(' · ')}</p>
    </>
  )
}

function wayOf({ kind, isSource }: Related) {
  if (kind === 'linked') return 'linked'
  return isSource ? (`${kind}.source` as const) : (`${kind}.target` as const)
}
