import type { Letterhead } from '#app/kit/letterhead.ts'
import { type Block, writeLetter } from '#app/kit/mail-layout.server.tsx'
import { formatDay } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { formatMoney } from '#app/kit/words/money.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { findMessage } from './conversation.server.ts'
import { mailWords } from './mails.words.ts'
import { moneyOf, type Quote } from './quotes.ts'

type Message = NonNullable<Awaited<ReturnType<typeof findMessage>>>

export type News = { mail: 'shown' | 'expiring' | 'decided' } | { mail: 'message'; message: Message }

export type Letter = {
  locale: Locale
  brand: Letterhead
  firstName: string
  quote: Quote
  link: string
  news: News
  /** The way out of the topic, where there is one. */
  foot: Block | undefined
}

/** One mail in its reader's language, as text and as HTML of the same words. */
export function writeMail(letter: Letter): { subject: string; text: string; html: string } {
  const { locale, brand, firstName, quote, link } = letter
  const say = sayIn(mailWords, locale)
  const { subject, body } = toldOf(letter)
  const blocks: Block[] = [
    { text: firstName ? say('hello', { name: firstName }) : say('hello.nameless') },
    ...body,
    { text: say('about', { number: quote.number, title: quote.title }), strong: true },
    { text: say('amount', { amount: formatMoney(locale, moneyOf(quote)) }) },
    { link, text: say('open') },
    { text: say('end'), small: true },
  ]
  return { subject, ...writeLetter(brand, blocks, letter.foot) }
}

type Told = { subject: string; body: Block[] }

function toldOf(letter: Letter): Told {
  const { news } = letter
  if (news.mail === 'message') return written(letter, news.message)
  return news.mail === 'decided' ? decided(letter) : asking(letter, news.mail)
}

function asking({ locale, quote }: Letter, mail: 'shown' | 'expiring'): Told {
  const say = sayIn(mailWords, locale)
  return {
    subject: say(`${mail}.subject`, { number: quote.number }),
    body: [{ text: say(`${mail}.text`) }, { text: say('until', { day: formatDay(locale, quote.expiresOn) }) }],
  }
}

function decided({ locale, quote }: Letter): Told {
  const say = sayIn(mailWords, locale)
  const { number, companyName: company, decidedName: name, decidedComment: comment } = quote
  const outcome = quote.acceptance === 'accepted' ? 'accepted' : 'rejected'
  return {
    subject: say(`${outcome}.subject`, { number, company }),
    body: [
      { text: say(`${outcome}.text`, { name: name ?? '', company }) },
      ...(comment ? [{ text: comment, quote: true }] : []),
    ],
  }
}

function written({ locale, brand, quote }: Letter, message: Message): Told {
  const say = sayIn(mailWords, locale)
  const author = message.fromStaff
    ? say('author.staff', { name: message.authorFirstName, brand: brand.name })
    : say('author.company', { name: message.authorName, company: quote.companyName })
  return {
    subject: say('message.subject', { number: quote.number }),
    body: [{ text: say('message.text', { author }) }, { text: message.body, quote: true }],
  }
}
