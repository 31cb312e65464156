import { StatusDot, type StatusTone } from '#app/kit/ui/status.tsx'
import { formatDay, unbroken } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { isShown, type QuoteStatus, type Standing } from './quotes.ts'
import { leftIn, quoteWords } from './quotes.words.ts'
import './quotes.css'

const tones: Record<Standing, StatusTone> = {
  pending: 'orange',
  accepted: 'green',
  rejected: 'red',
  withdrawn: 'hollow',
  expired: 'hollow',
}

/** What became of a quote, as a dot and a word. */
export function QuoteStanding({ standing }: { standing: Standing }) {
  const say = useWords(quoteWords)
  return <StatusDot tone={tones[standing]}>{say(`standing.${standing}`)}</StatusDot>
}

/** For staff: what is not yet shown to anybody awaits no answer. */
export function StaffStanding({ standing, status }: { standing: Standing; status: QuoteStatus }) {
  const say = useWords(quoteWords)
  if (isShown(status)) return <QuoteStanding standing={standing} />
  return <StatusDot tone="hollow">{say(`status.${status}`)}</StatusDot>
}

/** The last day, and near it how many are left. */
export function QuoteExpiry({ expiresOn, daysLeft }: { expiresOn: string; daysLeft: number | undefined }) {
  const locale = useLocale()
  return (
    <>
      {unbroken(formatDay(locale, expiresOn))}
      {daysLeft === undefined ? null : ' · '}
      {daysLeft === undefined ? null : <strong className="quote-left">{leftIn(locale, daysLeft)}</strong>}
    </>
  )
}
