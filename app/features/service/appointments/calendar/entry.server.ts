import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { numberBeside } from '../appointments.ts'
import type { Facts } from '../mails/facts.store.server.ts'
import { calendarWords } from './calendar.words.ts'
import type { Entry } from './ics.server.ts'

type Telling = { locale: Locale; title: string; link?: string | undefined; isForShop?: boolean }

/**
 * An appointment as it stands in a calendar. It bears no key: calendars are shown to families and colleagues. `link`
 * is for anyone who signs in.
 */
export function entryOf(facts: Facts, { locale, title, link, isForShop = false }: Telling): Entry {
  const { id, submission, sequence, changedAt, mode, day, startsAt: from, endsAt: to } = facts
  const time = mode === 'hour' && from && to ? { from, to } : { day }
  return {
    uid: `${id}-${submission}@ammiraglia`,
    sequence,
    changedAt,
    time,
    title,
    text: isForShop ? bicycleIn(facts) : textOf(facts, locale),
    place: placeOf(facts),
    link,
  }
}

/** In one line: the shop's name and where it is. */
export function placeOf({
  shopName,
  street,
  postcode,
  city,
}: Pick<Facts, 'shopName' | 'street' | 'postcode' | 'city'>) {
  return `${shopName}, ${street}, ${postcode} ${city}`
}

/** What one needs on the way: the bicycle, where the door is, whom to call. */
function textOf(facts: Facts, locale: Locale): string {
  const { phone, wayIn } = facts
  const called = phone && sayIn(calendarWords, locale)('entry.phone', { phone })
  return [bicycleIn(facts), called, wayIn].filter(Boolean).join('\n')
}

function bicycleIn(facts: Facts): string {
  return [facts.bicycle, numberBeside(facts)].filter(Boolean).join(' · ')
}
