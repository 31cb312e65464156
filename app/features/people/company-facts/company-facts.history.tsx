import { useBrand } from '#app/kit/brand.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Timeline } from '#app/kit/ui/timeline.tsx'
import { colon, formatDate, formatDay } from '#app/kit/words/formats.ts'
import { isLocale, type Locale, localeNames } from '#app/kit/words/locales.ts'
import { formatMoney } from '#app/kit/words/money.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { type CompanyEvent, type EventDetail, type FactName, factNames } from './company-facts.ts'
import { factsWords } from './company-facts.words.ts'

/** What was done to a company: who, when and what. */
export function CompanyHistory({ events }: { events: readonly CompanyEvent[] }) {
  const say = useWords(factsWords)
  const locale = useLocale()
  const brand = useBrand().name
  const items = events.map(({ id, kind, at, by, isStaffs, detail }) => ({
    key: id,
    state: 'done' as const,
    title: say(`event.${kind}`),
    time: formatDate(locale, at, 'moment'),
    detail: [isStaffs ? say('by.staff', { name: by, brand }) : by, ...linesOf(locale, detail)].map((line) => (
      <p key={line}>{line}</p>
    )),
  }))
  return (
    <Card title={say('history')}>
      {items.length > 0 ? <Timeline label={say('history')} items={items} /> : <p>{say('history.none')}</p>}
    </Card>
  )
}

function linesOf(locale: Locale, { changes = {}, terms, before, shop, merged }: EventDetail): string[] {
  const say = sayIn(factsWords, locale)
  const changed = factNames.flatMap((name) => {
    const [from, to] = changes[name] ?? []
    if (from === undefined || to === undefined) return []
    return `${say(name)}${colon(locale)} ${shown(locale, name, from)} → ${shown(locale, name, to)}`
  })
  const [was, is] = changes.kind ?? []
  return [
    ...changed,
    ...(was && is ? [`${say('kind')}${colon(locale)} ${say(kindWord(was))} → ${say(kindWord(is))}`] : []),
    ...(terms
      ? [say('event.rate', { rate: formatMoney(locale, terms.rate), day: formatDay(locale, terms.validFrom) })]
      : []),
    ...(merged ? [[merged.name, merged.customerNumber, merged.vatNumber].filter(Boolean).join(' · ')] : []),
    ...(shop ? [shopLine(locale, shop)] : []),
    ...(before ? [say('event.before', { rate: formatMoney(locale, before) })] : []),
  ]
}

function shopLine(locale: Locale, { name, fields = [] }: NonNullable<EventDetail['shop']>): string {
  const say = sayIn(factsWords, locale)
  const changed = fields.map((field) => say(field))
  return changed.length > 0 ? `${name}${colon(locale)} ${changed.join(', ')}` : name
}

function shown(locale: Locale, name: FactName, value: string): string {
  if (name === 'country') return countryName(locale, value)
  if (name === 'locale') return isLocale(value) ? localeNames[value] : value
  return value || '–'
}

function kindWord(kind: string): 'kind.dealer' | 'kind.customer' {
  return kind === 'dealer' ? 'kind.dealer' : 'kind.customer'
}
