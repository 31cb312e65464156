import { href } from 'react-router'
import { useLabels } from '#app/catalogue/catalogue.labels.ts'
import { Link } from '#app/kit/ui/link.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { TicketSignal } from './signals.ts'
import { cellInSentence, figuresText, noteWords } from './signals.words.ts'

/** One line for each open signal that a ticket counts for. */
export function SignalNote({ signals }: { signals: readonly TicketSignal[] }) {
  const say = useWords(noteWords)
  const locale = useLocale()
  const labels = useLabels()
  return signals.map((signal) => (
    <p key={signal.id}>
      <Link to={href('/:locale?/console/signals/:id', { ...localePrefix(locale), id: String(signal.id) })}>
        {say('open', { cell: cellInSentence(locale, labels, signal) })}
      </Link>{' '}
      <span className="muted">{figuresText(locale, signal)}</span>
    </p>
  ))
}
