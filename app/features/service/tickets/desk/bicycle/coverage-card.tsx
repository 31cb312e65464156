import { useLabels } from '#app/catalogue/catalogue.labels.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import type { Verdict } from '#app/features/bicycles/coverage/coverage.ts'
import { coverageWords, explainCoverage } from '#app/features/bicycles/coverage/coverage.words.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { StatusDot, type StatusTone } from '#app/kit/ui/status.tsx'
import { dayOf, formatDay } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { cardWords } from './coverage-card.words.ts'
import type { PageData } from '../page-data.ts'
import { ToldLine } from './told-line.tsx'

const verdictTones: Record<Verdict['verdict'], StatusTone> = {
  covered: 'green',
  'not-covered': 'red',
  unknown: 'orange',
}

type CoverageProps = { page: Pick<PageData, 'ticket' | 'verdict' | 'told' | 'rules' | 'registration' | 'built'> }

/** What the rules say, in words, and what the registration does: the decision is the staff's. */
export function CoverageCard({ page: { ticket, verdict, told, rules, registration, built } }: CoverageProps) {
  const say = useWords(cardWords)
  const coverage = useWords(coverageWords)
  const locale = useLocale()
  const { parts } = useLabels()
  const sentences = [
    ...explainCoverage(coverage, (day) => formatDay(locale, day), { rules, parts }, verdict),
    ...(registration ? registrationSentences(locale, ticket, registration) : []),
    ...builtSentences(locale, ticket, built),
    ...splitSentences(locale, ticket),
  ]
  return (
    <Card title={say('coverage')} className={`desk-verdict desk-verdict-${verdict.verdict}`}>
      <div className="coverage-words">
        <p className="desk-verdict-word">
          <StatusDot tone={verdictTones[verdict.verdict]}>{coverage(`verdict.${verdict.verdict}`)}</StatusDot>
        </p>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <ToldLine told={told} />
        <p className="muted">{say('coverage.advice')}</p>
      </div>
    </Card>
  )
}

/** What the maker's list of built bicycles says; nothing where there is no such list. */
function builtSentences(locale: Locale, ticket: PageData['ticket'], built: PageData['built']): string[] {
  const say = sayIn(cardWords, locale)
  if (built === undefined) return []
  if (built === null) return [say('built.not')]
  const { family, size, colour, deliveredOn } = built
  const bicycle = [family, size, colour].filter(Boolean).join(', ')
  return [
    deliveredOn === null
      ? say('built', { bicycle })
      : say('built.delivered', { bicycle, day: formatDay(locale, deliveredOn) }),
    ...(family === ticket.frameModel ? [] : [say('built.other-model')]),
  ]
}

/** Without it a warranty that has ended since would seem a mistake of the portal's. */
function splitSentences(locale: Locale, { claimedAt, createdAt }: PageData['ticket']): string[] {
  const day = dayOf(claimedAt)
  return day < dayOf(createdAt) ? [sayIn(cardWords, locale)('coverage.split', { day: formatDay(locale, day) })] : []
}

type Registration = NonNullable<PageData['registration']>

/** Where the claim says something else, and what speaks against it. */
function registrationSentences(locale: Locale, ticket: PageData['ticket'], registration: Registration): string[] {
  const say = sayIn(cardWords, locale)
  const { purchasedOn, country } = registration
  const claimed = ticket.dateOfPurchase
  const wasSold = ticket.damagePhase === 'km0' && purchasedOn < dayOf(ticket.claimedAt)
  return [
    ...(registration.isConfirmed ? [] : [say('registration.unconfirmed')]),
    ...(wasSold ? [say('registration.sold')] : []),
    ...(claimed && claimed !== purchasedOn ? [say('registration.date', { claimed: formatDay(locale, claimed) })] : []),
    ...(country === ticket.country ? [] : [say('registration.country', { country: countryName(locale, country) })]),
  ]
}
