import type { Letterhead } from '#app/kit/letterhead.ts'
import { type Block, writeLetter } from '#app/kit/mail-layout.server.tsx'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { mailWords } from '../mail/mails.words.ts'
import { scores } from './ratings.ts'
import { satisfactionWords } from './satisfaction.words.ts'
import { questionMailWords } from './mails.words.ts'

type Question = {
  locale: Locale
  brand: Letterhead
  name: string
  ticket: { id: number; subject: string }
  question: string
  /** To which the chosen score is added. */
  link: string
  foot: Block
}

/** The question with a link for each answer, which opens the page with it chosen. */
export function writeQuestion({ locale, brand, name, ticket, question, link, foot }: Question) {
  const say = sayIn(questionMailWords, locale)
  const mails = sayIn(mailWords, locale)
  const words = sayIn(satisfactionWords, locale)
  const blocks: Block[] = [
    { text: mails('hello', { name }) },
    { text: say('text', { id: String(ticket.id) }) },
    { text: ticket.subject, strong: true },
    { text: question, strong: true },
    ...scores.map((score) => ({ text: `${score} · ${words(`score.${score}`)}`, link: `${link}?score=${score}` })),
    { text: say('counts'), small: true },
    { text: say('once'), small: true },
  ]
  return { subject: say('subject', { id: String(ticket.id) }), ...writeLetter(brand, blocks, foot) }
}
