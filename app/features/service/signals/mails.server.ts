import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { labelsIn } from '#app/catalogue/catalogue.labels.ts'
import type { Letterhead } from '#app/kit/letterhead.ts'
import { type Block, writeLetter } from '#app/kit/mail-layout.server.tsx'
import { formatDay } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { mailWords } from './mails.words.ts'
import type { Signal } from './signals.ts'
import { cellText, figuresText, timesText } from './signals.words.ts'

type Letter = {
  locale: Locale
  firstName: string
  signal: Signal
  catalogue: Catalogue
  link: string
  brand: Letterhead
  /** The way out of the topic. */
  foot: Block
}

/** One signal, with what it was counted from. */
export function writeMail({ locale, firstName, signal, catalogue, link, brand, foot }: Letter) {
  const say = sayIn(mailWords, locale)
  const cell = cellText(locale, labelsIn(locale, catalogue), signal)
  const slots = { figures: figuresText(locale, signal), times: timesText(locale, signal) }
  const blocks: Block[] = [
    { text: firstName ? say('hello', { name: firstName }) : say('hello.nameless') },
    { text: say('text') },
    { text: cell, strong: true },
    { text: say('figures', { ...slots, day: formatDay(locale, signal.since) }) },
    { link, text: say('open') },
  ]
  return { subject: say('subject', { cell }), ...writeLetter(brand, blocks, foot) }
}
