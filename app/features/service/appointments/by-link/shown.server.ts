import { writeSpans } from '#app/features/people/shops/shops.ts'
import { formatMoney } from '#app/kit/words/money.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { placeOf } from '../calendar/entry.server.ts'
import { appointmentWords } from '../appointments.words.ts'
import type { Facts } from '../mails/facts.store.server.ts'
import { mailWords } from '../mails/mails.words.ts'
import { foreignZone } from '../mails/zones.ts'
import { weekdayOf } from '#app/features/people/shops/shops.time.ts'
import { momentWords, whenWords } from '../when-text.ts'
import type { readChoices } from './by-link.server.ts'
import type { Shown } from './shown.ts'

type Choices = Awaited<ReturnType<typeof readChoices>>

/** What the page shows: of the person nothing, since the link may have come into other hands. */
export function shownOf(facts: Facts, choices: Choices, locale: Locale): Shown {
  const say = sayIn(mailWords, locale)
  const words = sayIn(appointmentWords, locale)
  const { mode, timeZone, promisedAt, state, phone } = facts
  const isAhead = state === 'booked'
  const spans = facts.hours[weekdayOf(facts.day)] ?? []
  const zone = foreignZone(locale, facts)
  const lines: [string, string][] = [
    [say('bicycle'), facts.bicycle],
    [words('package'), priceOf(facts, locale)],
    [say('where'), placeOf(facts)],
    [say('way-in'), isAhead ? facts.wayIn : ''],
    [
      say('drop-off'),
      isAhead && mode === 'day' && spans.length > 0 ? say('drop-off.hours', { hours: writeSpans(spans) }) : '',
    ],
    [say('promised'), promisedAt && mode === 'day' && isAhead ? momentWords(locale, timeZone, promisedAt) : ''],
    [say('bring'), isAhead ? say(`bring.${facts.kind}`) : ''],
  ]
  return {
    heading: `${words(`kind.${facts.kind}`)} · ${whenWords(locale, timeZone, facts)}`,
    state,
    shop: facts.shopName,
    phone,
    email: facts.shopEmail,
    words: facts.kindWords,
    lines: lines.flatMap(([term, detail]) => (detail ? [{ term, detail, isShops: detail === facts.wayIn }] : [])),
    zone: zone ? say('zone', { zone }) : '',
    sequence: facts.sequence,
    mayChange: choices.mayChange,
    until: momentWords(locale, timeZone, choices.until),
    free: choices.free.map(({ value, when }) => ({ value, label: whenWords(locale, timeZone, when) })),
  }
}

/** What was booked as a package has its price. */
function priceOf({ package: booked }: Facts, locale: Locale): string {
  if (!booked) return ''
  const price = formatMoney(locale, { minor: booked.amount, currency: booked.currency })
  return sayIn(appointmentWords, locale)('package.price', { price })
}
