import type { Letterhead } from '#app/kit/letterhead.ts'
import { type Block, writeLetter } from '#app/kit/mail-layout.server.tsx'
import { colon } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Recall } from '../recalls.ts'
import { recallWords } from '../recalls.words.ts'
import { mailWords } from './mails.words.ts'
import type { Reader, ToldUnit } from './recipients.store.server.ts'

type Letter = {
  brand: Letterhead
  reader: Pick<Reader, 'locale' | 'firstName' | 'role' | 'mayBook'>
  what: 'published' | 'reminded'
  recall: Recall
  units: readonly ToldUnit[]
  /** Links to their own bicycles, and to the notice where anybody may read it. */
  links: { own: string; notice: string | undefined }
}

const serialsShown = 20

/** The whole notice, and which of their bicycles it is about. */
export function writeMail({ brand, reader, what, recall, units, links }: Letter) {
  const { locale, firstName, role, mayBook } = reader
  const say = sayIn(mailWords, locale)
  const words = sayIn(recallWords, locale)
  const { texts, kind } = recall
  const headline = words(`headline.${kind}`)
  const isRider = role === 'customer'
  const line = (label: string, text: string): Block => ({ text: `${label}${colon(locale)} ${text}` })
  const blocks: Block[] = [
    { text: firstName ? say('hello', { name: firstName }) : say('hello.nameless') },
    { text: headline, strong: true },
    { text: say(isRider ? 'rider' : 'dealer', { count: units.length }) },
    { text: serialsIn(locale, units, isRider), strong: true },
    line(words('product'), texts.product[locale]),
    line(words('risk'), texts.risk[locale]),
    line(words('action'), texts.action[locale]),
    ...(recall.remedies.length > 0 ? [line(words('remedies'), remediesIn(locale, recall))] : []),
    ...(isRider ? [] : [{ text: say('stock') }]),
    { text: say(isRider && mayBook ? 'book' : 'open'), link: links.own },
    ...(links.notice ? [{ text: say('notice'), link: links.notice }] : []),
    ...contactOf(locale, recall),
  ]
  const subject = say(what === 'reminded' ? 'subject.again' : 'subject', { headline, product: texts.product[locale] })
  return { subject, ...writeLetter(brand, blocks, { text: say('why'), small: true }) }
}

function serialsIn(locale: Locale, units: readonly ToldUnit[], isRider: boolean): string {
  const say = sayIn(mailWords, locale)
  const shown = units.slice(0, serialsShown).map(({ serialNumber, family, isHeld }) => {
    const serial = [family, serialNumber].filter(Boolean).join(' ')
    return isHeld || isRider ? serial : say('dealer.sold', { serial })
  })
  const left = units.length - shown.length
  return [...shown, ...(left > 0 ? [say('more', { count: left })] : [])].join(', ')
}

function remediesIn(locale: Locale, { remedies, texts }: Recall): string {
  const words = sayIn(recallWords, locale)
  const named = remedies.map((one) => words(`remedy.${one}`)).join(', ')
  const choice = words(remedies.length > 1 ? 'remedies.choice' : 'remedies.one')
  return [`${choice} ${named}.`, remedies.length > 1 ? '' : texts.reason[locale]].filter(Boolean).join(' ')
}

function contactOf(locale: Locale, { phone, email }: Recall): Block[] {
  const told = [phone, email].filter(Boolean).join(' · ')
  return told ? [{ text: `${sayIn(recallWords, locale)('contact')}${colon(locale)} ${told}` }] : []
}
