import type { Letterhead } from '#app/kit/letterhead.ts'
import { type Block, writeLetter } from '#app/kit/mail-layout.server.tsx'
import { colon } from '#app/kit/words/formats.ts'
import { foreignTo } from '#app/kit/words/language-of.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { writeSpans } from '#app/features/people/shops/shops.ts'
import { placeOf } from '../calendar/entry.server.ts'
import { reasonText } from '../cancel-reason.ts'
import { appointmentWords } from '../appointments.words.ts'
import { weekdayOf } from '#app/features/people/shops/shops.time.ts'
import { momentWords, whenWords } from '../when-text.ts'
import type { Facts } from './facts.store.server.ts'
import { mailWords } from './mails.words.ts'
import { foreignZone } from './zones.ts'
import type { News } from './news.ts'

type Written = { subject: string; text: string; html: string }

type PersonLetter = {
  locale: Locale
  brand: Letterhead
  what: News
  facts: Facts
  firstName: string
  /** Where they see and cancel it; until when they may. */
  link: string | undefined
  until: Date | undefined
  now: Date
}

/** The mail to the person who comes: what has happened, and all they need that day. */
export function writePersonMail(letter: PersonLetter): Written {
  const { locale, brand, what, facts, firstName } = letter
  const say = sayIn(mailWords, locale)
  const { shopName: shop, cancelledBy, bicycle } = facts
  const when = whenWords(locale, facts.timeZone, facts)
  const text =
    what === 'cancelled' ? say(`cancelled.text.${cancelledBy ?? 'shop'}`, { shop }) : say(`${what}.text`, { shop })
  const subject =
    what === 'ready' ? say('ready.subject', { bicycle: bicycle || say('bicycle') }) : say(`${what}.subject`, { when })
  const blocks: Block[] = [
    { text: firstName ? say('hello', { name: firstName }) : say('hello.nameless') },
    { text },
    { text: `${sayIn(appointmentWords, locale)(`kind.${facts.kind}`)} · ${when}`, strong: true },
    ...aboutOf(letter),
    ...endOf(letter),
  ]
  return { subject, ...writeLetter(brand, blocks) }
}

/** Each a line of its own: a label and what it is. */
function aboutOf({ locale, what, facts }: PersonLetter): Block[] {
  const say = sayIn(mailWords, locale)
  const isAhead = what !== 'cancelled' && what !== 'ready'
  const { promisedAt, timeZone, mode, kindWords: own } = facts
  const promised = isAhead && mode === 'day' && promisedAt ? momentWords(locale, timeZone, promisedAt) : ''
  const zone = what === 'cancelled' ? undefined : foreignZone(locale, facts)
  const lines: [string, string][] = [
    [say('bicycle'), facts.bicycle],
    [say('reason'), what === 'cancelled' ? reasonText(locale, facts) : ''],
    [say('where'), placeOf(facts)],
    [say('phone'), facts.phone],
    [say('email'), facts.shopEmail],
    [say('way-in'), what === 'cancelled' ? '' : facts.wayIn],
    [say('drop-off'), isAhead && mode === 'day' ? dropOff(locale, facts) : ''],
    [say('promised'), promised],
    [say('bring'), isAhead ? say(`bring.${facts.kind}`) : ''],
  ]
  const told = lines
    .filter(([, value]) => value)
    .map(([label, value]) => ({
      text: `${label}${colon(locale)} ${value}`,
      ...(value === facts.wayIn && { lang: foreignTo(locale, value) }),
    }))
  return [
    ...told,
    ...(isAhead && own ? [{ text: own, quote: true, lang: foreignTo(locale, own) }] : []),
    ...(zone ? [{ text: say('zone', { zone }), small: true }] : []),
  ]
}

/** By the hours of that day. */
function dropOff(locale: Locale, { hours, day }: Facts): string {
  const spans = hours[weekdayOf(day)] ?? []
  return spans.length > 0 ? sayIn(mailWords, locale)('drop-off.hours', { hours: writeSpans(spans) }) : ''
}

function endOf({ locale, what, facts, link, until, now }: PersonLetter): Block[] {
  const say = sayIn(mailWords, locale)
  if (what === 'cancelled') return [{ text: say('cancelled.again') }]
  const mayCancel = what !== 'ready' && until !== undefined && until > now
  return [
    ...(link ? [{ text: say(mayCancel ? 'open.change' : 'open'), link }] : []),
    ...(link && mayCancel ? [{ text: say('until', { until: momentWords(locale, facts.timeZone, until) }) }] : []),
    ...(what === 'booked' && facts.kind !== 'warranty_inspection'
      ? [{ text: say(facts.kind === 'recall' ? 'recall-free' : 'pay-there'), small: true }]
      : []),
    ...(link ? [{ text: say('keep'), small: true }] : []),
  ]
}

type ShopLetter = {
  locale: Locale
  brand: Letterhead
  what: 'booked' | 'moved' | 'cancelled'
  facts: Facts
  link: string
  foot: Block
}

/** The mail that tells the shop what a rider did. */
export function writeShopMail({ locale, brand, what, facts, link, foot }: ShopLetter): Written {
  const say = sayIn(mailWords, locale)
  const kind = sayIn(appointmentWords, locale)(`kind.${facts.kind}`)
  const when = whenWords(locale, facts.timeZone, facts)
  const { personName: name, shopName, bicycle, message } = facts
  const said = what === 'cancelled' ? reasonText(locale, facts) : message
  const blocks: Block[] = [
    { text: say(`desk.${what}.text`, { name }) },
    { text: `${kind} · ${when}`, strong: true },
    { text: [shopName, bicycle].filter(Boolean).join(' · ') },
    ...(said
      ? [{ text: say(what === 'cancelled' ? 'desk.reason' : 'desk.message') }, { text: said, quote: true }]
      : []),
    { text: say('desk.open'), link },
  ]
  return { subject: say(`desk.${what}.subject`, { kind, when }), ...writeLetter(brand, blocks, foot) }
}
