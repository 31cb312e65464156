import { type Labels, nameOf, useLabels } from '#app/catalogue/catalogue.labels.ts'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDay, unbroken } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { type Numbered, replacedBy, replacing, type ShownReplacement } from './replacements.ts'
import { replacementWords } from './replacements.words.ts'

type LinesProps = {
  /** The bicycle whose page it is. */
  of: Numbered
  all: readonly ShownReplacement[]
  className: string
  toTicket: (id: number) => string
}

/** What replaced what, the oldest first, as seen from one bicycle. */
export function ReplacementLines({ of, all, className, toTicket }: LinesProps) {
  const say = useWords(replacementWords)
  const locale = useLocale()
  const labels = useLabels()
  return (
    <ul className={className}>
      {all.map((one) => (
        <li key={one.id}>
          <span>
            {replacementLabel(locale, labels, of, one, all)}{' '}
            <span className="serial unbroken">{shownNumber(of, one, all)}</span>
          </span>
          <span className="muted numbers">
            {unbroken(formatDay(locale, one.day))}
            {one.ticketId === null ? null : (
              <>
                {' · '}
                <Link to={toTicket(one.ticketId)}>{say('ticket', { id: String(one.ticketId) })}</Link>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function shownNumber(of: Numbered, one: ShownReplacement, all: readonly ShownReplacement[]): string {
  return replacing(all, of) === one ? one.from.number : one.to.number
}

function replacementLabel(
  locale: Locale,
  labels: Labels,
  of: Numbered,
  one: ShownReplacement,
  all: readonly ShownReplacement[],
): string {
  const say = sayIn(replacementWords, locale)
  const { kind, from } = one
  if (kind === 'part') {
    const part = nameOf(labels.parts, one.part ?? '')
    if (from.number === of.number) return say('part', { part })
    return say('part.at', { part, bicycle: from.number })
  }
  if (replacedBy(all, of) === one) return say(`by.${kind}`)
  if (replacing(all, of) === one) return say(`of.${kind}`)
  return say(`other.${kind}`, { bicycle: from.number })
}
