import { type Block, writeLetter } from '#app/kit/letter.server.tsx'
import { formatDate, formatList } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Lead } from './leads.ts'
import { mailWords } from './mails.words.ts'

type Letter = {
  locale: Locale
  firstName: string
  lead: Pick<Lead, 'id' | 'productsOfInterest' | 'dueAt'>
  link: string
  brand: string
  /** The way out of the topic. */
  foot: Block
}

export function writeMail({ locale, firstName, lead, link, brand, foot }: Letter) {
  const say = sayIn(mailWords, locale)
  const { productsOfInterest: models, dueAt } = lead
  const blocks: Block[] = [{ text: say('hello', { name: firstName }) }, { text: say('text') }]
  if (models.length > 0) blocks.push({ text: say('models', { models: formatList(locale, models) }), strong: true })
  if (dueAt) blocks.push({ text: say('due', { moment: formatDate(locale, dueAt, 'moment') }) })
  blocks.push({ link, text: say('open') }, { text: brand, small: true }, foot)
  return { subject: say('subject', { id: String(lead.id) }), ...writeLetter(locale, blocks) }
}
