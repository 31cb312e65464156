import type { Letterhead } from '#app/kit/letterhead.ts'
import { type Block, writeLetter } from '#app/kit/mail-layout.server.tsx'
import { formatDate, formatList } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Lead } from './leads.ts'
import { leadWords } from './leads.words.ts'
import { mailWords } from './mails.words.ts'

/** A new lead, one that waits for its answer, one that came back, one that was taken back, one that was erased. */
export type LeadMail = 'routed' | 'unanswered' | 'declined' | 'taken' | 'erased'

type Letter = {
  locale: Locale
  firstName: string
  lead: Pick<Lead, 'id' | 'companyName' | 'declineReason' | 'productsOfInterest' | 'dueAt'>
  link: string
  brand: Letterhead
  /** The way out of the topic, where there is one. */
  foot: Block | undefined
}

export function writeMail(mail: LeadMail, { locale, firstName, lead, link, brand, foot }: Letter) {
  const say = sayIn(mailWords, locale)
  const { id, companyName: company, declineReason: reason, productsOfInterest: models, dueAt } = lead
  const blocks: Block[] = [
    { text: firstName ? say('hello', { name: firstName }) : say('hello.nameless') },
    { text: say(`${mail}.text`, { company }) },
  ]
  const isOver = mail === 'taken' || mail === 'erased'
  if (models.length > 0 && !isOver)
    blocks.push({ text: say('models', { models: formatList(locale, models) }), strong: true })
  if (dueAt && (mail === 'routed' || mail === 'unanswered'))
    blocks.push({ text: say(`${mail}.due`, { moment: formatDate(locale, dueAt, 'moment') }) })
  if (reason && mail === 'declined')
    blocks.push({ text: say('reason', { reason: sayIn(leadWords, locale)(`decline.${reason}`) }) })
  blocks.push({ link, text: say(isOver ? 'open.list' : 'open') })
  return { subject: say(`${mail}.subject`, { id: String(id), company }), ...writeLetter(brand, blocks, foot) }
}
